import Lua
import NavigationModel

extension ScriptWorld {
  /// The catalog, with the rules that the use of each member may break.
  package var catalog: Catalog {
    interpreter.catalog.adding(
      problems: Self.problems.map { name, rules in (name, rules.map(Member.KnownProblem.init)) })
  }

  /// The rules that concern each member.
  package static let problems: KeyValuePairs<String, [Diagnostic.Rule]> = [
    "UINavigationController.pushViewController": [
      .nilPush, .sameInstance, .navigationInNavigation, .splitInStack, .childOfItself,
      .alreadyOnScreen, .stackBusy, .nestedPush, .unexpectedState, .unbalanced,
    ],
    "UINavigationController.popViewController": [
      .stackBusy, .nestedPush, .unexpectedState, .unbalanced,
    ],
    "UINavigationController.popToViewController": [.popToNonMember, .stackBusy],
    "UINavigationController.popToRootViewController": [.stackBusy],
    "UINavigationController.viewControllers": [
      .notDistinct, .navigationInNavigation, .splitInStack, .stackBusy,
    ],
    "UINavigationController.setViewControllers": [
      .notDistinct, .navigationInNavigation, .splitInStack, .stackBusy,
    ],
    "UITabBarController.viewControllers": [.tabsNotDistinct],
    "UITabBarController.setViewControllers": [.tabsNotDistinct],
    "UITabBarController.selectedViewController": [.notATab],
    "UITabBarController.tabs": [.tabWithoutController],
    "UITabBarController.setTabs": [.tabWithoutController],
    "UITabBarController.selectedTab": [.tabWithoutController],
    "UISheetPresentationController.detents": [.noDetents],
    "UISplitViewController.viewControllers": [.tabsNotDistinct],
    "UIPageViewController.setViewControllers": [.pageCount, .childOfItself, .alreadyOnScreen],
    "UIViewController.present": [
      .presentNil, .presentSelf, .alreadyPresenting, .searching, .alreadyPresented, .hasParent,
      .presenterLeaving, .notInWindow, .detachedPresenter, .rootPresented,
      .presentationInProgress, .transitionInProgress, .presentedWithNone, .popoverWithoutSource,
      .actionSheetWithoutSource, .partialCurl, .transitionInPopover,
    ],
    "UIViewController.dismiss": [.dismissalInProgress, .customWithoutAnimator],
    "UISearchController.isActive": [.alreadyPresenting, .notInWindow, .stackBusy, .searchFreed],
    "UIViewController.supportedInterfaceOrientations": [.noCommonOrientation],
    "UIViewController.preferredInterfaceOrientationForPresentation": [.preferredNotSupported],
    "UIDevice.setValue": [.settingOrientation],
    "UIPopoverController.contentViewController": [.popoverOnPhone],
    "UIPopoverController.present": [.popoverWithoutWindow, .popoverReleased],
    "UIViewController.addChild": [.childOfItself, .alreadyOnScreen, .requestedParent],
    "UIViewController.view": [.sharedView, .nibNotFound, .viewOutletNotSet],
    "UIViewController.nibName": [.nibNotFound, .viewOutletNotSet],
    "UIViewController.transition": [.notExchangeable],
    "UIViewController.endAppearanceTransition": [.unbalanced],
    "UIViewController.viewWillAppear": [.appearanceMisuse],
    "UIViewController.viewIsAppearing": [.appearanceMisuse],
    "UIViewController.viewDidAppear": [.appearanceMisuse],
    "UIViewController.viewWillDisappear": [.appearanceMisuse],
    "UIViewController.viewDidDisappear": [.appearanceMisuse],
    "UIViewController.setEditing": [.superLeftOut],
    "UIViewController.performSegue": [.noSuchSegue],
    "UIViewController.restorationClass": [.notARestorationClass],
    "UIView.addSubview": [.selfSubview, .viewsTooDeep, .hierarchyInconsistency, .requestedParent],
    "UIView.insertSubview": [
      .selfSubview, .viewsTooDeep, .hierarchyInconsistency, .requestedParent,
    ],
    "UIView.frame": [.managedBarGeometry],
    "UIWindow.rootViewController": [.rootSwapped],
    "UINavigationBar.pushItem": [.managedBar],
    "UINavigationBar.popItem": [.managedBar],
    "UINavigationBar.setItems": [.managedBar],
    "UINavigationBar.items": [.managedBar],
    "UINavigationBar.delegate": [.managedBarDelegate],
    "UITabBar.items": [.managedTabBar],
    "UITabGroup.children": [.groupsTooDeep],
    "UITabBar.setItems": [.managedTabBar],
    "UITabBar.selectedItem": [.managedTabBar],
    "UITabBar.beginCustomizingItems": [.managedTabBar],
    "UIToolbar.items": [.managedToolbarItems],
    "UIToolbar.setItems": [.managedToolbarItems],
    "UIToolbar.delegate": [.managedToolbarDelegate],
    "UIAlertController.addAction": [.secondCancelAction],
    "UIAlertController.addTextField": [.fieldInActionSheet],
    "UITableView.insertRows": [.rowToInsert, .rowCount, .sectionCount],
    "UITableView.deleteRows": [.rowToDelete, .rowCount, .sectionCount],
    "UITableView.insertSections": [.sectionToInsert, .rowCount, .sectionCount],
    "UITableView.deleteSections": [.sectionToDelete, .rowCount, .sectionCount],
    "UITableView.endUpdates": [.rowCount, .sectionCount, .deletedAndMoved, .insertedAndMoved],
    "UITableView.dequeueReusableCell": [.cellNotRegistered],
    "UITableViewDataSource.cellForRow": [.noCell],
    "UICollectionView.insertItems": [.rowToInsert, .rowCount, .sectionCount],
    "UICollectionView.deleteItems": [.rowToDelete, .rowCount, .sectionCount],
    "UICollectionView.insertSections": [.sectionToInsert, .rowCount, .sectionCount],
    "UICollectionView.deleteSections": [.sectionToDelete, .rowCount, .sectionCount],
    "UICollectionView.moveItem": [.rowToDelete, .rowToInsert, .rowCount],
    "UICollectionView.moveSection": [.sectionToDelete, .sectionToInsert, .rowCount],
    "UICollectionView.dequeueReusableSupplementaryView": [.cellNotRegistered],
    "UITableView.moveRow": [.rowToDelete, .rowToInsert, .rowCount],
    "UITableView.moveSection": [.sectionToDelete, .sectionToInsert, .rowCount],
    "UISearchTextField.insertToken": [.tokenIndex],
    "UISearchTextField.removeToken": [.tokenIndex],
    "UIViewController.contentScrollView": [.joinedEdges],
    "UICollectionView.performBatchUpdates": [
      .rowCount, .sectionCount, .deletedAndMoved, .insertedAndMoved,
    ],
    "UICollectionView.dequeueReusableCell": [.cellNotRegistered],
    "UICollectionViewDataSource.cellForItem": [.noItemCell],
    "NSDiffableDataSourceSnapshot.appendItems": [
      .identifiersNotUnique, .unknownIdentifier, .snapshotWithoutSections,
    ],
    "NSDiffableDataSourceSnapshot.insertItemsBefore": [
      .identifiersNotUnique, .unknownIdentifier,
    ],
    "NSDiffableDataSourceSnapshot.insertItemsAfter": [
      .identifiersNotUnique, .unknownIdentifier,
    ],
    "NSDiffableDataSourceSnapshot.insertSectionsBefore": [
      .identifiersNotUnique, .unknownIdentifier,
    ],
    "NSDiffableDataSourceSnapshot.insertSectionsAfter": [
      .identifiersNotUnique, .unknownIdentifier,
    ],
    "NSDiffableDataSourceSnapshot.appendSections": [.identifiersNotUnique],
    "NSDiffableDataSourceSnapshot.moveItemBefore": [.unknownIdentifier],
    "NSDiffableDataSourceSnapshot.moveItemAfter": [.unknownIdentifier],
    "NSDiffableDataSourceSnapshot.moveSectionBefore": [.unknownIdentifier],
    "NSDiffableDataSourceSnapshot.moveSectionAfter": [.unknownIdentifier],
    "NSDiffableDataSourceSnapshot.reloadItems": [.unknownIdentifier],
    "NSDiffableDataSourceSnapshot.reconfigureItems": [.unknownIdentifier],
    "NSDiffableDataSourceSnapshot.reloadSections": [.unknownIdentifier],
    "NSDiffableDataSourceSnapshot.itemIdentifiersInSection": [.unknownIdentifier],
    "NSDiffableDataSourceSnapshot.numberOfItemsInSection": [.unknownIdentifier],
    "UICollectionViewLayout.layoutAttributesForElements": [.attributesOfNoItem],
    "Coder.encode": [.notStorable],
  ]
}

extension Member.KnownProblem {
  /// Describes a rule as a known problem.
  fileprivate init(_ rule: Diagnostic.Rule) {
    let blank = Diagnostic(rule, ["…", "…", "…", "…"])
    self.init(
      name: rule.id,
      text: "\(rule.exception ?? "a warning"): \(blank.why); \(rule.effect).", facts: rule.facts)
  }
}

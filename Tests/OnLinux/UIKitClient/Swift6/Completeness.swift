import UIKit

/// Members of the navigation classes that programs use, class by class.
@MainActor enum Completeness {
  static func run() async {
    controllers()
    tabs()
    splits()
    presentations()
    items()
    await windows()
    responders()
    gestures()
  }

  private static func controllers() {
    let controller = UIViewController()
    controller.overrideUserInterfaceStyle = .dark
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0)
    controller.setNeedsUpdateOfSupportedInterfaceOrientations()
    controller.setNeedsStatusBarAppearanceUpdate()
    controller.setNeedsUpdateOfHomeIndicatorAutoHidden()
    controller.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
    controller.setContentScrollView(UIScrollView(), for: .top)
    controller.setContentScrollView(nil, for: .bottom)
    controller.addKeyCommand(UIKeyCommand(input: "s", modifierFlags: [], action: Selector("s")))
    controller.viewRespectsSystemMinimumLayoutMargins = false
    controller.restorationIdentifier = "one"
    controller.providesPresentationContextTransitionStyle = true
    controller.modalPresentationCapturesStatusBarAppearance = true
    controller.extendedLayoutIncludesOpaqueBars = true
    controller.edgesForExtendedLayout = [.top]
    controller.toolbarItems = [UIBarButtonItem()]
    let child = UIViewController()
    controller.addChild(child)
    controller.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: .compact), forChild: child)
    child.didMove(toParent: controller)
    let overridden = controller.overrideTraitCollection(forChild: child)
    Log.add("child: \(overridden?.horizontalSizeClass == .compact) \(child.parent === controller)")
    Log.add("storyboard: \(controller.storyboard == nil) \(controller.nibBundle == nil)")
    Log.add(
      "presenting: \(controller.presentationController == nil) \(controller.activePresentationController == nil)"
    )
    Log.add(
      "sheet: \(controller.sheetPresentationController == nil) \(controller.popoverPresentationController == nil)"
    )
    Log.add(
      "flags: \(controller.isBeingPresented) \(controller.isBeingDismissed) \(controller.isMovingToParent) \(controller.performsActionsWhilePresentingModally) \(controller.isMovingFromParent)"
    )
    Log.add(
      "view: \(controller.viewIfLoaded == nil) \(controller.isViewLoaded) \(controller.editButtonItem.title ?? "")"
    )
    Log.add("name: \(UIViewController.showDetailTargetDidChangeNotification.rawValue)")
    Log.add("exception: \(UIViewController.hierarchyInconsistencyException.rawValue)")
    let target = controller.targetViewController(
      forAction: Selector("showViewController:sender:"), sender: nil)
    Log.add("target: \(target == nil)")
    UIViewController.attemptRotationToDeviceOrientation()
    Log.add("margins: \(controller.systemMinimumLayoutMargins.leading)")
    Log.add("tabs: \(controller.tabBarController == nil) \(controller.splitViewController == nil)")
    Log.add("orientation: \(controller.interfaceOrientation == .portrait)")
  }

  private static func tabs() {
    let tabs = UITabBarController()
    tabs.customizableViewControllers = []
    Log.add("customizing: \(tabs.tabBar.isCustomizing) \(tabs.tabBar.delegate === tabs)")
    let bar = UITabBar()
    bar.items = [UITabBarItem(title: "One", image: nil, tag: 1)]
    bar.beginCustomizingItems(bar.items ?? [])
    Log.add("begun: \(bar.isCustomizing)")
    Log.add("ended: \(bar.endCustomizing(animated: false)) \(bar.isCustomizing)")
    tabs.tabBar.barTintColor = .red
    tabs.tabBar.unselectedItemTintColor = .gray
    tabs.tabBar.isTranslucent = false
    tabs.tabBar.itemPositioning = .fill
    let item = UITabBarItem(tabBarSystemItem: .favorites, tag: 3)
    item.badgeValue = "2"
    item.badgeColor = .blue
    item.selectedImage = UIImage()
    item.titlePositionAdjustment = UIOffset(horizontal: 1, vertical: 2)
    Log.add("item: \(item.tag) \(item.badgeValue ?? "")")
    Log.add("more: \(tabs.moreNavigationController.viewControllers.count)")
  }

  private static func splits() {
    let split = UISplitViewController(style: .tripleColumn)
    split.preferredSplitBehavior = .tile
    split.presentsWithGesture = false
    split.displayModeButtonVisibility = .always
    split.preferredPrimaryColumnWidth = 200
    split.preferredPrimaryColumnWidthFraction = 0.3
    split.minimumPrimaryColumnWidth = 100
    split.maximumPrimaryColumnWidth = UISplitViewController.automaticDimension
    split.preferredSupplementaryColumnWidth = 200
    split.preferredSupplementaryColumnWidthFraction = 0.3
    split.minimumSupplementaryColumnWidth = 100
    split.maximumSupplementaryColumnWidth = 300
    split.primaryEdge = .trailing
    split.showsSecondaryOnlyButton = true
    split.preferredDisplayMode = .oneBesideSecondary
    Log.add("split: \(split.style == .tripleColumn) \(split.splitBehavior == .tile)")
    Log.add("widths: \(split.primaryColumnWidth >= 0) \(split.supplementaryColumnWidth >= 0)")
    Log.add("button: \(split.displayModeButtonItem.title ?? "none")")
    let older = UISplitViewController()
    older.preferredDisplayMode = .allVisible
    older.viewControllers = [UIViewController(), UIViewController()]
    Log.add(
      "older: \(older.style == .unspecified) \(UISplitViewController.DisplayMode.primaryHidden == .secondaryOnly)"
    )
    split.hide(.supplementary)
    Log.add("column: \(split.viewController(for: .primary) == nil)")
  }

  private static func presentations() {
    let presented = UIViewController()
    presented.modalPresentationStyle = .popover
    let popover = presented.popoverPresentationController
    popover?.permittedArrowDirections = [.up, .left]
    popover?.sourceView = UIView()
    popover?.sourceRect = CGRect(x: 1, y: 2, width: 3, height: 4)
    popover?.sourceItem = UIBarButtonItem()
    popover?.barButtonItem = UIBarButtonItem()
    popover?.canOverlapSourceViewRect = true
    popover?.passthroughViews = []
    popover?.popoverLayoutMargins = .zero
    popover?.backgroundColor = .white
    popover?.popoverBackgroundViewClass = nil
    popover?.delegate = nil
    popover?.adaptiveSheetPresentationController.detents = [.medium()]
    Log.add(
      "popover: \(popover?.arrowDirection == .unknown) \(popover?.presentationStyle == .popover)")
    let other = UIViewController()
    other.modalPresentationStyle = .pageSheet
    guard let sheet = other.sheetPresentationController else { return Log.add("no sheet") }
    sheet.detents = [
      .medium(), .large(), .custom(identifier: .init("small")) { $0.maximumDetentValue / 4 },
    ]
    sheet.selectedDetentIdentifier = .medium
    sheet.largestUndimmedDetentIdentifier = .medium
    sheet.prefersGrabberVisible = true
    sheet.prefersScrollingExpandsWhenScrolledToEdge = false
    sheet.prefersEdgeAttachedInCompactHeight = true
    sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = true
    sheet.preferredCornerRadius = 10
    sheet.sourceView = UIView()
    sheet.delegate = nil
    sheet.invalidateDetents()
    sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    Log.add("sheet: \(sheet.detents.count) \(sheet.selectedDetentIdentifier == .large)")
    let interaction = UIPercentDrivenInteractiveTransition()
    interaction.completionCurve = .easeOut
    interaction.timingCurve = UICubicTimingParameters(animationCurve: .easeIn)
    interaction.wantsInteractiveStart = false
    Log.add("interaction: \(interaction.percentComplete) \(interaction.duration)")
  }

  private static func items() {
    let item = UINavigationItem(title: "One")
    item.prompt = "Prompt"
    item.titleView = UILabel()
    item.largeTitleDisplayMode = .never
    item.backButtonTitle = "Back"
    item.backButtonDisplayMode = .minimal
    item.backBarButtonItem = UIBarButtonItem(title: "B", style: .plain, target: nil, action: nil)
    item.backAction = UIAction { _ in }
    item.hidesBackButton = true
    item.leftItemsSupplementBackButton = true
    item.searchController = UISearchController(searchResultsController: nil)
    item.hidesSearchBarWhenScrolling = false
    item.preferredSearchBarPlacement = .stacked
    item.standardAppearance = UINavigationBarAppearance()
    item.scrollEdgeAppearance = UINavigationBarAppearance()
    item.compactAppearance = nil
    item.titleMenuProvider = { UIMenu(children: $0) }
    item.style = .editor
    item.setRightBarButtonItems([UIBarButtonItem(), UIBarButtonItem()], animated: false)
    item.setLeftBarButton(UIBarButtonItem(systemItem: .close), animated: true)
    Log.add("item: \(item.rightBarButtonItems?.count ?? 0)")
    let button = UIBarButtonItem(
      title: "A", image: UIImage(), primaryAction: UIAction { _ in }, menu: UIMenu(children: []))
    button.isHidden = true
    button.isSelected = true
    button.tintColor = .red
    button.width = 20
    button.changesSelectionAsPrimaryAction = true
    button.possibleTitles = ["A"]
    button.accessibilityIdentifier = "add"
    button.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    _ = UIBarButtonItem(image: UIImage(), primaryAction: nil, menu: button.menu)
    _ = UIBarButtonItem(systemItem: .add, primaryAction: nil, menu: nil)
    _ = UIBarButtonItem(customView: UIView())
    _ = UIBarButtonItem(
      image: nil, landscapeImagePhone: nil, style: .done, target: nil, action: nil)
    _ = (UIBarButtonItem.flexibleSpace(), UIBarButtonItem.fixedSpace(8))
    let action = UIAction(
      title: "T", subtitle: nil, image: nil, identifier: .init("id"), discoverabilityTitle: nil,
      attributes: [.destructive, .disabled], state: .on
    ) { Log.add("performed \($0.title)") }
    Log.add(
      "action: \(action.identifier.rawValue) \(action.state == .on) \(action.attributes.contains(.disabled)) \(action.sender == nil)"
    )
    let bar = UINavigationBar()
    bar.prefersLargeTitles = true
    bar.barTintColor = .red
    bar.tintColor = .white
    bar.isTranslucent = false
    bar.titleTextAttributes = [
      .foregroundColor: UIColor.white, .font: UIFont.boldSystemFont(ofSize: 17),
    ]
    bar.largeTitleTextAttributes = [.foregroundColor: UIColor.white]
    bar.shadowImage = UIImage()
    bar.setBackgroundImage(UIImage(), for: .default)
    bar.standardAppearance = UINavigationBarAppearance()
    bar.backIndicatorImage = UIImage()
    bar.setItems([item], animated: false)
    Log.add("bar: \(bar.topItem === item) \(bar.titleTextAttributes?.count ?? 0)")
    UINavigationBar.appearance().tintColor = .red
  }

  private static func windows() async {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.windowLevel = .alert + 1
    window.rootViewController = UIViewController()
    let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
    window.windowScene = scene
    window.makeKeyAndVisible()
    window.isHidden = false
    window.overrideUserInterfaceStyle = .light
    Log.add("window: \(window.windowLevel.rawValue) \(window.windowScene === scene)")
    Log.add("scene: \(scene?.windows.contains(window) == true) \(scene?.keyWindow === window)")
    Log.add(
      "state: \(scene?.activationState == .foregroundActive) \(scene?.interfaceOrientation == .portrait)"
    )
    Log.add("screen: \(UIScreen.screens.count) \(scene?.screen === UIScreen.main)")
    Log.add("session: \(scene?.session.role == .windowApplication) \(scene?.title ?? "")")
    let names: [Notification.Name] = [
      UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification,
      UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification,
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
      UIResponder.keyboardWillChangeFrameNotification,
      UIResponder.keyboardDidChangeFrameNotification,
      UIApplication.didBecomeActiveNotification, UIApplication.willResignActiveNotification,
      UIApplication.didEnterBackgroundNotification, UIApplication.willEnterForegroundNotification,
      UIApplication.willTerminateNotification, UIApplication.didFinishLaunchingNotification,
      UIApplication.didReceiveMemoryWarningNotification,
      UIDevice.orientationDidChangeNotification, UIScene.didActivateNotification,
      UIScene.willDeactivateNotification, UIScene.didEnterBackgroundNotification,
      UIScene.willEnterForegroundNotification, UIScene.willConnectNotification,
      UIScene.didDisconnectNotification,
    ]
    Log.add("notifications: \(Set(names).count)")
    let keys = [
      UIResponder.keyboardFrameEndUserInfoKey, UIResponder.keyboardFrameBeginUserInfoKey,
      UIResponder.keyboardAnimationDurationUserInfoKey,
      UIResponder.keyboardAnimationCurveUserInfoKey, UIResponder.keyboardIsLocalUserInfoKey,
    ]
    Log.add("keys: \(Set(keys).count)")
    let application = UIApplication.shared
    application.isIdleTimerDisabled = true
    application.applicationIconBadgeNumber = 1
    application.registerForRemoteNotifications()
    let task = application.beginBackgroundTask(withName: "save") {}
    application.endBackgroundTask(task)
    Log.add("state: \(application.applicationState == .active) \(application.windows.count > 0)")
    Log.add("task: \(task != .invalid) \(application.backgroundTimeRemaining > 1)")
    Log.add(
      "direction: \(application.userInterfaceLayoutDirection == .leftToRight) \(application.isProtectedDataAvailable)"
    )
    Log.add(
      "settings: \(UIApplication.openSettingsURLString) \(application.supportsMultipleScenes)")
    Log.add("orientations: \(application.supportedInterfaceOrientations(for: window).rawValue)")
    if let session = application.openSessions.first {
      application.requestSceneSessionDestruction(session, options: nil) { _ in }
    }
    window.isHidden = true
  }

  private static func responders() {
    let view = UIView()
    view.reloadInputViews()
    let item = Selector("copy:")
    Log.add("target: \(view.target(forAction: item, withSender: nil) == nil)")
    Log.add(
      "activity: \(view.userActivity == nil) \(view.inputView == nil) \(view.inputAccessoryView == nil)"
    )
    Log.add(
      "commands: \(view.keyCommands == nil) \(view.isFirstResponder) \(view.canResignFirstResponder)"
    )
    view.userActivity = NSUserActivity(activityType: "view")
    view.resignFirstResponder()
  }

  private static func gestures() {
    let view = UIView()
    let tap = UITapGestureRecognizer(target: nil, action: nil)
    tap.numberOfTapsRequired = 2
    tap.numberOfTouchesRequired = 1
    tap.cancelsTouchesInView = false
    tap.delaysTouchesBegan = true
    tap.delaysTouchesEnded = false
    tap.requiresExclusiveTouchType = true
    tap.name = "tap"
    let press = UILongPressGestureRecognizer(target: nil, action: nil)
    press.minimumPressDuration = 1
    press.allowableMovement = 4
    tap.require(toFail: press)
    let swipe = UISwipeGestureRecognizer()
    swipe.direction = [.left, .right]
    let pan = UIPanGestureRecognizer()
    pan.maximumNumberOfTouches = 1
    pan.minimumNumberOfTouches = 1
    pan.setTranslation(CGPoint(x: 3, y: 4), in: view)
    let edge = UIScreenEdgePanGestureRecognizer()
    edge.edges = .left
    let pinch = UIPinchGestureRecognizer()
    let rotation = UIRotationGestureRecognizer()
    let hover = UIHoverGestureRecognizer()
    for gesture in [tap, press, swipe, pan, edge, pinch, rotation, hover] as [UIGestureRecognizer] {
      view.addGestureRecognizer(gesture)
    }
    Log.add(
      "gestures: \(view.gestureRecognizers?.count ?? 0) \(tap.view === view) \(tap.state == .possible)"
    )
    Log.add(
      "pan: \(pan.translation(in: view)) \(pan.velocity(in: view)) \(pan.location(in: view)) \(pan.numberOfTouches)"
    )
    view.removeGestureRecognizer(tap)
    tap.removeTarget(nil, action: nil)
    tap.isEnabled = false
    Log.add("left: \(view.gestureRecognizers?.contains(tap) == true) \(tap.isEnabled)")
  }
}

import NavigationModel

extension UINavigationController {
  /// The calls to its delegate.
  enum Calls {
    static let willShow = Call(
      .willShow, "navigationController(_:willShow:animated:)",
      to: { (stack: UINavigationController) in stack.delegate }, in: .willShow)
    static let didShow = Call(
      .didShow, "navigationController(_:didShow:animated:)",
      to: { (stack: UINavigationController) in stack.delegate }, in: .didShow)
    static let animationController = Call(
      .animationControllerFor, "navigationController(_:animationControllerFor:from:to:)",
      to: { (stack: UINavigationController) in stack.delegate },
      default: (any UIViewControllerAnimatedTransitioning)?.none, in: .askForAnimator)
    static let interactionController = Call(
      .interactionControllerFor, "navigationController(_:interactionControllerFor:)",
      to: { (stack: UINavigationController) in stack.delegate },
      default: (any UIViewControllerInteractiveTransitioning)?.none, in: .askForAnimator)
    static let supportedOrientations = Call(
      .supportedInterfaceOrientations, "navigationControllerSupportedInterfaceOrientations(_:)",
      to: { (stack: UINavigationController) in stack.delegate },
      default: UIInterfaceOrientationMask?.none,
      isRecorded: false)
    static let preferredOrientation = Call(
      .preferredInterfaceOrientationForPresentation,
      "navigationControllerPreferredInterfaceOrientationForPresentation(_:)",
      to: { (stack: UINavigationController) in stack.delegate },
      default: UIInterfaceOrientation?.none,
      isRecorded: false)

    static var rows: [CallRow] {
      [
        willShow.row, didShow.row, animationController.row, interactionController.row,
        supportedOrientations.row, preferredOrientation.row,
      ]
    }
  }
}

extension UIPageViewController {
  /// The calls to its delegate and its data source.
  enum Calls {
    static let viewControllerBefore = Call(
      .viewControllerBefore, "pageViewController(_:viewControllerBefore:)",
      to: { (book: UIPageViewController) in book.dataSource }, default: UIViewController?.none)
    static let viewControllerAfter = Call(
      .viewControllerAfter, "pageViewController(_:viewControllerAfter:)",
      to: { (book: UIPageViewController) in book.dataSource }, default: UIViewController?.none)
    static let willTransition = Call(
      .willTransitionTo, "pageViewController(_:willTransitionTo:)",
      to: { (book: UIPageViewController) in book.delegate }, in: .willTurnPage)
    static let didFinishAnimating = Call(
      .didFinishAnimating,
      "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)",
      to: { (book: UIPageViewController) in book.delegate }, in: .didTurnPage)

    static let presentationCount = Call(
      .presentationCount, "presentationCount(for:)",
      to: { (book: UIPageViewController) in book.dataSource }, default: -1)
    static let presentationIndex = Call(
      .presentationIndex, "presentationIndex(for:)",
      to: { (book: UIPageViewController) in book.dataSource }, default: -1)
    static let spineLocation = Call(
      .spineLocationFor, "pageViewController(_:spineLocationFor:)",
      to: { (book: UIPageViewController) in book.delegate },
      default: UIPageViewController.SpineLocation?.none)

    static let supportedOrientations = Call(
      .supportedInterfaceOrientations, "pageViewControllerSupportedInterfaceOrientations(_:)",
      to: { (book: UIPageViewController) in book.delegate },
      default: UIInterfaceOrientationMask?.none,
      isRecorded: false)
    static let preferredOrientation = Call(
      .preferredInterfaceOrientationForPresentation,
      "pageViewControllerPreferredInterfaceOrientationForPresentation(_:)",
      to: { (book: UIPageViewController) in book.delegate }, default: UIInterfaceOrientation?.none,
      isRecorded: false)

    static var rows: [CallRow] {
      [
        viewControllerBefore.row, viewControllerAfter.row, willTransition.row,
        didFinishAnimating.row, presentationCount.row, presentationIndex.row, spineLocation.row,
        supportedOrientations.row, preferredOrientation.row,
      ]
    }
  }
}

extension UISplitViewController {
  /// The calls to its delegate.
  enum Calls {
    static let collapseSecondary = Call(
      .collapseSecondary, "splitViewController(_:collapseSecondary:onto:)",
      to: { (split: UISplitViewController) in split.delegate }, default: false)
    static let separateSecondary = Call(
      .separateSecondaryFrom, "splitViewController(_:separateSecondaryFrom:)",
      to: { (split: UISplitViewController) in split.delegate }, default: UIViewController?.none)
    static let topColumn = Call(
      .topColumnForCollapsing,
      "splitViewController(_:topColumnForCollapsingToProposedTopColumn:)",
      to: { (split: UISplitViewController) in split.delegate }, default: Column?.none)
    static let show = Call(
      .show, "splitViewController(_:show:sender:)",
      to: { (split: UISplitViewController) in split.delegate }, default: false)
    static let showDetail = Call(
      .showDetail, "splitViewController(_:showDetail:sender:)",
      to: { (split: UISplitViewController) in split.delegate }, default: false)
    static let willChangeMode = Call(
      .willChangeTo, "splitViewController(_:willChangeTo:)",
      to: { (split: UISplitViewController) in split.delegate }, in: .willChangeMode)
    static let didCollapse = Call(
      .didCollapse, "splitViewControllerDidCollapse(_:)",
      to: { (split: UISplitViewController) in split.delegate })
    static let didExpand = Call(
      .didExpand, "splitViewControllerDidExpand(_:)",
      to: { (split: UISplitViewController) in split.delegate })
    static let displayModeForExpanding = Call(
      .displayModeForExpanding,
      "splitViewController(_:displayModeForExpandingToProposedDisplayMode:)",
      to: { (split: UISplitViewController) in split.delegate }, default: DisplayMode?.none)
    static let primaryForCollapsing = Call(
      .primaryForCollapsing, "primaryViewController(forCollapsing:)",
      to: { (split: UISplitViewController) in split.delegate }, default: UIViewController?.none)
    static let primaryForExpanding = Call(
      .primaryForExpanding, "primaryViewController(forExpanding:)",
      to: { (split: UISplitViewController) in split.delegate }, default: UIViewController?.none)
    static let targetMode = Call(
      .targetDisplayModeForAction, "targetDisplayModeForAction(in:)",
      to: { (split: UISplitViewController) in split.delegate }, default: DisplayMode.automatic)
    static let gestureWillBegin = Call(
      .gestureWillBegin, "splitViewControllerInteractivePresentationGestureWillBegin(_:)",
      to: { (split: UISplitViewController) in split.delegate })

    static var rows: [CallRow] {
      [
        collapseSecondary.row, separateSecondary.row, topColumn.row, show.row, showDetail.row,
        willChangeMode.row, didCollapse.row, didExpand.row, displayModeForExpanding.row,
        primaryForCollapsing.row, primaryForExpanding.row, targetMode.row, gestureWillBegin.row,
        supportedOrientations.row, preferredOrientation.row,
      ] + columnRows + hidingRows
    }

    static let supportedOrientations = Call(
      .supportedInterfaceOrientations, "splitViewControllerSupportedInterfaceOrientations(_:)",
      to: { (split: UISplitViewController) in split.delegate },
      default: UIInterfaceOrientationMask?.none,
      isRecorded: false)
    static let preferredOrientation = Call(
      .preferredInterfaceOrientationForPresentation,
      "splitViewControllerPreferredInterfaceOrientationForPresentation(_:)",
      to: { (split: UISplitViewController) in split.delegate },
      default: UIInterfaceOrientation?.none,
      isRecorded: false)
  }
}

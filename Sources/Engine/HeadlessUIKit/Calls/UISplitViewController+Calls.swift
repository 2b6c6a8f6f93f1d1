import NavigationModel

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

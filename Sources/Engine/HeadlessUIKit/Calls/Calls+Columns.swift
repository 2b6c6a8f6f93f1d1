import NavigationModel

// The calls about the columns of a split view that the system or the user shows and hides.
extension UISplitViewController.Calls {
  static let willShowColumn = Call(
    .willShow, "splitViewController(_:willShow:)",
    to: { (split: UISplitViewController) in split.delegate }, in: .willShowColumn)
  static let willHideColumn = Call(
    .willHide, "splitViewController(_:willHide:)",
    to: { (split: UISplitViewController) in split.delegate }, in: .willHideColumn)
  static let didShowColumn = Call(
    .didShow, "splitViewController(_:didShow:)",
    to: { (split: UISplitViewController) in split.delegate }, in: .didShowColumn)
  static let didHideColumn = Call(
    .didHide, "splitViewController(_:didHide:)",
    to: { (split: UISplitViewController) in split.delegate }, in: .didHideColumn)
  static let gestureDidEnd = Call(
    .gestureDidEnd, "splitViewControllerInteractivePresentationGestureDidEnd(_:)",
    to: { (split: UISplitViewController) in split.delegate }, in: .gestureDidEnd)

  static var columnRows: [CallRow] {
    [
      willShowColumn.row, willHideColumn.row, didShowColumn.row, didHideColumn.row,
      gestureDidEnd.row,
    ]
  }

  // In the way of iOS 7 (F50).
  static let shouldHide = Call(
    .shouldHide, "splitViewController(_:shouldHide:in:)",
    to: { (split: UISplitViewController) in split.delegate }, default: Bool?.none)
  static let willHideViewController = Call(
    .willHideViewController, "splitViewController(_:willHide:with:for:)",
    to: { (split: UISplitViewController) in split.delegate })
  static let willShowViewController = Call(
    .willShowViewController, "splitViewController(_:willShow:invalidating:)",
    to: { (split: UISplitViewController) in split.delegate })
  static let popoverWillPresent = Call(
    .popoverWillPresent, "splitViewController(_:popoverController:willPresent:)",
    to: { (split: UISplitViewController) in split.delegate })

  static var hidingRows: [CallRow] {
    [
      shouldHide.row, willHideViewController.row, willShowViewController.row,
      popoverWillPresent.row,
    ]
  }
}

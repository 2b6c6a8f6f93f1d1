/// Methods to respond to column changes of a split view.
///
/// [UISplitViewControllerDelegate](https://developer.apple.com/documentation/uikit/uisplitviewcontrollerdelegate)
// rows: UISplitViewController.Calls, $0.delegate
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
  /// Called when the split view collapses: true discards the secondary controller, false lets the
  /// primary one incorporate it (A93).
  // row: collapseSecondary = false
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  /// Called when the split view expands: returns the secondary controller; nil leaves it to the
  /// primary one (A93).
  // row: separateSecondaryFrom = nil
  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?
  /// Called when the split view collapses; returns the column to show.
  // row: topColumnForCollapsing = proposedTopColumn
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  /// Returns true if the delegate shows the controller itself.
  // row: showDetail = false
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool
  /// Returns true if the delegate shows the controller itself.
  // row: show = false
  func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool
  /// Called before other columns are shown.
  // row: willChangeTo; at willChangeMode
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  /// Called when the split view has collapsed.
  // row: didCollapse
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  /// Called when the split view has expanded.
  // row: didExpand
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
  /// Called when the split view expands; returns the mode to show (F41: iOS 14).
  // row: displayModeForExpanding = proposedDisplayMode
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
      UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode
  /// Called before the system or the user shows a column; not for `show(_:)` (F42: iOS 14).
  // row: willShow; at willShowColumn
  func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column)
  /// Called before the system or the user hides a column; not for `hide(_:)` (F42: iOS 14).
  // row: willHide; at willHideColumn
  func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column)
  /// Called when the system or the user has shown a column (F42: iOS 26).
  // row: didShow; at didShowColumn
  func splitViewController(
    _ svc: UISplitViewController, didShow column: UISplitViewController.Column)
  /// Called when the system or the user has hidden a column (F42: iOS 26); for the inspector in a
  /// compact width when the drag begins, which may be cancelled (F48).
  // row: didHide; at didHideColumn
  func splitViewController(
    _ svc: UISplitViewController, didHide column: UISplitViewController.Column)
  /// Called before a drag of the user's shows or hides columns.
  // row: gestureWillBegin
  func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController)
  /// Called when that drag has shown or hidden them, or was cancelled.
  // row: gestureDidEnd; at gestureDidEnd
  func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController)
  /// The mode that a tap on `displayModeButtonItem` leads to; `automatic` leaves it to the split view
  /// (F36).
  // row: targetDisplayModeForAction = .automatic
  func targetDisplayModeForAction(
    in svc: UISplitViewController
  ) -> UISplitViewController.DisplayMode
  /// The primary controller to collapse onto; nil keeps the one that is there (F50: iOS 8).
  // row: primaryForCollapsing = nil
  func primaryViewController(
    forCollapsing splitViewController: UISplitViewController
  ) -> UIViewController?
  /// The primary controller to expand to; nil keeps the one that is there (F50: iOS 8).
  // row: primaryForExpanding = nil
  func primaryViewController(
    forExpanding splitViewController: UISplitViewController
  ) -> UIViewController?
  /// Whether the primary column is hidden in an orientation (F50: iOS 5 to 7).
  // row: shouldHide = orientation == .portrait || orientation == .portraitUpsideDown
  func splitViewController(
    _ svc: UISplitViewController, shouldHide vc: UIViewController,
    in orientation: UIInterfaceOrientation
  ) -> Bool
  /// Called before the primary column is hidden, with a button and a popover that show it (F50: up
  /// to iOS 7).
  // row: willHideViewController
  func splitViewController(
    _ svc: UISplitViewController, willHide aViewController: UIViewController,
    with barButtonItem: UIBarButtonItem, for pc: UIPopoverController)
  /// Called before the hidden column is a column again: the button is of no use any more (F50: up to
  /// iOS 7).
  // row: willShowViewController
  func splitViewController(
    _ svc: UISplitViewController, willShow aViewController: UIViewController,
    invalidating barButtonItem: UIBarButtonItem)
  /// Called before the button shows the hidden column (F50: up to iOS 7).
  // row: popoverWillPresent
  func splitViewController(
    _ svc: UISplitViewController, popoverController pc: UIPopoverController,
    willPresent aViewController: UIViewController)
  /// The orientations that the container supports (E72); not called for a subclass that answers
  /// itself.
  // row: supportedInterfaceOrientations = UIInterfaceOrientationMask(defaultFor:
  //   splitViewController.stage.traits.device); unrecorded
  func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask
  /// The orientation in which a full-screen presentation of the container begins (E72, E81).
  // row: preferredInterfaceOrientationForPresentation =
  //   splitViewController.ownPreferredOrientation; unrecorded
  func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientation
}

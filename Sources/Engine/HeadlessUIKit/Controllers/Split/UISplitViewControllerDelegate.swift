/// Methods to respond to column changes of a split view.
///
/// [UISplitViewControllerDelegate](https://developer.apple.com/documentation/uikit/uisplitviewcontrollerdelegate)
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
  /// Called when the split view collapses: true discards the secondary controller, false lets the
  /// primary one incorporate it (A93).
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  /// Called when the split view expands: returns the secondary controller; nil leaves it to the
  /// primary one (A93).
  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?
  /// Called when the split view collapses; returns the column to show.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  /// Returns true if the delegate shows the controller itself.
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool
  /// Returns true if the delegate shows the controller itself.
  func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool
  /// Called before other columns are shown.
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  /// Called when the split view has collapsed.
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  /// Called when the split view has expanded.
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
  /// Called when the split view expands; returns the mode to show (F41: iOS 14).
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
      UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode
  /// Called before the system or the user shows a column; not for `show(_:)` (F42: iOS 14).
  func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column)
  /// Called before the system or the user hides a column; not for `hide(_:)` (F42: iOS 14).
  func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column)
  /// Called when the system or the user has shown a column (F42: iOS 26).
  func splitViewController(
    _ svc: UISplitViewController, didShow column: UISplitViewController.Column)
  /// Called when the system or the user has hidden a column (F42: iOS 26); for the inspector in a
  /// compact width when the drag begins, which may be cancelled (F48).
  func splitViewController(
    _ svc: UISplitViewController, didHide column: UISplitViewController.Column)
  /// Called before a drag of the user's shows or hides columns.
  func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController)
  /// Called when that drag has shown or hidden them, or was cancelled.
  func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController)
  /// The mode that a tap on `displayModeButtonItem` leads to; `automatic` leaves it to the split view
  /// (F36).
  func targetDisplayModeForAction(
    in svc: UISplitViewController
  ) -> UISplitViewController.DisplayMode
  /// The primary controller to collapse onto; nil keeps the one that is there (F50: iOS 8).
  func primaryViewController(
    forCollapsing splitViewController: UISplitViewController
  ) -> UIViewController?
  /// The primary controller to expand to; nil keeps the one that is there (F50: iOS 8).
  func primaryViewController(
    forExpanding splitViewController: UISplitViewController
  ) -> UIViewController?
  /// Whether the primary column is hidden in an orientation (F50: iOS 5 to 7).
  func splitViewController(
    _ svc: UISplitViewController, shouldHide vc: UIViewController,
    in orientation: UIInterfaceOrientation
  ) -> Bool
  /// Called before the primary column is hidden, with a button and a popover that show it (F50: up
  /// to iOS 7).
  func splitViewController(
    _ svc: UISplitViewController, willHide aViewController: UIViewController,
    with barButtonItem: UIBarButtonItem, for pc: UIPopoverController)
  /// Called before the hidden column is a column again: the button is of no use any more (F50: up to
  /// iOS 7).
  func splitViewController(
    _ svc: UISplitViewController, willShow aViewController: UIViewController,
    invalidating barButtonItem: UIBarButtonItem)
  /// Called before the button shows the hidden column (F50: up to iOS 7).
  func splitViewController(
    _ svc: UISplitViewController, popoverController pc: UIPopoverController,
    willPresent aViewController: UIViewController)
  /// The orientations that the container supports (E72); not called for a subclass that answers
  /// itself.
  func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask
  /// The orientation in which a full-screen presentation of the container begins (E72, E81).
  func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientation
}

extension UISplitViewControllerDelegate {
  /// False: the primary controller incorporates the secondary one.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { DefaultBody.reached(false, by: self) }
  /// Nil: the primary controller separates the secondary one.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? { DefaultBody.reached(nil, by: self) }
  /// The proposed one.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { DefaultBody.reached(proposedTopColumn, by: self) }
  /// False: the split view shows it.
  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool { DefaultBody.reached(false, by: self) }
  /// False: the split view shows it.
  public func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool { DefaultBody.reached(false, by: self) }
  /// Does nothing.
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) { DefaultBody.reached(by: self) }
  /// Does nothing.
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
    DefaultBody.reached(by: self)
  }
  /// Does nothing.
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {
    DefaultBody.reached(by: self)
  }
  /// The proposed one.
  public func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
      UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode { DefaultBody.reached(proposedDisplayMode, by: self) }
  /// Does nothing.
  public func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column
  ) { DefaultBody.reached(by: self) }
  /// Does nothing.
  public func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column
  ) { DefaultBody.reached(by: self) }
  /// Does nothing.
  public func splitViewController(
    _ svc: UISplitViewController, didShow column: UISplitViewController.Column
  ) { DefaultBody.reached(by: self) }
  /// Does nothing.
  public func splitViewController(
    _ svc: UISplitViewController, didHide column: UISplitViewController.Column
  ) { DefaultBody.reached(by: self) }
  /// Does nothing.
  public func splitViewControllerInteractivePresentationGestureWillBegin(
    _ svc: UISplitViewController
  ) { DefaultBody.reached(by: self) }
  /// Does nothing.
  public func splitViewControllerInteractivePresentationGestureDidEnd(
    _ svc: UISplitViewController
  ) { DefaultBody.reached(by: self) }
  /// The split view's choice.
  public func targetDisplayModeForAction(
    in svc: UISplitViewController
  ) -> UISplitViewController.DisplayMode { DefaultBody.reached(.automatic, by: self) }
  /// Nil: the one that is there.
  public func primaryViewController(
    forCollapsing splitViewController: UISplitViewController
  ) -> UIViewController? { DefaultBody.reached(nil, by: self) }
  /// Nil: the one that is there.
  public func primaryViewController(
    forExpanding splitViewController: UISplitViewController
  ) -> UIViewController? { DefaultBody.reached(nil, by: self) }
  /// True in portrait.
  public func splitViewController(
    _ svc: UISplitViewController, shouldHide vc: UIViewController,
    in orientation: UIInterfaceOrientation
  ) -> Bool {
    DefaultBody.reached(orientation == .portrait || orientation == .portraitUpsideDown, by: self)
  }
  /// Does nothing.
  public func splitViewController(
    _ svc: UISplitViewController, willHide aViewController: UIViewController,
    with barButtonItem: UIBarButtonItem, for pc: UIPopoverController
  ) { DefaultBody.reached(by: self) }
  /// Does nothing.
  public func splitViewController(
    _ svc: UISplitViewController, willShow aViewController: UIViewController,
    invalidating barButtonItem: UIBarButtonItem
  ) { DefaultBody.reached(by: self) }
  /// Does nothing.
  public func splitViewController(
    _ svc: UISplitViewController, popoverController pc: UIPopoverController,
    willPresent aViewController: UIViewController
  ) { DefaultBody.reached(by: self) }
  /// Those of every controller (E70).
  public func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask {
    DefaultBody.reached(
      UIInterfaceOrientationMask(defaultFor: splitViewController.stage.traits.device), by: self)
  }
  /// The current one, if it is supported.
  public func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientation {
    DefaultBody.reached(splitViewController.ownPreferredOrientation, by: self)
  }
}

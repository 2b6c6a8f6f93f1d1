import HeadlessUIKit
import Lua
import NavigationModel

/// The delegate of a split view controller.
final class ScriptedSplitDelegate: ScriptedDelegate, UISplitViewControllerDelegate {
  func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask { orientations() }

  func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientation { preferredOrientation() }

  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    isTrue(.collapseSecondary, secondaryViewController, primaryViewController)
  }

  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? {
    askForController(.separateSecondaryFrom, primaryViewController)
  }

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    let result = callFunction(.topColumnForCollapsing, proposedTopColumn)
    if result.isNil { return proposedTopColumn }
    if let column: UISplitViewController.Column = result.named() { return column }
    wrong(.topColumnForCollapsing, "a column or nil", result)
    return proposedTopColumn
  }

  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool {
    isTrue(.showDetail, vc, sender as? any LuaConvertible ?? LuaValue.nil)
  }

  func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool {
    isTrue(.show, vc, sender as? any LuaConvertible ?? LuaValue.nil)
  }

  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {
    callFunction(.willChangeTo, displayMode)
  }

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) { callFunction(.didCollapse) }

  func splitViewControllerDidExpand(_ svc: UISplitViewController) { callFunction(.didExpand) }

  // MARK: Columns

  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
      UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode {
    mode(.displayModeForExpanding, proposedDisplayMode) ?? proposedDisplayMode
  }

  func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column
  ) { callFunction(.willShow, column) }

  func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column
  ) { callFunction(.willHide, column) }

  func splitViewController(
    _ svc: UISplitViewController, didShow column: UISplitViewController.Column
  ) { callFunction(.didShow, column) }

  func splitViewController(
    _ svc: UISplitViewController, didHide column: UISplitViewController.Column
  ) { callFunction(.didHide, column) }

  func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {
    callFunction(.gestureWillBegin)
  }

  func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {
    callFunction(.gestureDidEnd)
  }

  // MARK: Without a style

  func targetDisplayModeForAction(
    in svc: UISplitViewController
  ) -> UISplitViewController.DisplayMode { mode(.targetDisplayModeForAction) ?? .automatic }

  func primaryViewController(
    forCollapsing splitViewController: UISplitViewController
  ) -> UIViewController? { askForController(.primaryForCollapsing) }

  func primaryViewController(
    forExpanding splitViewController: UISplitViewController
  ) -> UIViewController? { askForController(.primaryForExpanding) }

  func splitViewController(
    _ svc: UISplitViewController, shouldHide vc: UIViewController,
    in orientation: UIInterfaceOrientation
  ) -> Bool {
    if case .boolean(let answer) = callFunction(.shouldHide, vc, orientation) { return answer }
    return orientation == .portrait || orientation == .portraitUpsideDown
  }

  func splitViewController(
    _ svc: UISplitViewController, willHide aViewController: UIViewController,
    with barButtonItem: UIBarButtonItem, for pc: UIPopoverController
  ) { callFunction(.willHideViewController, aViewController, barButtonItem, pc) }

  func splitViewController(
    _ svc: UISplitViewController, willShow aViewController: UIViewController,
    invalidating barButtonItem: UIBarButtonItem
  ) { callFunction(.willShowViewController, aViewController, barButtonItem) }

  func splitViewController(
    _ svc: UISplitViewController, popoverController pc: UIPopoverController,
    willPresent aViewController: UIViewController
  ) { callFunction(.popoverWillPresent, pc, aViewController) }

  /// Calls the table's function for a mode; nil if it returns none.
  private func mode(
    _ call: DelegateCall, _ arguments: any LuaConvertible...
  ) -> UISplitViewController.DisplayMode? {
    let result = run(call, [owner] + arguments) ?? .nil
    if result.isNil { return nil }
    if let mode: UISplitViewController.DisplayMode = result.named() { return mode }
    wrong(call, "a display mode or nil", result)
    return nil
  }
}

// Written by `make surface` from the rows of the protocols; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel

extension ScriptedSplitDelegate {
  func splitViewController(_ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController, onto primaryViewController: UIViewController) -> Bool { answer(.collapseSecondary, [splitViewController, secondaryViewController, primaryViewController]) ?? false }
  func splitViewController(_ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController) -> UIViewController? { answer(.separateSecondaryFrom, [splitViewController, primaryViewController]) }
  func splitViewController(_ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column) -> UISplitViewController.Column { answer(.topColumnForCollapsing, [svc, proposedTopColumn]) ?? proposedTopColumn }
  func splitViewController(_ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?) -> Bool { answer(.showDetail, [splitViewController, vc, sender as? any LuaConvertible ?? LuaValue.nil]) ?? false }
  func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?) -> Bool { answer(.show, [splitViewController, vc, sender as? any LuaConvertible ?? LuaValue.nil]) ?? false }
  func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) { _ = run(.willChangeTo, [svc, displayMode]) }
  func splitViewControllerDidCollapse(_ svc: UISplitViewController) { _ = run(.didCollapse, [svc]) }
  func splitViewControllerDidExpand(_ svc: UISplitViewController) { _ = run(.didExpand, [svc]) }
  func splitViewController(_ svc: UISplitViewController, displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode) -> UISplitViewController.DisplayMode { answer(.displayModeForExpanding, [svc, proposedDisplayMode]) ?? proposedDisplayMode }
  func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) { _ = run(.willShow, [svc, column]) }
  func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) { _ = run(.willHide, [svc, column]) }
  func splitViewController(_ svc: UISplitViewController, didShow column: UISplitViewController.Column) { _ = run(.didShow, [svc, column]) }
  func splitViewController(_ svc: UISplitViewController, didHide column: UISplitViewController.Column) { _ = run(.didHide, [svc, column]) }
  func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) { _ = run(.gestureWillBegin, [svc]) }
  func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) { _ = run(.gestureDidEnd, [svc]) }
  func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode { answer(.targetDisplayModeForAction, [svc]) ?? .automatic }
  func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? { answer(.primaryForCollapsing, [splitViewController]) }
  func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? { answer(.primaryForExpanding, [splitViewController]) }
  func splitViewController(_ svc: UISplitViewController, shouldHide vc: UIViewController, in orientation: UIInterfaceOrientation) -> Bool { answer(.shouldHide, [svc, vc, orientation]) ?? (orientation == .portrait || orientation == .portraitUpsideDown) }
  func splitViewController(_ svc: UISplitViewController, willHide aViewController: UIViewController, with barButtonItem: UIBarButtonItem, for pc: UIPopoverController) { _ = run(.willHideViewController, [svc, aViewController, barButtonItem, pc]) }
  func splitViewController(_ svc: UISplitViewController, willShow aViewController: UIViewController, invalidating barButtonItem: UIBarButtonItem) { _ = run(.willShowViewController, [svc, aViewController, barButtonItem]) }
  func splitViewController(_ svc: UISplitViewController, popoverController pc: UIPopoverController, willPresent aViewController: UIViewController) { _ = run(.popoverWillPresent, [svc, pc, aViewController]) }
  func splitViewControllerSupportedInterfaceOrientations(_ splitViewController: UISplitViewController) -> UIInterfaceOrientationMask { answer(.supportedInterfaceOrientations, [splitViewController]) ?? (UIInterfaceOrientationMask(defaultFor: splitViewController.stage.traits.device)) }
  func splitViewControllerPreferredInterfaceOrientationForPresentation(_ splitViewController: UISplitViewController) -> UIInterfaceOrientation { answer(.preferredInterfaceOrientationForPresentation, [splitViewController]) ?? splitViewController.ownPreferredOrientation }
}

extension TableDescriptor {
  static var uiSplitViewControllerDelegate: TableDescriptor {
    TableDescriptor("UISplitViewControllerDelegate", "Methods to respond to column changes of a split view.")
      .call(.collapseSecondary, ["splitViewController": UISplitViewController.self, "secondaryViewController": UIViewController.self, "primaryViewController": UIViewController.self], returning: Bool.self, "Called when the split view collapses: true discards the secondary controller, false lets the primary one incorporate it. Only true counts.", facts: "A93")
      .call(.separateSecondaryFrom, ["splitViewController": UISplitViewController.self, "primaryViewController": UIViewController.self], returning: UIViewController?.self, "Called when the split view expands: returns the secondary controller; nil leaves it to the primary one.", facts: "A93")
      .call(.topColumnForCollapsing, ["svc": UISplitViewController.self, "proposedTopColumn": UISplitViewController.Column.self], returning: UISplitViewController.Column.self, "Called when the split view collapses; returns the column to show.")
      .call(.showDetail, ["splitViewController": UISplitViewController.self, "vc": UIViewController.self, "sender": LuaValue.self], returning: Bool.self, "Returns true if the delegate shows the controller itself. Only true counts.")
      .call(.show, ["splitViewController": UISplitViewController.self, "vc": UIViewController.self, "sender": LuaValue.self], returning: Bool.self, "Returns true if the delegate shows the controller itself. Only true counts.")
      .call(.willChangeTo, ["svc": UISplitViewController.self, "displayMode": UISplitViewController.DisplayMode.self], "Called before other columns are shown.")
      .call(.didCollapse, ["svc": UISplitViewController.self], "Called when the split view has collapsed.")
      .call(.didExpand, ["svc": UISplitViewController.self], "Called when the split view has expanded.")
      .call(.displayModeForExpanding, ["svc": UISplitViewController.self, "proposedDisplayMode": UISplitViewController.DisplayMode.self], returning: UISplitViewController.DisplayMode.self, "Called when the split view expands; returns the mode to show (iOS 14).", facts: "F41")
      .call(.willShow, ["svc": UISplitViewController.self, "column": UISplitViewController.Column.self], "Called before the system or the user shows a column; not for `show(_:)` (iOS 14).", facts: "F42")
      .call(.willHide, ["svc": UISplitViewController.self, "column": UISplitViewController.Column.self], "Called before the system or the user hides a column; not for `hide(_:)` (iOS 14).", facts: "F42")
      .call(.didShow, ["svc": UISplitViewController.self, "column": UISplitViewController.Column.self], "Called when the system or the user has shown a column (iOS 26).", facts: "F42")
      .call(.didHide, ["svc": UISplitViewController.self, "column": UISplitViewController.Column.self], "Called when the system or the user has hidden a column (iOS 26); for the inspector in a compact width when the drag begins, which may be cancelled.", facts: "F42", "F48")
      .call(.gestureWillBegin, ["svc": UISplitViewController.self], "Called before a drag of the user's shows or hides columns.")
      .call(.gestureDidEnd, ["svc": UISplitViewController.self], "Called when that drag has shown or hidden them, or was cancelled.")
      .call(.targetDisplayModeForAction, ["svc": UISplitViewController.self], returning: UISplitViewController.DisplayMode.self, "The mode that a tap on `displayModeButtonItem` leads to; `automatic` leaves it to the split view.", facts: "F36")
      .call(.primaryForCollapsing, ["splitViewController": UISplitViewController.self], returning: UIViewController?.self, "The primary controller to collapse onto; nil keeps the one that is there (iOS 8).", facts: "F50")
      .call(.primaryForExpanding, ["splitViewController": UISplitViewController.self], returning: UIViewController?.self, "The primary controller to expand to; nil keeps the one that is there (iOS 8).", facts: "F50")
      .call(.shouldHide, ["svc": UISplitViewController.self, "vc": UIViewController.self, "orientation": UIInterfaceOrientation.self], returning: Bool.self, "Whether the primary column is hidden in an orientation (iOS 5 to 7).", facts: "F50")
      .call(.willHideViewController, ["svc": UISplitViewController.self, "aViewController": UIViewController.self, "barButtonItem": UIBarButtonItem.self, "pc": UIPopoverController.self], "Called before the primary column is hidden, with a button and a popover that show it (iOS 7).", facts: "F50")
      .call(.willShowViewController, ["svc": UISplitViewController.self, "aViewController": UIViewController.self, "barButtonItem": UIBarButtonItem.self], "Called before the hidden column is a column again: the button is of no use any more (iOS 7).", facts: "F50")
      .call(.popoverWillPresent, ["svc": UISplitViewController.self, "pc": UIPopoverController.self, "aViewController": UIViewController.self], "Called before the button shows the hidden column (iOS 7).", facts: "F50")
      .call(.supportedInterfaceOrientations, ["splitViewController": UISplitViewController.self], returning: UIInterfaceOrientationMask.self, "The orientations that the container supports; not called for a subclass that answers itself.", facts: "E72")
      .call(.preferredInterfaceOrientationForPresentation, ["splitViewController": UISplitViewController.self], returning: UIInterfaceOrientation.self, "The orientation in which a full-screen presentation of the container begins.", facts: "E72", "E81")
  }
}

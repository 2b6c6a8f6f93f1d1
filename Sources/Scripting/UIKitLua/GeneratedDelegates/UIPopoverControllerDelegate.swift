// Written by `make surface` from the rows of the protocols; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel

extension ScriptedPopoverDelegate {
  func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool { answer(.shouldDismissPopover, [popoverController]) ?? true }
  func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController) { _ = run(.didDismissPopover, [popoverController]) }
}

extension TableDescriptor {
  static var uiPopoverControllerDelegate: TableDescriptor {
    TableDescriptor("UIPopoverControllerDelegate", "Methods to allow and respond to dismissals by the user.")
      .call(.shouldDismissPopover, ["popoverController": UIPopoverController.self], returning: Bool.self, "Asks whether a tap outside may dismiss the popover. Only false refuses.", facts: "B71")
      .call(.didDismissPopover, ["popoverController": UIPopoverController.self], "Called when the user has dismissed the popover; not after `dismiss`.", facts: "B71")
  }
}

// Written by `make surface` from the rows of the protocols; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel

extension ScriptedPresentationDelegate {
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) { _ = run(.prepareForPopoverPresentation, [popoverPresentationController]) }
}

extension TableDescriptor {
  static var uiPopoverPresentationControllerDelegate: TableDescriptor {
    TableDescriptor("UIPopoverPresentationControllerDelegate", "Decides how a popover adapts, and is notified before it is presented or moved.")
      .call(.prepareForPopoverPresentation, ["popoverPresentationController": UIPopoverPresentationController.self], "Called before a popover is presented: the last chance to set what it points at.")
      .call(.willReposition, ["popoverPresentationController": UIPopoverPresentationController.self, "rect": CGRect.self, "view": UIView.self], returning: CGRect?.self, "Called when the device has been rotated or resized, and the popover is about to move: both the rectangle and its view may be replaced. Not called for a popover at a bar button.", facts: "F71")
  }
}

import Foundation

/// Methods to allow and respond to dismissals by the user.
///
/// [UIPopoverControllerDelegate](https://developer.apple.com/documentation/uikit/uipopovercontrollerdelegate)
@preconcurrency @MainActor
public protocol UIPopoverControllerDelegate: NSObjectProtocol {
  /// Asks whether a tap outside may dismiss the popover (B71).
  func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool
  /// Called when the user has dismissed the popover; not after `dismiss` (B71).
  func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController)
}

extension UIPopoverControllerDelegate {
  /// Allows it.
  public func popoverControllerShouldDismissPopover(
    _ popoverController: UIPopoverController
  ) -> Bool { DefaultBody.reached(true, by: self) }
  /// Does nothing.
  public func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController) {
    DefaultBody.reached(by: self)
  }
}

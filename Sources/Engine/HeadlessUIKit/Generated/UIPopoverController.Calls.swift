// Written by `make surface` from the rows of the protocols; do not edit.
// swift-format-ignore-file
import Foundation
import NavigationModel

extension UIPopoverController {
  /// The calls to what its program gives it.
  enum Calls {
    static let shouldDismissPopover = Call(.shouldDismissPopover, "popoverControllerShouldDismissPopover(_:)", to: { (owner: UIPopoverController) in owner.delegate }, default: true as Bool)
    static let didDismissPopover = Call(.didDismissPopover, "popoverControllerDidDismissPopover(_:)", to: { (owner: UIPopoverController) in owner.delegate }, in: .didDismiss)

    static var rows: [CallRow] {
      [shouldDismissPopover.row, didDismissPopover.row]
    }
  }
}

extension UIPopoverControllerDelegate {
  /// `true` where it is left out.
  public func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool { DefaultBody.reached(true, by: self) }
  /// Does nothing.
  public func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController) { DefaultBody.reached(by: self) }
}

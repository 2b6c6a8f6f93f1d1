import Foundation
import NavigationModel

extension PresentationStyle {
  /// The manager of a presentation in this style.
  func makeManager(for controller: UIViewController, modern: Bool) -> UIPresentationController {
    switch self {
    case .popover:
      UIPopoverPresentationController(presentedViewController: controller, presenting: nil)
    case .pageSheet where modern, .formSheet where modern:
      UISheetPresentationController(presentedViewController: controller, presenting: nil)
    default: UIPresentationController(presentedViewController: controller, presenting: nil)
    }
  }
}

extension Profile {
  /// The style that `automatic` resolves to (P24).
  func resolve(_ style: PresentationStyle) -> PresentationStyle {
    style == .automatic ? automaticStyle : style
  }
}

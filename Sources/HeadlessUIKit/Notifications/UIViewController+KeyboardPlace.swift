import Foundation
import NavigationModel

extension UIViewController {
  /// Whether a responder is the controller itself or in its view.
  func contains(_ responder: UIResponder) -> Bool {
    guard let view = responder as? UIView else { return responder === self }
    return viewsOfEditing.contains { view.isDescendant(of: $0) }
  }
}

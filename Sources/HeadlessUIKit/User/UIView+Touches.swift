import Foundation
import NavigationModel

extension UIView {
  /// Performs a user's gesture on a view that does not handle it; returns the reason if nothing
  /// happens (B52).
  package func userTouches(_ gesture: ContentGesture) -> String? {
    let controller = nearestController
    let stack = controller as? UINavigationController ?? controller?.navigationController
    guard let stack else { return "nothing handles it" }
    return stack.userTouchesContents(gesture)
  }
}

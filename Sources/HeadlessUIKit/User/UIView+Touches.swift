import Foundation
import NavigationModel

extension UIView {
  /// Its frame in a view around it, whose contents may be scrolled.
  func place(in outer: UIView) -> CGRect {
    var place = CGRect(origin: .zero, size: frame.size)
    var view = self
    while view !== outer, let superview = view.superview {
      place.origin.x += view.frame.minX - superview.contentOrigin.x
      place.origin.y += view.frame.minY - superview.contentOrigin.y
      view = superview
    }
    return place
  }

  /// Performs a user's gesture on a view that does not handle it; returns the reason if nothing
  /// happens (B52).
  package func userTouches(_ gesture: ContentGesture) -> String? {
    let controller = nearestController
    let stack = controller as? UINavigationController ?? controller?.navigationController
    guard let stack else { return "nothing handles it" }
    if gesture == .tap, stack.userTouchesPlaceOfBars(self) { return nil }
    return stack.userTouchesContents(gesture)
  }
}

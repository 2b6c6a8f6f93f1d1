import Foundation
import NavigationModel

extension UIResponder {
  /// Whether it is in a window.
  var isOnScreen: Bool {
    let view = self as? UIView ?? (self as? UIViewController)?.viewIfLoaded
    return view?.window != nil
  }
}

extension UIResponder {
  /// The controller with which it leaves the screen and comes back.
  var controllerOfEditing: UIViewController? {
    let search = (self as? UISearchTextField)?.bar?.searchController
    if let search, search.isPresentedNow { return search }
    return self as? UIViewController ?? (self as? UIView)?.nearestController
  }
}

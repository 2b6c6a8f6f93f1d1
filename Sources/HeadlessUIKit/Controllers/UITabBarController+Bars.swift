import Foundation
import NavigationModel

extension UITabBarController {
  /// The controller of the highlighted tab; the More controller for the tabs it contains.
  var selectedTabInBar: UIViewController? { controller(stage.hierarchy[id].shown.last) }

  /// Whether a controller in the selected stack requests that the bar be hidden (B56).
  var hidesBar: Bool {
    let stack = selectedTabInBar as? UINavigationController
    return stack?.viewControllers.contains { $0.hidesBottomBar } == true
  }
}

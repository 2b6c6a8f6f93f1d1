import Foundation
import NavigationModel

extension UITabBarController {
  /// Performs a tap on a tab in the bar, or in the list of those that don't fit.
  func userTaps(_ tab: UIViewController) {
    if tabsInBar.contains(tab) { userSelects(tab) } else { userSelectsInList(tab) }
  }
}

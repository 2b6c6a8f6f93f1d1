import Foundation
import NavigationModel

extension UITabBarController {
  /// Performs a tap on a tab in the bar, or in the list of those that don't fit.
  func userTaps(_ tab: UIViewController) {
    let isInBar = entriesInBar.contains { $0.object === tab }
    if isInBar {
      receiveDidSelect(tab.tabBarItem)  // H106, before the delegate: unconfirmed
      userSelects(tab)
    } else {
      userSelectsInList(tab)
    }
  }

  /// Calls `tabBar(_:didSelect:)` or its override.
  private func receiveDidSelect(_ item: UITabBarItem) {
    callMember(.didSelectItem, [tabBar, item]) { tabBar(tabBar, didSelect: item) }
  }

  /// The same for a tab that is an object of its own, in the sidebar as well.
  func userTaps(_ tab: UITab) {
    let isInList = !isSidebarShown && overflow.contains { $0.object === tab }
    if isInList { userSelectsInList(tab) } else { userSelects(tab) }
  }

  /// The contents of a child have been scrolled: the bar may be minimised, or come back (F98).
  func contentsMoved(by distance: CGPoint) {
    guard tabBarMinimizeBehavior.minimizes, distance.y != 0 else { return }
    isBarMinimized = (distance.y > 0) == (tabBarMinimizeBehavior == .onScrollDown)
  }
}

extension UITabBarController.MinimizeBehavior {
  /// Whether it ever minimises the bar.
  var minimizes: Bool { self == .onScrollDown || self == .onScrollUp }
}

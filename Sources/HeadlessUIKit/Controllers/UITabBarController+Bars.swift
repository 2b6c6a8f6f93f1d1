import Foundation
import NavigationModel

extension UITabBarController {
  /// The controller of the highlighted tab; the More controller for the tabs it contains.
  var selectedTabInBar: UIViewController? { controller(stage.hierarchy[id].shown.last) }

  /// The item of the tab that the bar highlights; nil without a selection.
  var selectedItem: UITabBarItem? {
    let selected = selectedTabInBar
    return selected.flatMap { selected in
      entriesInBar.first { $0.content === selected }?.item ?? (usesTabs ? nil : selected.tabBarItem)
    }
  }

  /// Whether the program, the sidebar or a controller in the selected stack hides the bar (B56,
  /// F97).
  var hidesBar: Bool {
    if isTabBarHidden || isSidebarShown { return true }
    let stack = selectedTabInBar as? UINavigationController
    return stack?.viewControllers.contains { $0.hidesBottomBar } == true
  }
}

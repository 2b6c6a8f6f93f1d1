import Foundation
import NavigationModel

/// The bar of a tab bar controller; what it shows follows from the tabs.
///
/// [UITabBar](https://developer.apple.com/documentation/uikit/uitabbar)
open class UITabBar: UIView {
  private weak var tabBarController: UITabBarController?

  init(of tabBarController: UITabBarController) {
    self.tabBarController = tabBarController
    super.init(frame: .zero)
  }

  /// A bar that belongs to no controller; there are no nibs here, and the coder is not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// What can be read in the bar; nil while it is hidden (A90, B56).
  package var displayed: TabBarContents? {
    guard let tabs = tabBarController, !tabs.hidesBar else { return nil }
    let selected = tabs.selectedTabInBar
    return TabBarContents(
      titles: tabs.tabsInBar.map(tabs.tabTitle), selected: selected.map(tabs.tabTitle))
  }
}

extension UITabBarController {
  /// The controller of the tab that is marked; the More controller for those it stands for.
  var selectedTabInBar: UIViewController? { controller(stage.hierarchy[id].shown.last) }

  /// Whether somebody in the selected stack wants the bar hidden (B56).
  var hidesBar: Bool {
    let stack = selectedTabInBar as? UINavigationController
    return stack?.viewControllers.contains { $0.hidesBottomBarWhenPushed } == true
  }
}

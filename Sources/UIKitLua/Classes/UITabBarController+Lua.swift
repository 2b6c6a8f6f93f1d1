import Foundation
import HeadlessUIKit
import Lua
import NavigationModel

extension TabBarContents: LuaStructure {
  package static var luaType: String { "TabBarContents" }
  package static var luaFields: [String] { ["titles", "selected"] }

  package init(fields: LuaFields) throws(LuaMismatch) {
    throw LuaMismatch("what a tab bar displays follows from the tabs and cannot be written")
  }

  package var fieldValues: [any LuaConvertible] { [titles, selected] }
}

extension ScriptWorld {
  var tabBar: ClassDescriptor<UITabBar> {
    ClassDescriptor(
      "UITabBar", of: UITabBar.self, extends: "UIView", receiver: "bar",
      summary: "The bar of a tab bar controller."
    )
    .property(
      "displayed",
      summary: "What can be read in the bar, `{ titles, selected }`; nil while it is hidden.",
      get: { $0.displayed }
    )
  }

  var tabBarController: ClassDescriptor<UITabBarController> {
    ClassDescriptor(
      "UITabBarController", of: UITabBarController.self, extends: "UIViewController",
      receiver: "tabs", summary: "A container that shows the selected one of its children."
    )
    .initializer { _ in UITabBarController() }
    .children { (tabs: UITabBarController, children: [UIViewController]) in
      tabs.viewControllers = children
    }
    .property(
      "viewControllers", summary: "The tabs.", get: { Optional($0.viewControllers ?? []) },
      set: { $0.viewControllers = $1 }
    )
    .property(
      "selectedViewController", summary: "The controller of the selected tab.",
      get: { $0.selectedViewController }, set: { $0.selectedViewController = $1 }
    )
    .property(
      "selectedIndex", summary: "The index of the selected tab, from 0; nil without tabs.",
      get: { $0.selectedIndex == NSNotFound ? nil : $0.selectedIndex },
      set: { (tabs: UITabBarController, index: Int?) in
        if let index { tabs.selectedIndex = index }
      }
    )
    .property(
      "moreNavigationController",
      summary: "The stack of the tabs that the bar has no room for; made when it is asked for.",
      get: { $0.moreNavigationController }
    )
    .property("tabBar", summary: "The bar at the bottom.", owned: true, get: { $0.tabBar })
    .delegate(
      type: "UITabBarControllerDelegate",
      summary: "A table with `shouldSelect(tabs, controller)` and `didSelect`.",
      as: ScriptedTabBarDelegate.self, in: self
    ) { $0.delegate = $1 }
    .method("setViewControllers", "viewControllers", "animated", summary: "Replaces the tabs.") {
      (tabs: UITabBarController, children: [UIViewController], animated: Bool) -> Void in
      tabs.setViewControllers(children, animated: animated)
    }
  }
}

import Foundation
import HeadlessUIKit
import Lua
import NavigationModel

extension TabBarContents: LuaStructure {
  package static var luaType: String { "TabBarContents" }
  package static let luaSummary = "What a tab bar displays."
  package static let luaFields = [
    LuaField("titles", [String].self, "The texts of the tabs, from left to right."),
    LuaField("selected", String?.self, "The text of the selected tab."),
  ]

  package init(fields: LuaFields) throws(LuaMismatch) {
    throw LuaMismatch("what a tab bar displays follows from the tabs and cannot be written")
  }

  package var fieldValues: [any LuaConvertible] { [titles, selected] }
}

extension ScriptWorld {
  var tabBarController: ClassDescriptor<UITabBarController> {
    withTabs(plainTabBarController)
  }

  private var plainTabBarController: ClassDescriptor<UITabBarController> {
    ClassDescriptor(
      "UITabBarController", of: UITabBarController.self, extends: "UIViewController",
      receiver: "tabs", summary: "A container that shows the selected one of its children."
    )
    .initializer { _ in PendingArguments.with(.incomplete) { UITabBarController() } }
    .completing { (tabs: UITabBarController, _) in tabs.loadViewIfNeeded() }  // J16
    .children("viewControllers") { (tabs: UITabBarController, children: [UIViewController]) in
      tabs.viewControllers = children
    }
    .viewControllers()
    .selectedViewController()
    .property(
      "selectedIndex", summary: "The index of the selected tab, from 0; nil without tabs.",
      get: { $0.selectedIndex == NSNotFound ? nil : $0.selectedIndex },
      set: { (tabs: UITabBarController, index: Int?) in
        if let index { tabs.selectedIndex = index }
      }
    )
    .property(
      "moreNavigationController",
      summary: "The stack of the tabs that don't fit in the bar; created when it is accessed.",
      get: { [unowned self] (tabs: UITabBarController) -> UINavigationController in
        let more = tabs.moreNavigationController
        // UIKit has reset it (F84).
        if more.delegate == nil { interpreter.setSlot(of: more, "delegate", LuaValue.nil) }
        return more
      }
    )
    .property(
      "tabBar",
      summary: "The bar at the bottom with the items of the tabs; the controller manages it.",
      owned: true, get: { $0.tabBar }
    )
    .delegate(
      type: "UITabBarControllerDelegate",
      summary: "Allows the user's selections, and is notified of them.",
      as: ScriptedTabBarDelegate.self, in: self
    ) { $0.delegate = $1 }
    .setViewControllers(
      "Replaces the controllers of the tabs, with an animation if that is wanted.")
  }
}

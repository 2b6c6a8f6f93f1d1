import HeadlessUIKit
import Lua
import NavigationModel

extension UITabBarController.Sidebar: LuaObject {
  package static var luaType: String { "UITabBarControllerSidebar" }
}

extension UITabBarController.Mode: LuaEnumeration {}

extension UITabBarController.MinimizeBehavior: LuaEnumeration {}

extension UITabBarController.Sidebar.Layout: LuaEnumeration {}

extension ScriptWorld {
  var tabSidebar: ClassDescriptor<UITabBarController.Sidebar> {
    ClassDescriptor(
      "UITabBarControllerSidebar", of: UITabBarController.Sidebar.self, receiver: "sidebar",
      summary: "The sidebar of a tab bar controller with tabs."
    )
    .isHidden()
    .preferredLayout()
    .delegate(
      type: "UITabBarControllerSidebarDelegate",
      summary: "Is notified before the sidebar is shown or hidden.",
      as: ScriptedSidebarDelegate.self, in: self
    ) { $0.delegate = $1 }
  }

  /// Adds tabs that are objects of their own, and what users customize.
  func withTabs(
    _ descriptor: ClassDescriptor<UITabBarController>
  ) -> ClassDescriptor<UITabBarController> {
    descriptor
      .tabs(
        "The tabs as objects, from left to right; empty while `viewControllers` are used.",
        owned: true
      )
      .selectedTab()
      .method(
        "setTabs", "tabs", "animated", summary: "Replaces the tabs, and selects the first one."
      ) { [unowned self] (tabs: UITabBarController, new: [UITab], animated: Bool) -> Void in
        tabs.setTabs(new, animated: animated)
        interpreter.updateOwned("tabs", of: tabs)
      }
      .method(
        "tabForIdentifier", "identifier", summary: "The tab with an identifier, at any depth."
      ) { (tabs: UITabBarController, identifier: String) -> UITab? in
        tabs.tab(forIdentifier: identifier)
      }
      .mode()
      .contentLayoutGuide(owned: true)
      .property(
        "sidebar", summary: "The sidebar; only tabs in regular width can have one.", owned: true,
        get: { $0.sidebar }
      )
      .customizationIdentifier("A name for what the user customizes. Kept, no effect.")
      .compactTabIdentifiers()
      .customizableViewControllers()
      .isTabBarHidden("Whether the script has hidden the bar; false at first.")
      .setTabBarHidden()
      .bottomAccessory(owned: true)
      .method(
        "setBottomAccessory", "bottomAccessory", "animated",
        summary: "Sets what is shown above the bar (iOS 26)."
      ) {
        [unowned self] (tabs: UITabBarController, new: UITabAccessory?, animated: Bool) -> Void in
        tabs.setBottomAccessory(new, animated: animated)
        interpreter.updateOwned("bottomAccessory", of: tabs)
      }
      .tabBarMinimizeBehavior(
        "Whether scrolling minimises the bar, which shows only the selected tab then.")
  }
}

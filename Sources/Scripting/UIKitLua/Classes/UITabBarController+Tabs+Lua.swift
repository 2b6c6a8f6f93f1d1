import HeadlessUIKit
import Lua
import NavigationModel

extension UITabBarController.Sidebar: LuaObject {
  package static var luaType: String { "UITabBarControllerSidebar" }
}

extension UITabBarController.Mode: LuaEnumeration {
  package static var luaCases: LuaCases<Self> { [.automatic, .tabBar, .tabSidebar] }
}

extension UITabBarController.MinimizeBehavior: LuaEnumeration {
  package static var luaCases: LuaCases<Self> { [.automatic, .never, .onScrollDown, .onScrollUp] }
}

extension UITabBarController.Sidebar.Layout: LuaEnumeration {
  package static var luaCases: LuaCases<Self> { [.automatic, .overlap, .tile] }
}

extension ScriptWorld {
  var tabSidebar: ClassDescriptor<UITabBarController.Sidebar> {
    ClassDescriptor(
      "UITabBarControllerSidebar", of: UITabBarController.Sidebar.self, receiver: "sidebar",
      summary: "The sidebar of a tab bar controller with tabs."
    )
    .property(
      "isHidden", summary: "Whether it is hidden, so that the bar is shown; true by default.",
      get: { $0.isHidden }, set: { $0.isHidden = $1 }
    )
    .property(
      "preferredLayout", summary: "Whether it is beside the contents or over them.",
      get: { $0.preferredLayout }, set: { $0.preferredLayout = $1 }
    )
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
      .property(
        "tabs",
        summary: "The tabs as objects, from left to right; empty while `viewControllers` are used.",
        owned: true, get: { $0.tabs }, set: { $0.tabs = $1 }
      )
      .property(
        "selectedTab", summary: "The selected tab; assigning one of its tabs selects it.",
        get: { $0.selectedTab }, set: { $0.selectedTab = $1 }
      )
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
      .property(
        "mode", summary: "Whether a sidebar can show the tabs instead of the bar.",
        get: { $0.mode }, set: { $0.mode = $1 }
      )
      .property(
        "sidebar", summary: "The sidebar; only tabs in regular width can have one.", owned: true,
        get: { $0.sidebar }
      )
      .property(
        "customizationIdentifier",
        summary: "A name for what the user customizes. Kept, no effect.",
        get: { $0.customizationIdentifier }, set: { $0.customizationIdentifier = $1 }
      )
      .property(
        "compactTabIdentifiers",
        summary: "The identifiers of the tabs that compact width shows; nil for all.",
        get: { $0.compactTabIdentifiers }, set: { $0.compactTabIdentifiers = $1 }
      )
      .property(
        "customizableViewControllers",
        summary: "The controllers that the user may move with Edit of the More list.",
        get: { $0.customizableViewControllers }, set: { $0.customizableViewControllers = $1 }
      )
      .property(
        "isTabBarHidden", summary: "Whether the script has hidden the bar; false at first.",
        get: { $0.isTabBarHidden }, set: { $0.isTabBarHidden = $1 }
      )
      .method("setTabBarHidden", "hidden", "animated", summary: "Hides or shows the bar.") {
        (tabs: UITabBarController, hidden: Bool, animated: Bool) -> Void in
        tabs.setTabBarHidden(hidden, animated: animated)
      }
      .property(
        "bottomAccessory",
        summary: "What is shown above the bar, or beside the minimised bar (iOS 26).", owned: true,
        get: { $0.bottomAccessory }, set: { $0.bottomAccessory = $1 }
      )
      .method(
        "setBottomAccessory", "bottomAccessory", "animated",
        summary: "Sets what is shown above the bar (iOS 26)."
      ) {
        [unowned self] (tabs: UITabBarController, new: UITabAccessory?, animated: Bool) -> Void in
        tabs.setBottomAccessory(new, animated: animated)
        interpreter.updateOwned("bottomAccessory", of: tabs)
      }
      .property(
        "tabBarMinimizeBehavior",
        summary: "Whether scrolling minimises the bar, which shows only the selected tab then.",
        get: { $0.tabBarMinimizeBehavior }, set: { $0.tabBarMinimizeBehavior = $1 }
      )
  }
}

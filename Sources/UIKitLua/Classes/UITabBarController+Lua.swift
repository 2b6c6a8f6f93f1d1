import Foundation
import HeadlessUIKit
import Lua
import NavigationModel

extension TabBarContents: LuaStructure {
  package static var luaType: String { "TabBarContents" }
  package static let luaSummary = "What can be read in a tab bar."
  package static let luaFields = [
    LuaField("titles", [String].self, "The texts of the tabs, from left to right."),
    LuaField("selected", String?.self, "The text of the selected tab."),
  ]

  package init(fields: LuaFields) throws(LuaMismatch) {
    throw LuaMismatch("what a tab bar displays follows from the tabs and cannot be written")
  }

  package var fieldValues: [any LuaConvertible] { [titles, selected] }
}

extension SystemTab: LuaEnumeration {
  package static var luaType: String { "UITabBarItem.SystemItem" }
  package static var luaCases: KeyValuePairs<String, SystemTab> {
    [
      "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated,
      "recents": .recents, "contacts": .contacts, "history": .history, "bookmarks": .bookmarks,
      "search": .search, "downloads": .downloads, "mostRecent": .mostRecent,
      "mostViewed": .mostViewed,
    ]
  }
}

extension ScriptWorld {
  var tabBarItem: ClassDescriptor<UITabBarItem> {
    ClassDescriptor(
      "UITabBarItem", of: UITabBarItem.self, extends: "UIBarItem", receiver: "item",
      summary: "What a tab bar shows for a controller."
    )
    .initializer("systemItem") { arguments throws(LuaError) in
      let systemItem: SystemTab? = try arguments.read("systemItem")
      return systemItem.map { UITabBarItem(tabBarSystemItem: $0, tag: 0) } ?? UITabBarItem()
    }
    .stringShorthand("title")
    .property(
      "selectedImage", summary: "The name of its picture while the tab is selected.",
      get: { $0.selectedImage?.name },
      set: { (item: UITabBarItem, name: String?) in
        item.selectedImage = name.flatMap(UIImage.init(named:))
      }
    )
    .property(
      "badgeValue", summary: "The text on a spot at its corner.", get: { $0.badgeValue },
      set: { $0.badgeValue = $1 }
    )
    .property(
      "systemItem", summary: "Which of the system's tabs it is; given when it is made.",
      get: { $0.systemItem }
    )
    .description { item in "UITabBarItem \"\(item.displayedText)\"" }
  }

  var tabBar: ClassDescriptor<UITabBar> {
    ClassDescriptor(
      "UITabBar", of: UITabBar.self, extends: "UIView", receiver: "bar",
      summary: "A row of tabs at the bottom of the screen, or alone in a view."
    )
    .initializer { _ in UITabBar() }
    .property(
      "items",
      summary:
        "The item of each tab, from left to right; raises in a bar that a controller manages.",
      owned: true, get: { Optional($0.items ?? []) },
      set: { $0.items = $1 }
    )
    .property(
      "selectedItem", summary: "Which of the items is emphasised; nil is none of them.",
      get: { $0.selectedItem },
      set: { $0.selectedItem = $1 }
    )
    .method(
      "setItems", "items", "animated",
      summary:
        "Replaces the items, animated or not; raises where a controller manages the bar."
    ) {
      (bar: UITabBar, items: [UITabBarItem]?, animated: Bool) -> Void in
      bar.setItems(items, animated: animated)
    }
    .method(
      "beginCustomizingItems", "items", summary: "Lets the user arrange the tabs."
    ) { (bar: UITabBar, items: [UITabBarItem]) -> Void in bar.beginCustomizingItems(items) }
    .property(
      "barStyle", summary: "How its ground is drawn.", get: { $0.barStyle },
      set: { $0.barStyle = $1 }
    )
    .property(
      "isTranslucent", summary: "Whether what is below shines through.", get: { $0.isTranslucent },
      set: { $0.isTranslucent = $1 }
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
    .children("viewControllers") { (tabs: UITabBarController, children: [UIViewController]) in
      tabs.viewControllers = children
    }
    .property(
      "viewControllers",
      summary:
        "The controllers of the tabs, from left to right; assigning them is not animated.",
      get: { Optional($0.viewControllers ?? []) },
      set: { $0.viewControllers = $1 }
    )
    .property(
      "selectedViewController",
      summary: "The child that is shown; assigning one of the tabs shows that, nil without tabs.",
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
    .property(
      "tabBar",
      summary: "The bar at the bottom, which shows the items of the tabs; it manages them itself.",
      owned: true, get: { $0.tabBar }
    )
    .delegate(
      type: "UITabBarControllerDelegate",
      summary: "Allows the user's selections, and is notified of them.",
      as: ScriptedTabBarDelegate.self, in: self
    ) { $0.delegate = $1 }
    .method(
      "setViewControllers", "viewControllers", "animated",
      summary: "Replaces the controllers of the tabs, with an animation if that is wanted."
    ) {
      (tabs: UITabBarController, children: [UIViewController]?, animated: Bool) -> Void in
      tabs.setViewControllers(children, animated: animated)
    }
  }
}

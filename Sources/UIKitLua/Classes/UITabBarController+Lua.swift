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

extension UITabBarItem.SystemItem: LuaEnumeration {
  package static var luaType: String { "UITabBarItem.SystemItem" }
  package static var luaCases: KeyValuePairs<String, UITabBarItem.SystemItem> {
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
      let systemItem: UITabBarItem.SystemItem? = try arguments.read("systemItem")
      return systemItem.map { UITabBarItem(tabBarSystemItem: $0, tag: 0) } ?? UITabBarItem()
    }
    .stringShorthand("title")
    .property(
      "selectedImage", summary: "The name of its image while the tab is selected.",
      get: { $0.selectedImage?.name },
      set: { (item: UITabBarItem, name: String?) in
        item.selectedImage = name.flatMap(UIImage.init(named:))
      }
    )
    .property(
      "badgeValue", summary: "What the red circle at its corner shows; nil for none.",
      get: { $0.badgeValue },
      set: { $0.badgeValue = $1 }
    )
    .property(
      "systemItem", summary: "Which system item it is; set when it is created.",
      get: { $0.systemItem }
    )
    .description { item in "UITabBarItem \"\(item.displayedText)\"" }
  }

  var tabBar: ClassDescriptor<UITabBar> {
    ClassDescriptor(
      "UITabBar", of: UITabBar.self, extends: "UIView", receiver: "bar",
      summary: "A row of tabs at the bottom of the screen, or standalone in a view."
    )
    .initializer { _ in UITabBar() }
    .property(
      "items",
      summary:
        "The item of each tab, left to right; setting it is an error if a controller manages the bar.",
      owned: true, get: { $0.items },
      set: { $0.items = $1 }
    )
    .property(
      "selectedItem", summary: "The selected item; nil if none is selected.",
      get: { $0.selectedItem },
      set: { $0.selectedItem = $1 }
    )
    .method(
      "setItems", "items", "animated",
      summary:
        "Replaces the items, optionally animated; an error if a controller manages the bar."
    ) {
      (bar: UITabBar, items: [UITabBarItem]?, animated: Bool) -> Void in
      bar.setItems(items, animated: animated)
    }
    .method(
      "beginCustomizingItems", "items", summary: "Lets the user arrange the tabs."
    ) { (bar: UITabBar, items: [UITabBarItem]) -> Void in bar.beginCustomizingItems(items) }
    .property(
      "barStyle", summary: "Whether its background is light or dark.", get: { $0.barStyle },
      set: { $0.barStyle = $1 }
    )
    .property(
      "isTranslucent", summary: "Whether content shows through it.", get: { $0.isTranslucent },
      set: { $0.isTranslucent = $1 }
    )
    .property(
      "tintColor", summary: "The colour of its buttons; nil for the standard one.",
      get: { $0.tintColor }, set: { $0.tintColor = $1 }
    )
    .function(
      "appearance", summary: "What stands for all bars of the class that come into a window later."
    ) { [unowned self] () -> UITabBar in stage.asCurrent { UITabBar.appearance() } }
    .property(
      "displayed",
      summary: "What the bar displays, `{ titles, selected }`; nil while it is hidden.",
      get: { $0.displayed }
    )
  }

  var tabBarController: ClassDescriptor<UITabBarController> {
    withTabs(plainTabBarController)
  }

  private var plainTabBarController: ClassDescriptor<UITabBarController> {
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
      get: { $0.viewControllers },
      set: { $0.viewControllers = $1 }
    )
    .property(
      "selectedViewController",
      summary: "The selected child; assigning one of the tabs selects it; nil without tabs.",
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
      summary: "The stack of the tabs that don't fit in the bar; created when it is accessed.",
      get: { $0.moreNavigationController }
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
    .method(
      "setViewControllers", "viewControllers", "animated",
      summary: "Replaces the controllers of the tabs, with an animation if that is wanted."
    ) {
      (tabs: UITabBarController, children: [UIViewController]?, animated: Bool) -> Void in
      tabs.setViewControllers(children, animated: animated)
    }
  }
}

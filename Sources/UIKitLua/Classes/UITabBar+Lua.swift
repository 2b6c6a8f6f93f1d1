import Foundation
import HeadlessUIKit
import Lua
import NavigationModel

extension ScriptWorld {
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
      "appearance", "options",
      summary:
        "What stands for all bars of the class that come into a window later; with `{ whenContainedIn = Class }`, or a list of classes with the nearest one first, for those inside of them."
    ) { [unowned self] (options: LuaTable?) throws(LuaError) -> UITabBar in
      let containers = try appearanceContainers(options)
      return stage.asCurrent { UITabBar.appearance(in: containers) }
    }
    .property(
      "displayed",
      summary: "What the bar displays, `{ titles, selected }`; nil while it is hidden.",
      get: { $0.displayed }
    )
  }
}

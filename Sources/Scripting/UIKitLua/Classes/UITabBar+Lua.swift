import Foundation
import HeadlessUIKit
import Lua
import NavigationModel

extension UITabBar: ScriptedBar {}

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
    .look(in: self) { UITabBar.appearance(in: $0) }
    .property(
      "displayed",
      summary: "What the bar displays, `{ titles, selected }`; nil while it is hidden.",
      get: { $0.displayed }
    )
    .appearances()
  }
}

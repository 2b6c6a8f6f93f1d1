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
    .items(
      "The item of each tab, left to right; setting it is an error if a controller manages the bar.",
      owned: true
    )
    .selectedItem()
    .setItems("Replaces the items, optionally animated; an error if a controller manages the bar.")
    .beginCustomizingItems()
    .endCustomizing()
    .isCustomizing()
    .look(in: self) { UITabBar.appearance(in: $0) }
    .property(
      "displayed",
      summary: "What the bar displays, `{ titles, selected }`; nil while it is hidden.",
      get: { $0.displayed }
    )
    .appearances()
  }
}

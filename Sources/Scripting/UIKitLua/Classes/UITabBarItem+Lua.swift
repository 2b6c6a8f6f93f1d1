import Foundation
import HeadlessUIKit
import Lua
import NavigationModel

extension UITabBarItem.SystemItem: LuaEnumeration {}

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
    .badgeValue()
    .property(
      "systemItem", summary: "Which system item it is; set when it is created.",
      get: { $0.systemItem }
    )
    .description { item in "UITabBarItem \"\(item.displayedText)\"" }
  }

  /// Adds the appearances of a tab.
  func withAppearances(
    _ descriptor: ClassDescriptor<UITabBarItem>
  ) -> ClassDescriptor<UITabBarItem> {
    descriptor
      .standardAppearance()
      .scrollEdgeAppearance()
  }
}

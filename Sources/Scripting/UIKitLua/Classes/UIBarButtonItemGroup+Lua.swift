import HeadlessUIKit
import Lua

extension UIBarButtonItemGroup: LuaObject {}

extension ScriptWorld {
  var barButtonItemGroup: ClassDescriptor<UIBarButtonItemGroup> {
    ClassDescriptor(
      "UIBarButtonItemGroup", of: UIBarButtonItemGroup.self, receiver: "group",
      summary: "Items that belong together in the middle of a navigation bar."
    )
    .initializer { _ in UIBarButtonItemGroup() }
    .children("barButtonItems") { (group: UIBarButtonItemGroup, items: [UIBarButtonItem]) in
      group.barButtonItems = items
    }
    .barButtonItems(owned: true)
    .representativeItem(owned: true)
    .isDisplayingRepresentativeItem()
    .menuRepresentation(owned: true)
    .isHidden()
    .alwaysAvailable()
  }
}

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
    .barButtonItems("The items; one that is in another group leaves that one.", owned: true)
    .representativeItem(
      "What stands for the items where there is too little room. Kept, no effect.", owned: true
    )
    .isDisplayingRepresentativeItem(
      "Whether its representative item is shown in place of the items: never here."
    )
    .menuRepresentation("What stands for it in an overflow menu; nil for its items.", owned: true)
    .isHidden("Whether neither the bar nor its overflow menu shows it.")
    .alwaysAvailable("Whether it is shown even if the user has removed it. Kept, no effect.")
  }
}

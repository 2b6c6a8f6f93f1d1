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
    .property(
      "barButtonItems", summary: "The items; one that is in another group leaves that one.",
      owned: true, get: { $0.barButtonItems }, set: { $0.barButtonItems = $1 }
    )
    .property(
      "representativeItem",
      summary: "What stands for the items where there is too little room. Kept, no effect.",
      owned: true, get: { $0.representativeItem }, set: { $0.representativeItem = $1 }
    )
    .property(
      "isDisplayingRepresentativeItem",
      summary: "Whether its representative item is shown in place of the items: never here.",
      get: { $0.isDisplayingRepresentativeItem }
    )
    .property(
      "menuRepresentation",
      summary: "What stands for it in an overflow menu; nil for its items.", owned: true,
      get: { $0.menuRepresentation }, set: { $0.menuRepresentation = $1 }
    )
    .property(
      "isHidden", summary: "Whether neither the bar nor its overflow menu shows it.",
      get: { $0.isHidden }, set: { $0.isHidden = $1 }
    )
    .property(
      "alwaysAvailable",
      summary: "Whether it is shown even if the user has removed it. Kept, no effect.",
      get: { $0.alwaysAvailable }, set: { $0.alwaysAvailable = $1 })
  }
}

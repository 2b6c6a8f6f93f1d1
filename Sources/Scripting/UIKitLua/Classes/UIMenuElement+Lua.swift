import HeadlessUIKit
import Lua

extension UIMenuElement: LuaObject {}

extension UIMenuElement.State: LuaEnumeration {}

extension UIMenuElement.Attributes {
  /// The names of those that are set.
  var names: [MenuAttribute] {
    MenuAttribute.luaCases.map(\.value).filter { contains($0.attribute) }
  }

  /// The attributes with some names.
  init(_ names: [MenuAttribute]) { self = names.reduce(into: []) { $0.formUnion($1.attribute) } }
}

extension ScriptWorld {
  var menuElement: ClassDescriptor<UIMenuElement> {
    ClassDescriptor(
      "UIMenuElement", of: UIMenuElement.self, receiver: "element",
      summary: "An entry of a menu: an action, a command, or another menu."
    )
    .title("The text that it shows in a menu or a bar.")
    .property("image", summary: "The name of its picture; nil for none.", get: { $0.image?.name })
    .subtitle("Its second text. Kept, no effect.")
  }
}

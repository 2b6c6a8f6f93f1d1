import HeadlessUIKit
import Lua

extension UIKey: LuaObject {}

extension ScriptWorld {
  var key: ClassDescriptor<UIKey> {
    ClassDescriptor(
      "UIKey", of: UIKey.self, receiver: "key", summary: "A key of a keyboard with what it means."
    )
    .characters()
    .charactersIgnoringModifiers(
      "The characters without other keys that are held, or the name of a key without one."
    )
    .property(
      "modifierFlags", summary: "The other keys that are held: a sequence of names.",
      get: { $0.modifierFlags.names }
    )
    .description { "UIKey \"\($0.characters)\"" }
  }
}

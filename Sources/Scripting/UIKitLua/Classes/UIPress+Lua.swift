import HeadlessUIKit
import Lua

extension UIPress: LuaObject {}

extension UIPress.Phase: LuaEnumeration {}

extension ScriptWorld {
  var press: ClassDescriptor<UIPress> {
    ClassDescriptor(
      "UIPress", of: UIPress.self, receiver: "press",
      summary: "A key that is pressed, as `pressesBegan` and the others get it."
    )
    .phase()
    .key("What is pressed on the keyboard: its characters, and what is held.")
  }
}

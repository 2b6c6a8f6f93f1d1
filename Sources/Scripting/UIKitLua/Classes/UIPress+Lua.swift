import HeadlessUIKit
import Lua

extension UIPress: LuaObject {}

extension UIPress.Phase: LuaEnumeration {
  package static var luaCases: LuaCases<Self> {
    [.began, .changed, .stationary, .ended, .cancelled]
  }
}

extension ScriptWorld {
  var press: ClassDescriptor<UIPress> {
    ClassDescriptor(
      "UIPress", of: UIPress.self, receiver: "press",
      summary: "A key that is pressed, as `pressesBegan` and the others get it."
    )
    .property("phase", summary: "How far the press is.", get: { $0.phase })
    .property(
      "key", summary: "What is pressed on the keyboard: its characters, and what is held.",
      get: { $0.key })
  }
}

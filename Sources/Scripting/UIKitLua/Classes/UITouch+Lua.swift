import HeadlessUIKit
import Lua

extension UITouch: LuaObject {}

extension UITouch.Phase: LuaEnumeration {}

extension ScriptWorld {
  var touch: ClassDescriptor<UITouch> {
    ClassDescriptor(
      "UITouch", of: UITouch.self, receiver: "touch",
      summary: "A finger on the screen, as `touchesBegan` and the others get it."
    )
    .phase()
    .tapCount()
    .view()
    .location()
    .previousLocation()
  }
}

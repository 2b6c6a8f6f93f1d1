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
    .phase("How far the touch is.")
    .tapCount("How many taps it is the last of.")
    .view("The view that it began in.")
    .location("Where it is, in points of a view; without one, of the window.")
    .previousLocation("Where it was before, in points of a view; without one, of the window.")
  }
}

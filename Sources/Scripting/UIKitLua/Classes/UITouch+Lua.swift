import HeadlessUIKit
import Lua

extension UITouch: LuaObject {}

extension UITouch.Phase: LuaEnumeration {
  package static var luaCases: LuaCases<Self> { [.began, .moved, .stationary, .ended, .cancelled] }
}

extension ScriptWorld {
  var touch: ClassDescriptor<UITouch> {
    ClassDescriptor(
      "UITouch", of: UITouch.self, receiver: "touch",
      summary: "A finger on the screen, as `touchesBegan` and the others get it."
    )
    .property("phase", summary: "How far the touch is.", get: { $0.phase })
    .property("tapCount", summary: "How many taps it is the last of.", get: { $0.tapCount })
    .property("view", summary: "The view that it began in.", get: { $0.view })
    .method(
      "location", "view",
      summary: "Where it is, in points of a view; without one, of the window."
    ) { (touch: UITouch, view: UIView?) -> CGPoint in touch.location(in: view) }
    .method(
      "previousLocation", "view",
      summary: "Where it was before, in points of a view; without one, of the window."
    ) { (touch: UITouch, view: UIView?) -> CGPoint in touch.previousLocation(in: view) }
  }
}

import HeadlessUIKit
import Lua

extension UILayoutGuide: LuaObject {
  package static var luaType: String { "UILayoutGuide" }
}

extension ScriptWorld {
  var layoutGuide: ClassDescriptor<UILayoutGuide> {
    ClassDescriptor(
      "UILayoutGuide", of: UILayoutGuide.self, receiver: "guide",
      summary: "A part of a view that has a frame without being a view."
    )
    .property(
      "owningView", summary: "The view that it is a part of; nil when that is gone.",
      get: { $0.owningView }
    )
    .layoutFrame()
  }
}

import Foundation
import HeadlessUIKit
import Lua

extension ScriptWorld {
  var longPressRecognizer: ClassDescriptor<UILongPressGestureRecognizer> {
    ClassDescriptor(
      "UILongPressGestureRecognizer", of: UILongPressGestureRecognizer.self,
      extends: "UIGestureRecognizer", receiver: "recognizer",
      summary: "Recognises long presses on a view: `user.hold`."
    )
    .initializer { _ in UILongPressGestureRecognizer() }
    .property(
      "minimumPressDuration", summary: "How long the finger has to stay, in seconds.",
      get: { $0.minimumPressDuration }, set: { $0.minimumPressDuration = $1 }
    )
  }
}

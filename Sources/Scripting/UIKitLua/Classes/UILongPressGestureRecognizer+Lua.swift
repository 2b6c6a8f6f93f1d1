import Foundation
import HeadlessUIKit
import Lua

extension ScriptWorld {
  var longPressRecognizer: ClassDescriptor<UILongPressGestureRecognizer> {
    recognizer("UILongPressGestureRecognizer", "Recognises long presses on a view: `user.hold`.") {
      UILongPressGestureRecognizer()
    }
    .property(
      "minimumPressDuration", summary: "How long the finger has to stay, in seconds.",
      get: { $0.minimumPressDuration }, set: { $0.minimumPressDuration = $1 }
    )
  }
}

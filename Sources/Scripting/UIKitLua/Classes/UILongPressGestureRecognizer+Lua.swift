import Foundation
import HeadlessUIKit
import Lua

extension ScriptWorld {
  var longPressRecognizer: ClassDescriptor<UILongPressGestureRecognizer> {
    recognizer("UILongPressGestureRecognizer", "Recognises long presses on a view: `user.hold`.") {
      UILongPressGestureRecognizer()
    }
    .minimumPressDuration()
  }
}

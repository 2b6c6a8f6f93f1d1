import Foundation
import HeadlessUIKit
import Lua

extension ScriptWorld {
  var panRecognizer: ClassDescriptor<UIPanGestureRecognizer> {
    recognizer("UIPanGestureRecognizer", "Recognises drags over a view: `user.pan`.") {
      UIPanGestureRecognizer()
    }
    .translation()
    .setTranslation()
    .velocity()
  }
}

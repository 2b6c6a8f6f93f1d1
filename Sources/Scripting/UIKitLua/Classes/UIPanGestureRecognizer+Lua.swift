import Foundation
import HeadlessUIKit
import Lua

extension ScriptWorld {
  var panRecognizer: ClassDescriptor<UIPanGestureRecognizer> {
    recognizer("UIPanGestureRecognizer", "Recognises drags over a view: `user.pan`.") {
      UIPanGestureRecognizer()
    }
    .translation("How far the finger has moved, in points.")
    .setTranslation("Sets how far it has moved.")
    .velocity("How fast the finger is, in points per second.")
  }
}

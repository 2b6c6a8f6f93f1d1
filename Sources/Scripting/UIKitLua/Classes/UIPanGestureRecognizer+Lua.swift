import Foundation
import HeadlessUIKit
import Lua

extension ScriptWorld {
  var panRecognizer: ClassDescriptor<UIPanGestureRecognizer> {
    recognizer("UIPanGestureRecognizer", "Recognises drags over a view: `user.pan`.") {
      UIPanGestureRecognizer()
    }
    .method("translation", "view", summary: "How far the finger has moved, in points.") {
      (recognizer: UIPanGestureRecognizer, view: UIView?) -> CGPoint in
      recognizer.translation(in: view)
    }
    .method("setTranslation", "translation", "view", summary: "Sets how far it has moved.") {
      (recognizer: UIPanGestureRecognizer, translation: CGPoint, view: UIView?) -> Void in
      recognizer.setTranslation(translation, in: view)
    }
    .method("velocity", "view", summary: "How fast the finger is, in points per second.") {
      (recognizer: UIPanGestureRecognizer, view: UIView?) -> CGPoint in
      recognizer.velocity(in: view)
    }
  }
}

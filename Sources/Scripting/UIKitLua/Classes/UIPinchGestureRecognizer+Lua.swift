import Foundation
import HeadlessUIKit
import Lua

extension ScriptWorld {
  var pinchRecognizer: ClassDescriptor<UIPinchGestureRecognizer> {
    recognizer("UIPinchGestureRecognizer", "Recognises pinches of a view: `user.pinch`.") {
      UIPinchGestureRecognizer()
    }
    .scale()
  }
}

import Foundation
import HeadlessUIKit
import Lua

extension ScriptWorld {
  var pinchRecognizer: ClassDescriptor<UIPinchGestureRecognizer> {
    recognizer("UIPinchGestureRecognizer", "Recognises pinches of a view: `user.pinch`.") {
      UIPinchGestureRecognizer()
    }
    .property(
      "scale", summary: "How far the fingers are apart, compared with the beginning.",
      get: { Double($0.scale) }, set: { $0.scale = CGFloat($1) }
    )
  }
}

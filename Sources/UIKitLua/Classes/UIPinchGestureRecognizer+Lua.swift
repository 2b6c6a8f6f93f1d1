import Foundation
import HeadlessUIKit
import Lua

extension ScriptWorld {
  var pinchRecognizer: ClassDescriptor<UIPinchGestureRecognizer> {
    ClassDescriptor(
      "UIPinchGestureRecognizer", of: UIPinchGestureRecognizer.self,
      extends: "UIGestureRecognizer", receiver: "recognizer",
      summary: "Recognises pinches of a view: `user.pinch`."
    )
    .initializer { _ in UIPinchGestureRecognizer() }
    .property(
      "scale", summary: "How far the fingers are apart, compared with the beginning.",
      get: { Double($0.scale) }, set: { $0.scale = CGFloat($1) }
    )
  }
}

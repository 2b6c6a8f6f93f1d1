import Foundation
import HeadlessUIKit
import Lua

extension ScriptWorld {
  var imageView: ClassDescriptor<UIImageView> {
    ClassDescriptor(
      "UIImageView", of: UIImageView.self, extends: "UIView", receiver: "imageView",
      summary: "A view with the name of an image."
    )
    .initializer { _ in UIImageView(frame: .zero) }
    .stringShorthand("image")
    .property(
      "image", summary: "The name of the picture that is shown; nil for none.", get: { $0.image },
      set: { $0.image = $1 }
    )
  }
}

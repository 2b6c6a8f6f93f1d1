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
    .image("The name of the picture that is shown; nil for none.")
  }
}

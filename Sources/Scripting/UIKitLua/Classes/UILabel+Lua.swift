import Foundation
import HeadlessUIKit
import Lua

extension ScriptWorld {
  var label: ClassDescriptor<UILabel> {
    ClassDescriptor(
      "UILabel", of: UILabel.self, extends: "UIView", receiver: "label",
      summary: "A view that shows text."
    )
    .initializer { _ in UILabel(frame: .zero) }
    .stringShorthand("text")
    .text("What it shows; nil and an empty string show nothing.")
    .textColor("The colour of the text, by its name.")
    .textAlignment(
      "How the text is aligned horizontally: left, center, right, justified or natural."
    )
    .isEnabled()
    .numberOfLines()
  }
}

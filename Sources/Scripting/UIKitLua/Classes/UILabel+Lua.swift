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
    .property(
      "text", summary: "What it shows; nil and an empty string show nothing.", get: { $0.text },
      set: { $0.text = $1 }
    )
    .property(
      "textColor", summary: "The colour of the text, by its name.",
      get: { $0.textColor }, set: { $0.textColor = $1 }
    )
    .property(
      "textAlignment",
      summary: "How the text is aligned horizontally: left, center, right, justified or natural.",
      get: { $0.textAlignment },
      set: { $0.textAlignment = $1 }
    )
    .property(
      "isEnabled", summary: "Whether the text is drawn as enabled; true by default.",
      get: { $0.isEnabled }, set: { $0.isEnabled = $1 }
    )
    .property(
      "numberOfLines", summary: "The maximum number of lines; 0 means no limit.",
      get: { $0.numberOfLines }, set: { $0.numberOfLines = $1 }
    )
  }
}

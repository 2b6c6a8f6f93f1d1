import Foundation
import HeadlessUIKit
import Lua

extension ScriptWorld {
  var textView: ClassDescriptor<UITextView> {
    ClassDescriptor(
      "UITextView", of: UITextView.self, extends: "UIScrollView", receiver: "view",
      summary: "A text of several lines, which the user can edit."
    )
    .initializer { _ in UITextView(frame: .zero) }
    .stringShorthand("text")
    .property(
      "text", summary: "The text; empty by default.", get: { $0.text ?? "" }, set: { $0.text = $1 }
    )
    .isEditable()
    .selectedRange()
    .hasText()
    .keyboardType()
    .returnKeyType()
    .textAlignment(
      "How the text is aligned horizontally: left, center, right, justified or natural."
    )
    .delegate(
      type: "UITextViewDelegate",
      summary: "Controls its editing, and is notified of it.",
      as: ScriptedTextViewDelegate.self, in: self
    ) { $0.delegate = $1 }
  }
}

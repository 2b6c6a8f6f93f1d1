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
    .property(
      "isEditable", summary: "Whether the user can edit the text; true by default.",
      get: { $0.isEditable }, set: { $0.isEditable = $1 }
    )
    .property(
      "selectedRange", summary: "The selected part of the text; what is typed replaces it.",
      get: { $0.selectedRange }, set: { $0.selectedRange = $1 }
    )
    .property("hasText", summary: "Whether there is any text in it.", get: { $0.hasText })
    .property(
      "keyboardType", summary: "The kind of keyboard for editing.", get: { $0.keyboardType },
      set: { $0.keyboardType = $1 }
    )
    .property(
      "returnKeyType", summary: "What the keyboard shows on its Return key.",
      get: { $0.returnKeyType }, set: { $0.returnKeyType = $1 }
    )
    .property(
      "textAlignment",
      summary: "How the text is aligned horizontally: left, center, right, justified or natural.",
      get: { $0.textAlignment }, set: { $0.textAlignment = $1 }
    )
    .delegate(
      type: "UITextViewDelegate",
      summary: "Controls its editing, and is notified of it.",
      as: ScriptedTextViewDelegate.self, in: self
    ) { $0.delegate = $1 }
  }
}

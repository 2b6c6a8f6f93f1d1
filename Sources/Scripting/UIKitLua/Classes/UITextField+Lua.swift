import Foundation
import HeadlessUIKit
import Lua

extension UITextField.BorderStyle: LuaEnumeration {}

extension ScriptWorld {
  var textField: ClassDescriptor<UITextField> {
    ClassDescriptor(
      "UITextField", of: UITextField.self, extends: "UIControl", receiver: "field",
      summary: "An editable line of text."
    )
    .initializer { _ in UITextField(frame: .zero) }
    .stringShorthand("placeholder")
    .text("The text; empty by default.")
    .placeholder("What is shown while there is no text.")
    .isSecureTextEntry("Whether the text is shown as dots.")
    .keyboardType("The kind of keyboard for editing.")
    .returnKeyType("What the keyboard shows on its Return key.")
    .clearsOnBeginEditing("Whether the text is cleared when editing begins.")
    .isEditing("Whether it is being edited.")
    .textAlignment(
      "How the text is aligned horizontally: left, center, right, justified or natural."
    )
    .borderStyle("The style of the border around the text.")
    .delegate(
      type: "UITextFieldDelegate",
      summary: "Controls its editing, and is notified of it.",
      as: ScriptedTextFieldDelegate.self, in: self
    ) { $0.delegate = $1 }
  }
}

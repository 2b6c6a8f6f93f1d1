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
    .text()
    .placeholder()
    .isSecureTextEntry()
    .keyboardType("The kind of keyboard for editing.")
    .returnKeyType("What the keyboard shows on its Return key.")
    .clearsOnBeginEditing()
    .isEditing()
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

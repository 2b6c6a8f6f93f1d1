import Foundation
import HeadlessUIKit
import Lua

extension UITextField.BorderStyle: LuaEnumeration {
  package static var luaCases: LuaCases<Self> { [.none, .line, .bezel, .roundedRect] }
}

extension ScriptWorld {
  var textField: ClassDescriptor<UITextField> {
    ClassDescriptor(
      "UITextField", of: UITextField.self, extends: "UIControl", receiver: "field",
      summary: "An editable line of text."
    )
    .initializer { _ in UITextField(frame: .zero) }
    .stringShorthand("placeholder")
    .property(
      "text", summary: "The text; empty by default.", get: { $0.text }, set: { $0.text = $1 }
    )
    .property(
      "placeholder", summary: "What is shown while there is no text.", get: { $0.placeholder },
      set: { $0.placeholder = $1 }
    )
    .property(
      "isSecureTextEntry", summary: "Whether the text is shown as dots.",
      get: { $0.isSecureTextEntry }, set: { $0.isSecureTextEntry = $1 }
    )
    .property(
      "keyboardType", summary: "The kind of keyboard for editing.", get: { $0.keyboardType },
      set: { $0.keyboardType = $1 }
    )
    .property(
      "returnKeyType", summary: "What the keyboard shows on its Return key.",
      get: { $0.returnKeyType },
      set: { $0.returnKeyType = $1 }
    )
    .property(
      "clearsOnBeginEditing", summary: "Whether the text is cleared when editing begins.",
      get: { $0.clearsOnBeginEditing }, set: { $0.clearsOnBeginEditing = $1 }
    )
    .property("isEditing", summary: "Whether it is being edited.", get: { $0.isEditing })
    .property(
      "textAlignment",
      summary: "How the text is aligned horizontally: left, center, right, justified or natural.",
      get: { $0.textAlignment }, set: { $0.textAlignment = $1 }
    )
    .property(
      "borderStyle", summary: "The style of the border around the text.", get: { $0.borderStyle },
      set: { $0.borderStyle = $1 }
    )
    .delegate(
      type: "UITextFieldDelegate",
      summary: "Controls its editing, and is notified of it.",
      as: ScriptedTextFieldDelegate.self, in: self
    ) { $0.delegate = $1 }
  }
}

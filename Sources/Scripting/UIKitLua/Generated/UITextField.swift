// Written by `make generate` from the declarations of HeadlessUIKit; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import SystemControllers

extension ClassDescriptor<UITextField> {
  func borderStyle(_ summary: String = "The style of the border.", owned: Bool = false) -> Self {
    property("borderStyle", summary: summary, owned: owned, get: { $0.borderStyle }, set: { $0.borderStyle = $1 })
  }

  func clearsOnBeginEditing(_ summary: String = "Whether the text is cleared when editing begins.", owned: Bool = false) -> Self {
    property("clearsOnBeginEditing", summary: summary, owned: owned, get: { $0.clearsOnBeginEditing }, set: { $0.clearsOnBeginEditing = $1 })
  }

  func isEditing(_ summary: String = "Whether it is being edited.", owned: Bool = false) -> Self {
    property("isEditing", summary: summary, owned: owned, get: { $0.isEditing })
  }

  func isSecureTextEntry(_ summary: String = "Whether the text is shown as dots.", owned: Bool = false) -> Self {
    property("isSecureTextEntry", summary: summary, owned: owned, get: { $0.isSecureTextEntry }, set: { $0.isSecureTextEntry = $1 })
  }

  func keyboardType(_ summary: String = "The keyboard type.", owned: Bool = false) -> Self {
    property("keyboardType", summary: summary, owned: owned, get: { $0.keyboardType }, set: { $0.keyboardType = $1 })
  }

  func placeholder(_ summary: String = "The placeholder, shown while there is no text.", owned: Bool = false) -> Self {
    property("placeholder", summary: summary, owned: owned, get: { $0.placeholder }, set: { $0.placeholder = $1 })
  }

  func returnKeyType(_ summary: String = "The label of the Return key.", owned: Bool = false) -> Self {
    property("returnKeyType", summary: summary, owned: owned, get: { $0.returnKeyType }, set: { $0.returnKeyType = $1 })
  }

  func text(_ summary: String = "The text; empty by default, and after setting nil.", owned: Bool = false) -> Self {
    property("text", summary: summary, owned: owned, get: { $0.text }, set: { $0.text = $1 })
  }

  func textAlignment(_ summary: String = "The alignment of the text.", owned: Bool = false) -> Self {
    property("textAlignment", summary: summary, owned: owned, get: { $0.textAlignment }, set: { $0.textAlignment = $1 })
  }
}

// Written by `make generate` from the declarations of HeadlessUIKit; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import SystemControllers

extension ClassDescriptor<UITextView> {
  func hasText(_ summary: String = "Whether there is any text.", owned: Bool = false) -> Self {
    property("hasText", summary: summary, owned: owned, get: { $0.hasText })
  }

  func isEditable(_ summary: String = "Whether the user can edit the text; true by default.", owned: Bool = false) -> Self {
    property("isEditable", summary: summary, owned: owned, get: { $0.isEditable }, set: { $0.isEditable = $1 })
  }

  func keyboardType(_ summary: String = "The kind of keyboard for editing.", owned: Bool = false) -> Self {
    property("keyboardType", summary: summary, owned: owned, get: { $0.keyboardType }, set: { $0.keyboardType = $1 })
  }

  func returnKeyType(_ summary: String = "The label of the Return key, which begins a new line.", owned: Bool = false) -> Self {
    property("returnKeyType", summary: summary, owned: owned, get: { $0.returnKeyType }, set: { $0.returnKeyType = $1 })
  }

  func selectedRange(_ summary: String = "The part of the text that is selected, in UTF-16 units; what is typed replaces it.", owned: Bool = false) -> Self {
    property("selectedRange", summary: summary, owned: owned, get: { $0.selectedRange }, set: { $0.selectedRange = $1 })
  }

  func textAlignment(_ summary: String = "The alignment of the text.", owned: Bool = false) -> Self {
    property("textAlignment", summary: summary, owned: owned, get: { $0.textAlignment }, set: { $0.textAlignment = $1 })
  }
}

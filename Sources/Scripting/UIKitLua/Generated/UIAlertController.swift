// Written by `make generate` from the declarations of HeadlessUIKit; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import SystemControllers

extension ClassDescriptor<UIAlertController> {
  func actions(_ summary: String = "The buttons, in the order in which they were added.", owned: Bool = false) -> Self {
    property("actions", summary: summary, owned: owned, get: { $0.actions })
  }

  func message(_ summary: String = "The text below the title.", owned: Bool = false) -> Self {
    property("message", summary: summary, owned: owned, get: { $0.message }, set: { $0.message = $1 })
  }

  func preferredAction(_ summary: String = "The emphasised button; one of `actions`.", owned: Bool = false) -> Self {
    property("preferredAction", summary: summary, owned: owned, get: { $0.preferredAction }, set: { $0.preferredAction = $1 })
  }

  func preferredStyle(_ summary: String = "Whether it is an alert or an action sheet; fixed when it is created.", owned: Bool = false) -> Self {
    property("preferredStyle", summary: summary, owned: owned, get: { $0.preferredStyle })
  }

  func severity(_ summary: String = "How urgent it is; kept, no effect (iOS 16).", owned: Bool = false) -> Self {
    property("severity", summary: summary, owned: owned, get: { $0.severity }, set: { $0.severity = $1 })
  }

  func textFields(_ summary: String = "The text fields of an alert, from top to bottom; nil without any.", owned: Bool = false) -> Self {
    property("textFields", summary: summary, owned: owned, get: { $0.textFields })
  }
}

// Written by `make generate` from the declarations of HeadlessUIKit; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import SystemControllers

extension ClassDescriptor<UIAlertView> {
  func alertViewStyle(_ summary: String = "The fields between the message and the buttons.", owned: Bool = false) -> Self {
    property("alertViewStyle", summary: summary, owned: owned, get: { $0.alertViewStyle }, set: { $0.alertViewStyle = $1 })
  }

  func message(_ summary: String = "The text below the title.", owned: Bool = false) -> Self {
    property("message", summary: summary, owned: owned, get: { $0.message }, set: { $0.message = $1 })
  }

  func show(_ summary: String = "Shows it above everything else.") -> Self {
    method("show", summary: summary) { (object: UIAlertView) -> Void in
      object.show()
    }
  }

  func title(_ summary: String = "The text at the top.", owned: Bool = false) -> Self {
    property("title", summary: summary, owned: owned, get: { $0.title }, set: { $0.title = $1 })
  }
}

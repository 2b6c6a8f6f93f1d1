// Written by `make generate` from the declarations of HeadlessUIKit; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import SystemControllers

extension ClassDescriptor<UIAlertAction> {
  func isEnabled(_ summary: String = "Whether it can be tapped; true by default.", owned: Bool = false) -> Self {
    property("isEnabled", summary: summary, owned: owned, get: { $0.isEnabled }, set: { $0.isEnabled = $1 })
  }

  func style(_ summary: String = "The kind of button.", owned: Bool = false) -> Self {
    property("style", summary: summary, owned: owned, get: { $0.style })
  }

  func title(_ summary: String = "Its text.", owned: Bool = false) -> Self {
    property("title", summary: summary, owned: owned, get: { $0.title })
  }
}

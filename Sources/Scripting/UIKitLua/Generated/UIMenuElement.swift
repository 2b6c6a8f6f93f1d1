// Written by `make generate` from the declarations of HeadlessUIKit; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import SystemControllers

extension ClassDescriptor<UIMenuElement> {
  func subtitle(_ summary: String = "The second text (iOS 15).", owned: Bool = false) -> Self {
    property("subtitle", summary: summary, owned: owned, get: { $0.subtitle }, set: { $0.subtitle = $1 })
  }

  func title(_ summary: String = "The text.", owned: Bool = false) -> Self {
    property("title", summary: summary, owned: owned, get: { $0.title })
  }
}

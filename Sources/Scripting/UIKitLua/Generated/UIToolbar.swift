// Written by `make generate` from the declarations of HeadlessUIKit; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import SystemControllers

extension ClassDescriptor<UIToolbar> {
  func items(_ summary: String = "Its items, from left to right; those of a managed bar are the top's.", owned: Bool = false) -> Self {
    property("items", summary: summary, owned: owned, get: { $0.items }, set: { $0.items = $1 })
  }
}

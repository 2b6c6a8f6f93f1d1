// Written by `make generate` from the declarations of HeadlessUIKit; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import SystemControllers

extension ClassDescriptor<UIAction> {
  func state(_ summary: String = "Whether it has a mark in a menu.", owned: Bool = false) -> Self {
    property("state", summary: summary, owned: owned, get: { $0.state }, set: { $0.state = $1 })
  }

  func title(_ summary: String = "The title.", owned: Bool = false) -> Self {
    property("title", summary: summary, owned: owned, get: { $0.title }, set: { $0.title = $1 })
  }
}

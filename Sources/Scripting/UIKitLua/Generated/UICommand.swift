// Written by `make generate` from the declarations of HeadlessUIKit; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import SystemControllers

extension ClassDescriptor<UICommand> {
  func state(_ summary: String = "Whether it has a mark in a menu.", owned: Bool = false) -> Self {
    property("state", summary: summary, owned: owned, get: { $0.state }, set: { $0.state = $1 })
  }
}

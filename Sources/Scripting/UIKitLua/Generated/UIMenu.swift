// Written by `make generate` from the declarations of HeadlessUIKit; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import SystemControllers

extension ClassDescriptor<UIMenu> {
  func selectedElements(_ summary: String = "The entries with a mark, at any depth (iOS 15).", owned: Bool = false) -> Self {
    property("selectedElements", summary: summary, owned: owned, get: { $0.selectedElements })
  }
}

// Written by `make generate` from the declarations of HeadlessUIKit; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import SystemControllers

extension ClassDescriptor<UIDocumentPickerViewController> {
  func allowsMultipleSelection(_ summary: String = "Whether several documents can be chosen; false.", owned: Bool = false) -> Self {
    property("allowsMultipleSelection", summary: summary, owned: owned, get: { $0.allowsMultipleSelection }, set: { $0.allowsMultipleSelection = $1 })
  }
}

// Written by `make generate` from the declarations of HeadlessUIKit; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import SystemControllers

extension ClassDescriptor<UITabAccessory> {
  func contentView(_ summary: String = "The view that is shown.", owned: Bool = false) -> Self {
    property("contentView", summary: summary, owned: owned, get: { $0.contentView })
  }
}

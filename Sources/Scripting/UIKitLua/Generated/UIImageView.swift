// Written by `make generate` from the declarations of HeadlessUIKit; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import SystemControllers

extension ClassDescriptor<UIImageView> {
  func image(_ summary: String = "The image; nil by default.", owned: Bool = false) -> Self {
    property("image", summary: summary, owned: owned, get: { $0.image }, set: { $0.image = $1 })
  }
}

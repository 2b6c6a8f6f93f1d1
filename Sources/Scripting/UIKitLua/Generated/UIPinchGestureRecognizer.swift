// Written by `make generate` from the declarations of HeadlessUIKit; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import SystemControllers

extension ClassDescriptor<UIPinchGestureRecognizer> {
  func scale(_ summary: String = "How much further apart the fingers are than at the beginning, or since it was set; 1 by default.", owned: Bool = false) -> Self {
    property("scale", summary: summary, owned: owned, get: { $0.scale }, set: { $0.scale = $1 })
  }
}

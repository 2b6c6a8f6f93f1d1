// Written by `make generate` from the declarations of HeadlessUIKit; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import SystemControllers

extension ClassDescriptor<UILongPressGestureRecognizer> {
  func minimumPressDuration(_ summary: String = "How long the finger has to rest, in seconds; half a second by default.", owned: Bool = false) -> Self {
    property("minimumPressDuration", summary: summary, owned: owned, get: { $0.minimumPressDuration }, set: { $0.minimumPressDuration = $1 })
  }
}

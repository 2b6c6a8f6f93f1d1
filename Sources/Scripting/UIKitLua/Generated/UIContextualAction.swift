// Written by `make generate` from the declarations of HeadlessUIKit; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import SystemControllers

extension ClassDescriptor<UIContextualAction> {
  func style(_ summary: String = "Whether it destroys something.", owned: Bool = false) -> Self {
    property("style", summary: summary, owned: owned, get: { $0.style })
  }

  func title(_ summary: String = "Its text; nil for none.", owned: Bool = false) -> Self {
    property("title", summary: summary, owned: owned, get: { $0.title }, set: { $0.title = $1 })
  }
}

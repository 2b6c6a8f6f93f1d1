// Written by `make generate` from the declarations of HeadlessUIKit; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import SystemControllers

extension ClassDescriptor<UIStoryboardSegue> {
  func destination(_ summary: String = "The controller it leads to.", owned: Bool = false) -> Self {
    property("destination", summary: summary, owned: owned, get: { $0.destination })
  }

  func identifier(_ summary: String = "Its identifier; nil if it has none.", owned: Bool = false) -> Self {
    property("identifier", summary: summary, owned: owned, get: { $0.identifier })
  }

  func source(_ summary: String = "The controller it starts from.", owned: Bool = false) -> Self {
    property("source", summary: summary, owned: owned, get: { $0.source })
  }
}

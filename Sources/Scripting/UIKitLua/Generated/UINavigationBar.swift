// Written by `make generate` from the declarations of HeadlessUIKit; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import SystemControllers

extension ClassDescriptor<UINavigationBar> {
  func backItem(_ summary: String = "The item that the back button represents.", owned: Bool = false) -> Self {
    property("backItem", summary: summary, owned: owned, get: { $0.backItem })
  }

  func items(_ summary: String = "The items of the stack, root first; those of a managed bar must not be set, and those of another are nil until they are.", owned: Bool = false) -> Self {
    property("items", summary: summary, owned: owned, get: { $0.items }, set: { $0.items = $1 })
  }

  func prefersLargeTitles(_ summary: String = "Whether titles may be large.", owned: Bool = false) -> Self {
    property("prefersLargeTitles", summary: summary, owned: owned, get: { $0.prefersLargeTitles }, set: { $0.prefersLargeTitles = $1 })
  }

  func topItem(_ summary: String = "The item that provides the middle and the right side.", owned: Bool = false) -> Self {
    property("topItem", summary: summary, owned: owned, get: { $0.topItem })
  }
}

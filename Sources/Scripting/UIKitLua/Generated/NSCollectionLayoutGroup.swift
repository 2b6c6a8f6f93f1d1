// Written by `make generate` from the declarations of HeadlessUIKit; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import SystemControllers

extension ClassDescriptor<NSCollectionLayoutGroup> {
  func interItemSpacing(_ summary: String = "The distance between its items; nil for none.", owned: Bool = false) -> Self {
    property("interItemSpacing", summary: summary, owned: owned, get: { $0.interItemSpacing }, set: { $0.interItemSpacing = $1 })
  }

  func subitems(_ summary: String = "Its items, in their order; a group without a count repeats them as often as they fit.", owned: Bool = false) -> Self {
    property("subitems", summary: summary, owned: owned, get: { $0.subitems })
  }
}

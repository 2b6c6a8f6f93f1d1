// Written by `make generate` from the declarations of HeadlessUIKit; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import SystemControllers

extension ClassDescriptor<NSCollectionLayoutItem> {
  func contentInsets(_ summary: String = "The space around its contents, inside its size.", owned: Bool = false) -> Self {
    property("contentInsets", summary: summary, owned: owned, get: { $0.contentInsets }, set: { $0.contentInsets = $1 })
  }

  func layoutSize(_ summary: String = "Its size.", owned: Bool = false) -> Self {
    property("layoutSize", summary: summary, owned: owned, get: { $0.layoutSize })
  }
}

// Written by `make generate` from the declarations of HeadlessUIKit; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import SystemControllers

extension ClassDescriptor<NSCollectionLayoutSize> {
  func heightDimension(_ summary: String = "The height.", owned: Bool = false) -> Self {
    property("heightDimension", summary: summary, owned: owned, get: { $0.heightDimension })
  }

  func widthDimension(_ summary: String = "The width.", owned: Bool = false) -> Self {
    property("widthDimension", summary: summary, owned: owned, get: { $0.widthDimension })
  }
}

// Written by `make generate` from the declarations of HeadlessUIKit; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import SystemControllers

extension ClassDescriptor<NSCollectionLayoutDimension> {
  func dimension(_ summary: String = "The fraction, or the number of points.", owned: Bool = false) -> Self {
    property("dimension", summary: summary, owned: owned, get: { $0.dimension })
  }
}

// Written by `make generate` from the declarations of HeadlessUIKit; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import SystemControllers

extension ClassDescriptor<NSCollectionLayoutSpacing> {
  func spacing(_ summary: String = "The number of points, or the least one.", owned: Bool = false) -> Self {
    property("spacing", summary: summary, owned: owned, get: { $0.spacing })
  }
}

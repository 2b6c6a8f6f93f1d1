// Written by `make generate` from the declarations of HeadlessUIKit; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import SystemControllers

extension ClassDescriptor<NSCollectionLayoutBoundarySupplementaryItem> {
  func alignment(_ summary: String = "The edge at which it is.", owned: Bool = false) -> Self {
    property("alignment", summary: summary, owned: owned, get: { $0.alignment })
  }

  func extendsBoundary(_ summary: String = "Whether the section is as much longer; true by default.", owned: Bool = false) -> Self {
    property("extendsBoundary", summary: summary, owned: owned, get: { $0.extendsBoundary }, set: { $0.extendsBoundary = $1 })
  }

  func pinToVisibleBounds(_ summary: String = "Whether it stays in sight while its section is; false by default.", owned: Bool = false) -> Self {
    property("pinToVisibleBounds", summary: summary, owned: owned, get: { $0.pinToVisibleBounds }, set: { $0.pinToVisibleBounds = $1 })
  }
}

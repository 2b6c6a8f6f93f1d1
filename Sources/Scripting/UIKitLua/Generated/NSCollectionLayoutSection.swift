// Written by `make generate` from the declarations of HeadlessUIKit; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import SystemControllers

extension ClassDescriptor<NSCollectionLayoutSection> {
  func boundarySupplementaryItems(_ summary: String = "The views at its edges.", owned: Bool = false) -> Self {
    property("boundarySupplementaryItems", summary: summary, owned: owned, get: { $0.boundarySupplementaryItems }, set: { $0.boundarySupplementaryItems = $1 })
  }

  func contentInsets(_ summary: String = "The space around its groups.", owned: Bool = false) -> Self {
    property("contentInsets", summary: summary, owned: owned, get: { $0.contentInsets }, set: { $0.contentInsets = $1 })
  }

  func interGroupSpacing(_ summary: String = "The distance between its groups, in points; 0 by default.", owned: Bool = false) -> Self {
    property("interGroupSpacing", summary: summary, owned: owned, get: { $0.interGroupSpacing }, set: { $0.interGroupSpacing = $1 })
  }

  func orthogonalScrollingBehavior(_ summary: String = "Whether its groups are beside each other and scroll by themselves; `none` by default.", owned: Bool = false) -> Self {
    property("orthogonalScrollingBehavior", summary: summary, owned: owned, get: { $0.orthogonalScrollingBehavior }, set: { $0.orthogonalScrollingBehavior = $1 })
  }
}

// Written by `make generate` from the declarations of HeadlessUIKit; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import SystemControllers

extension ClassDescriptor<UICollectionViewLayout> {
  func collectionView(_ summary: String = "The collection view whose layout it is; nil for none.", owned: Bool = false) -> Self {
    property("collectionView", summary: summary, owned: owned, get: { $0.collectionView })
  }

  func invalidateLayout(_ summary: String = "Asks its collection view for another layout.") -> Self {
    method("invalidateLayout", summary: summary) { (object: UICollectionViewLayout) -> Void in
      object.invalidateLayout()
    }
  }
}

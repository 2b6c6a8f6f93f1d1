// Written by `make generate` from the declarations of HeadlessUIKit; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import SystemControllers

extension ClassDescriptor<UICollectionViewController> {
  func collectionViewLayout(_ summary: String = "The layout that it was created with.", owned: Bool = false) -> Self {
    property("collectionViewLayout", summary: summary, owned: owned, get: { $0.collectionViewLayout })
  }
}

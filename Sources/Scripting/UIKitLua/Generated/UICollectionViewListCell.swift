// Written by `make generate` from the declarations of HeadlessUIKit; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import SystemControllers

extension ClassDescriptor<UICollectionViewListCell> {
  func defaultContentConfiguration(_ summary: String = "The content of a row without texts, to be completed and assigned to `contentConfiguration`.") -> Self {
    method("defaultContentConfiguration", summary: summary) { (object: UICollectionViewListCell) in
      object.defaultContentConfiguration()
    }
  }

  func indentationLevel(_ summary: String = "How often it is indented; 0 by default.", owned: Bool = false) -> Self {
    property("indentationLevel", summary: summary, owned: owned, get: { $0.indentationLevel }, set: { $0.indentationLevel = $1 })
  }
}

// Written by `make generate` from the declarations of HeadlessUIKit; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import SystemControllers

extension ClassDescriptor<UICollectionViewCell> {
  func contentView(_ summary: String = "The superview for custom views, as large as the cell.", owned: Bool = false) -> Self {
    property("contentView", summary: summary, owned: owned, get: { $0.contentView })
  }

  func isHighlighted(_ summary: String = "Whether it is marked as touched.", owned: Bool = false) -> Self {
    property("isHighlighted", summary: summary, owned: owned, get: { $0.isHighlighted }, set: { $0.isHighlighted = $1 })
  }

  func isSelected(_ summary: String = "Whether it is marked as selected.", owned: Bool = false) -> Self {
    property("isSelected", summary: summary, owned: owned, get: { $0.isSelected }, set: { $0.isSelected = $1 })
  }
}

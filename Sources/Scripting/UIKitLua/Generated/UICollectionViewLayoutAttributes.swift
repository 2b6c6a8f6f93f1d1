// Written by `make generate` from the declarations of HeadlessUIKit; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import SystemControllers

extension ClassDescriptor<UICollectionViewLayoutAttributes> {
  func alpha(_ summary: String = "How opaque it is; 1 by default.", owned: Bool = false) -> Self {
    property("alpha", summary: summary, owned: owned, get: { $0.alpha }, set: { $0.alpha = $1 })
  }

  func center(_ summary: String = "The middle of its frame.", owned: Bool = false) -> Self {
    property("center", summary: summary, owned: owned, get: { $0.center }, set: { $0.center = $1 })
  }

  func frame(_ summary: String = "Its frame in the contents, in points.", owned: Bool = false) -> Self {
    property("frame", summary: summary, owned: owned, get: { $0.frame }, set: { $0.frame = $1 })
  }

  func isHidden(_ summary: String = "Whether it is not shown, so that it needs no cell.", owned: Bool = false) -> Self {
    property("isHidden", summary: summary, owned: owned, get: { $0.isHidden }, set: { $0.isHidden = $1 })
  }

  func size(_ summary: String = "The size of its frame.", owned: Bool = false) -> Self {
    property("size", summary: summary, owned: owned, get: { $0.size }, set: { $0.size = $1 })
  }

  func zIndex(_ summary: String = "Its place among views that overlap.", owned: Bool = false) -> Self {
    property("zIndex", summary: summary, owned: owned, get: { $0.zIndex }, set: { $0.zIndex = $1 })
  }
}

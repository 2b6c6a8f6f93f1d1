// Written by `make generate` from the declarations of HeadlessUIKit; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import SystemControllers

extension ClassDescriptor<UICollectionReusableView> {
  func reuseIdentifier(_ summary: String = "The reuse identifier; nil if a collection view has not made it.", owned: Bool = false) -> Self {
    property("reuseIdentifier", summary: summary, owned: owned, get: { $0.reuseIdentifier })
  }
}

// Written by `make generate` from the declarations of HeadlessUIKit; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import SystemControllers

extension ClassDescriptor<UIPress> {
  func key(_ summary: String = "The key of the keyboard; nil for one of a remote.", owned: Bool = false) -> Self {
    property("key", summary: summary, owned: owned, get: { $0.key })
  }

  func phase(_ summary: String = "How far the press is.", owned: Bool = false) -> Self {
    property("phase", summary: summary, owned: owned, get: { $0.phase })
  }
}

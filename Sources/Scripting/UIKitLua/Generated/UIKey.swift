// Written by `make generate` from the declarations of HeadlessUIKit; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import SystemControllers

extension ClassDescriptor<UIKey> {
  func characters(_ summary: String = "The characters that it types.", owned: Bool = false) -> Self {
    property("characters", summary: summary, owned: owned, get: { $0.characters })
  }

  func charactersIgnoringModifiers(_ summary: String = "The characters without other keys that are held.", owned: Bool = false) -> Self {
    property("charactersIgnoringModifiers", summary: summary, owned: owned, get: { $0.charactersIgnoringModifiers })
  }
}

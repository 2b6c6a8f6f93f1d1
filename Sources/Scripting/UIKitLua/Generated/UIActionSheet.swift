// Written by `make generate` from the declarations of HeadlessUIKit; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import SystemControllers

extension ClassDescriptor<UIActionSheet> {
  func destructiveButtonIndex(_ summary: String = "The index of the button that destroys something; -1 for none.", owned: Bool = false) -> Self {
    property("destructiveButtonIndex", summary: summary, owned: owned, get: { $0.destructiveButtonIndex }, set: { $0.destructiveButtonIndex = $1 })
  }

  func title(_ summary: String = "The text above the buttons.", owned: Bool = false) -> Self {
    property("title", summary: summary, owned: owned, get: { $0.title }, set: { $0.title = $1 })
  }
}

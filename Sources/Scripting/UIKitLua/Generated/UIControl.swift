// Written by `make generate` from the declarations of HeadlessUIKit; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import SystemControllers

extension ClassDescriptor<UIControl> {
  func isEnabled(_ summary: String = "Whether it is enabled; true by default.", owned: Bool = false) -> Self {
    property("isEnabled", summary: summary, owned: owned, get: { $0.isEnabled }, set: { $0.isEnabled = $1 })
  }

  func isHighlighted(_ summary: String = "Whether it is drawn as being touched.", owned: Bool = false) -> Self {
    property("isHighlighted", summary: summary, owned: owned, get: { $0.isHighlighted }, set: { $0.isHighlighted = $1 })
  }

  func isSelected(_ summary: String = "Whether it is selected.", owned: Bool = false) -> Self {
    property("isSelected", summary: summary, owned: owned, get: { $0.isSelected }, set: { $0.isSelected = $1 })
  }
}

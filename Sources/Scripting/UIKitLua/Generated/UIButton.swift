// Written by `make generate` from the declarations of HeadlessUIKit; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import SystemControllers

extension ClassDescriptor<UIButton> {
  func buttonType(_ summary: String = "The type of the button; fixed on creation.", owned: Bool = false) -> Self {
    property("buttonType", summary: summary, owned: owned, get: { $0.buttonType })
  }

  func currentTitle(_ summary: String = "The title that is currently shown.", owned: Bool = false) -> Self {
    property("currentTitle", summary: summary, owned: owned, get: { $0.currentTitle })
  }

  func menu(_ summary: String = "The menu that a long press shows, or a tap if it is its primary action (iOS 14).", owned: Bool = false) -> Self {
    property("menu", summary: summary, owned: owned, get: { $0.menu }, set: { $0.menu = $1 })
  }

  func showsMenuAsPrimaryAction(_ summary: String = "Whether a tap shows the menu (iOS 14); false.", owned: Bool = false) -> Self {
    property("showsMenuAsPrimaryAction", summary: summary, owned: owned, get: { $0.showsMenuAsPrimaryAction }, set: { $0.showsMenuAsPrimaryAction = $1 })
  }
}

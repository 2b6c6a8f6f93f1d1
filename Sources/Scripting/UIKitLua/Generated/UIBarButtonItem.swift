// Written by `make generate` from the declarations of HeadlessUIKit; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import SystemControllers

extension ClassDescriptor<UIBarButtonItem> {
  func buttonGroup(_ summary: String = "The group that it is in (iOS 9).", owned: Bool = false) -> Self {
    property("buttonGroup", summary: summary, owned: owned, get: { $0.buttonGroup })
  }

  func customView(_ summary: String = "The view shown in its place, which handles its own taps; it is in the bar while that shows the item.", owned: Bool = false) -> Self {
    property("customView", summary: summary, owned: owned, get: { $0.customView }, set: { $0.customView = $1 })
  }

  func menu(_ summary: String = "The menu that a tap shows, or a long press where a tap performs an action (iOS 14).", owned: Bool = false) -> Self {
    property("menu", summary: summary, owned: owned, get: { $0.menu }, set: { $0.menu = $1 })
  }

  func menuRepresentation(_ summary: String = "What stands for it in an overflow menu; nil for what a tap does (iOS 16).", owned: Bool = false) -> Self {
    property("menuRepresentation", summary: summary, owned: owned, get: { $0.menuRepresentation }, set: { $0.menuRepresentation = $1 })
  }

  func primaryAction(_ summary: String = "The action that is performed instead of target and action, if set; an item that is no system item takes its title and image.", owned: Bool = false) -> Self {
    property("primaryAction", summary: summary, owned: owned, get: { $0.primaryAction }, set: { $0.primaryAction = $1 })
  }

  func style(_ summary: String = "The style of the item.", owned: Bool = false) -> Self {
    property("style", summary: summary, owned: owned, get: { $0.style }, set: { $0.style = $1 })
  }

  func width(_ summary: String = "The width in points; 0 to fit the contents.", owned: Bool = false) -> Self {
    property("width", summary: summary, owned: owned, get: { $0.width }, set: { $0.width = $1 })
  }
}

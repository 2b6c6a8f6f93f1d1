// Written by `make generate` from the declarations of HeadlessUIKit; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import SystemControllers

extension ClassDescriptor<UITabBarItem> {
  func badgeValue(_ summary: String = "The text of the badge at its corner; nil for none.", owned: Bool = false) -> Self {
    property("badgeValue", summary: summary, owned: owned, get: { $0.badgeValue }, set: { $0.badgeValue = $1 })
  }

  func scrollEdgeAppearance(_ summary: String = "The appearance while no content is scrolled below the bar and this item is selected; nil for its own.", owned: Bool = false) -> Self {
    property("scrollEdgeAppearance", summary: summary, owned: owned, get: { $0.scrollEdgeAppearance }, set: { $0.scrollEdgeAppearance = $1 })
  }

  func standardAppearance(_ summary: String = "The bar's appearance while this item is selected; nil for its own.", owned: Bool = false) -> Self {
    property("standardAppearance", summary: summary, owned: owned, get: { $0.standardAppearance }, set: { $0.standardAppearance = $1 })
  }
}

// Written by `make generate` from the declarations of HeadlessUIKit; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import SystemControllers

extension ClassDescriptor<UITabBar> {
  func beginCustomizingItems(_ summary: String = "Starts letting the user rearrange the tabs; a managed bar must not be customized.") -> Self {
    method("beginCustomizingItems", "items", summary: summary) { (object: UITabBar, items: [UITabBarItem]) -> Void in
      object.beginCustomizingItems(items)
    }
  }

  func endCustomizing(_ summary: String = "Ends that; returns whether the user has changed anything: false.") -> Self {
    method("endCustomizing", "animated", summary: summary) { (object: UITabBar, animated: Bool) in
      object.endCustomizing(animated: animated)
    }
  }

  func isCustomizing(_ summary: String = "Whether the user rearranges the tabs of a bar that belongs to no controller.", owned: Bool = false) -> Self {
    property("isCustomizing", summary: summary, owned: owned, get: { $0.isCustomizing })
  }

  func items(_ summary: String = "The items of the tabs; those of a managed bar must not be set, and are nil without tabs that were set.", owned: Bool = false) -> Self {
    property("items", summary: summary, owned: owned, get: { $0.items }, set: { $0.items = $1 })
  }

  func selectedItem(_ summary: String = "The item of the selected tab; that of a managed bar must not be set.", owned: Bool = false) -> Self {
    property("selectedItem", summary: summary, owned: owned, get: { $0.selectedItem }, set: { $0.selectedItem = $1 })
  }

  func setItems(_ summary: String = "Replaces the items of a bar that belongs to no controller.") -> Self {
    method("setItems", "items", "animated", summary: summary) { (object: UITabBar, items: [UITabBarItem]?, animated: Bool) -> Void in
      object.setItems(items, animated: animated)
    }
  }
}

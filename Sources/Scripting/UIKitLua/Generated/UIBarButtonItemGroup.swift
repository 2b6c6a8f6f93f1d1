// Written by `make generate` from the declarations of HeadlessUIKit; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import SystemControllers

extension ClassDescriptor<UIBarButtonItemGroup> {
  func alwaysAvailable(_ summary: String = "Whether it is in the bar or its overflow menu even if the user has removed it (iOS 16); kept, no effect: users don't customize bars here.", owned: Bool = false) -> Self {
    property("alwaysAvailable", summary: summary, owned: owned, get: { $0.alwaysAvailable }, set: { $0.alwaysAvailable = $1 })
  }

  func barButtonItems(_ summary: String = "The items; one that is in another group leaves that one.", owned: Bool = false) -> Self {
    property("barButtonItems", summary: summary, owned: owned, get: { $0.barButtonItems }, set: { $0.barButtonItems = $1 })
  }

  func isDisplayingRepresentativeItem(_ summary: String = "Whether its representative item is shown in place of the items: never here.", owned: Bool = false) -> Self {
    property("isDisplayingRepresentativeItem", summary: summary, owned: owned, get: { $0.isDisplayingRepresentativeItem })
  }

  func isHidden(_ summary: String = "Whether neither the bar nor its overflow menu shows it (iOS 16).", owned: Bool = false) -> Self {
    property("isHidden", summary: summary, owned: owned, get: { $0.isHidden }, set: { $0.isHidden = $1 })
  }

  func menuRepresentation(_ summary: String = "What stands for it in an overflow menu; nil for its items (iOS 16).", owned: Bool = false) -> Self {
    property("menuRepresentation", summary: summary, owned: owned, get: { $0.menuRepresentation }, set: { $0.menuRepresentation = $1 })
  }

  func representativeItem(_ summary: String = "The item that stands for them where there is too little room; kept, no effect.", owned: Bool = false) -> Self {
    property("representativeItem", summary: summary, owned: owned, get: { $0.representativeItem }, set: { $0.representativeItem = $1 })
  }
}

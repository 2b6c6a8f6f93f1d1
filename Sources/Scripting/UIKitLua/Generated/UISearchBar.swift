// Written by `make generate` from the declarations of HeadlessUIKit; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import SystemControllers

extension ClassDescriptor<UISearchBar> {
  func placeholder(_ summary: String = "The placeholder, shown while there is no text.", owned: Bool = false) -> Self {
    property("placeholder", summary: summary, owned: owned, get: { $0.placeholder }, set: { $0.placeholder = $1 })
  }

  func prompt(_ summary: String = "A line of text above the field; kept, no effect.", owned: Bool = false) -> Self {
    property("prompt", summary: summary, owned: owned, get: { $0.prompt }, set: { $0.prompt = $1 })
  }

  func scopeButtonTitles(_ summary: String = "The titles of the scopes; nil for none.", owned: Bool = false) -> Self {
    property("scopeButtonTitles", summary: summary, owned: owned, get: { $0.scopeButtonTitles }, set: { $0.scopeButtonTitles = $1 })
  }

  func searchBarStyle(_ summary: String = "How its background looks; kept, no effect (iOS 7).", owned: Bool = false) -> Self {
    property("searchBarStyle", summary: summary, owned: owned, get: { $0.searchBarStyle }, set: { $0.searchBarStyle = $1 })
  }

  func searchTextField(_ summary: String = "The field itself.", owned: Bool = false) -> Self {
    property("searchTextField", summary: summary, owned: owned, get: { $0.searchTextField })
  }

  func selectedScopeButtonIndex(_ summary: String = "The index of the selected scope, from 0; one out of range is ignored.", owned: Bool = false) -> Self {
    property("selectedScopeButtonIndex", summary: summary, owned: owned, get: { $0.selectedScopeButtonIndex }, set: { $0.selectedScopeButtonIndex = $1 })
  }

  func showsCancelButton(_ summary: String = "Whether Cancel is shown: while the search is active, unless it was written.", owned: Bool = false) -> Self {
    property("showsCancelButton", summary: summary, owned: owned, get: { $0.showsCancelButton }, set: { $0.showsCancelButton = $1 })
  }

  func showsScopeBar(_ summary: String = "Whether the scopes are shown: while the search is active, unless it was written.", owned: Bool = false) -> Self {
    property("showsScopeBar", summary: summary, owned: owned, get: { $0.showsScopeBar }, set: { $0.showsScopeBar = $1 })
  }

  func text(_ summary: String = "The text; nil until it is set or edited.", owned: Bool = false) -> Self {
    property("text", summary: summary, owned: owned, get: { $0.text }, set: { $0.text = $1 })
  }
}

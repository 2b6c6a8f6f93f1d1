// Written by `make generate` from the declarations of HeadlessUIKit; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import SystemControllers

extension ClassDescriptor<UISearchController> {
  func automaticallyShowsCancelButton(_ summary: String = "Whether Cancel is shown while it is active; true by default.", owned: Bool = false) -> Self {
    property("automaticallyShowsCancelButton", summary: summary, owned: owned, get: { $0.automaticallyShowsCancelButton }, set: { $0.automaticallyShowsCancelButton = $1 })
  }

  func automaticallyShowsScopeBar(_ summary: String = "Whether the scopes are shown while it is active, if there are at least two; true by default.", owned: Bool = false) -> Self {
    property("automaticallyShowsScopeBar", summary: summary, owned: owned, get: { $0.automaticallyShowsScopeBar }, set: { $0.automaticallyShowsScopeBar = $1 })
  }

  func automaticallyShowsSearchResultsController(_ summary: String = "Whether the text decides if the results controller is shown; true by default.", owned: Bool = false) -> Self {
    property("automaticallyShowsSearchResultsController", summary: summary, owned: owned, get: { $0.automaticallyShowsSearchResultsController }, set: { $0.automaticallyShowsSearchResultsController = $1 })
  }

  func hidesNavigationBarDuringPresentation(_ summary: String = "Whether the navigation bar is hidden while the search is active; the search bar stays.", owned: Bool = false) -> Self {
    property("hidesNavigationBarDuringPresentation", summary: summary, owned: owned, get: { $0.hidesNavigationBarDuringPresentation }, set: { $0.hidesNavigationBarDuringPresentation = $1 })
  }

  func isActive(_ summary: String = "Whether it is presented; writing presents or dismisses it.", owned: Bool = false) -> Self {
    property("isActive", summary: summary, owned: owned, get: { $0.isActive }, set: { $0.isActive = $1 })
  }

  func obscuresBackgroundDuringPresentation(_ summary: String = "Whether what is searched is dimmed, and can't be used, while no results are shown; false from iOS 15 on.", owned: Bool = false) -> Self {
    property("obscuresBackgroundDuringPresentation", summary: summary, owned: owned, get: { $0.obscuresBackgroundDuringPresentation }, set: { $0.obscuresBackgroundDuringPresentation = $1 })
  }

  func scopeBarActivation(_ summary: String = "When the scopes are shown; writing the bar's `showsScopeBar` makes it manual.", owned: Bool = false) -> Self {
    property("scopeBarActivation", summary: summary, owned: owned, get: { $0.scopeBarActivation }, set: { $0.scopeBarActivation = $1 })
  }

  func searchBar(_ summary: String = "The bar; there is always one.", owned: Bool = false) -> Self {
    property("searchBar", summary: summary, owned: owned, get: { $0.searchBar })
  }

  func searchBarPlacement(_ summary: String = "Where the navigation bar shows the search bar.", owned: Bool = false) -> Self {
    property("searchBarPlacement", summary: summary, owned: owned, get: { $0.searchBarPlacement })
  }

  func searchResultsController(_ summary: String = "The controller that shows the results; nil if the searched screen does.", owned: Bool = false) -> Self {
    property("searchResultsController", summary: summary, owned: owned, get: { $0.searchResultsController })
  }

  func showsSearchResultsController(_ summary: String = "Whether the results controller is shown; writing it makes the text irrelevant.", owned: Bool = false) -> Self {
    property("showsSearchResultsController", summary: summary, owned: owned, get: { $0.showsSearchResultsController }, set: { $0.showsSearchResultsController = $1 })
  }
}

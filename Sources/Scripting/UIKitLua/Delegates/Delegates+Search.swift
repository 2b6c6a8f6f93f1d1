import Foundation
import HeadlessUIKit
import Lua
import NavigationModel

extension ScriptWorld {
  static var searchBarDelegate: TableDescriptor {
    TableDescriptor(
      "UISearchBarDelegate", "Allows the editing of a search bar, and is notified of it."
    )
    .call(
      .shouldBeginEditing, ["bar": UISearchBar.self], returning: Bool.self,
      "Asked before editing begins; only false refuses."
    )
    .call(.textDidBeginEditing, ["bar": UISearchBar.self], "Called when editing has begun.")
    .call(
      .shouldChangeText, ["bar": UISearchBar.self, "range": NSRange.self, "text": String.self],
      returning: Bool.self,
      "Asked before typed text replaces a part of the text; only false refuses."
    )
    .call(
      .textDidChange, ["bar": UISearchBar.self, "text": String.self],
      "Called when the user has changed the text."
    )
    .call(
      .searchButtonClicked, ["bar": UISearchBar.self],
      "Called when the user presses the Search key."
    )
    .call(
      .cancelButtonClicked, ["bar": UISearchBar.self],
      "Called when the user taps the Cancel button."
    )
    .call(
      .selectedScopeDidChange, ["bar": UISearchBar.self, "index": Int.self],
      "Called when the user has chosen another scope."
    )
    .call(
      .shouldEndEditing, ["bar": UISearchBar.self], returning: Bool.self,
      "Asked before editing ends; only false refuses."
    )
    .call(.textDidEndEditing, ["bar": UISearchBar.self], "Called when editing has ended.")
  }

  static var searchDelegate: TableDescriptor {
    TableDescriptor(
      "UISearchControllerDelegate",
      "Is notified of the presentations and dismissals of a search that the program doesn't make."
    )
    .call(
      .present, ["search": UISearchController.self],
      "Called before the search is presented; it may present it itself."
    )
    .call(.willPresent, ["search": UISearchController.self], "Called before it is presented.")
    .call(.didPresent, ["search": UISearchController.self], "Called when it has been presented.")
    .call(.willDismiss, ["search": UISearchController.self], "Called before it is dismissed.")
    .call(.didDismiss, ["search": UISearchController.self], "Called when it has been dismissed.")
    .call(
      .willChangeTo,
      ["search": UISearchController.self, "placement": UINavigationItem.SearchBarPlacement.self],
      "Called before the search bar gets another place."
    )
    .call(
      .didChangeFrom,
      ["search": UISearchController.self, "placement": UINavigationItem.SearchBarPlacement.self],
      "Called when the search bar has another place."
    )
  }

  static var resultsUpdater: TableDescriptor {
    TableDescriptor("UISearchResultsUpdating", "Updates the results of a search.")
      .call(
        .updateSearchResults,
        ["search": UISearchController.self, "suggestion": UISearchSuggestionItem?.self],
        "Called when the bar becomes first responder, when its text or scope changes, when a "
          + "suggestion is chosen, and when the search ends.")
  }
}

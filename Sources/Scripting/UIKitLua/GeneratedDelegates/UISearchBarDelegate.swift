// Written by `make surface` from the rows of the protocols; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel

extension ScriptedSearchBarDelegate {
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { answer(.shouldBeginEditing, [searchBar]) ?? true }
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { _ = run(.textDidBeginEditing, [searchBar]) }
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { answer(.shouldEndEditing, [searchBar]) ?? true }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { _ = run(.textDidEndEditing, [searchBar]) }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { _ = run(.textDidChange, [searchBar, searchText]) }
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { answer(.shouldChangeText, [searchBar, range, text]) ?? true }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { _ = run(.searchButtonClicked, [searchBar]) }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { _ = run(.cancelButtonClicked, [searchBar]) }
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) { _ = run(.selectedScopeDidChange, [searchBar, selectedScope]) }
}

extension TableDescriptor {
  static var uiSearchBarDelegate: TableDescriptor {
    TableDescriptor("UISearchBarDelegate", "Methods to respond to and control the editing of a search bar.")
      .call(.shouldBeginEditing, ["searchBar": UISearchBar.self], returning: Bool.self, "Whether editing may begin. Only false refuses.")
      .call(.textDidBeginEditing, ["searchBar": UISearchBar.self], "Called when editing has begun.")
      .call(.shouldEndEditing, ["searchBar": UISearchBar.self], returning: Bool.self, "Whether editing may end. Only false refuses.")
      .call(.textDidEndEditing, ["searchBar": UISearchBar.self], "Called when editing has ended.")
      .call(.textDidChange, ["searchBar": UISearchBar.self, "searchText": String.self], "Called when the user has changed the text.")
      .call(.shouldChangeText, ["searchBar": UISearchBar.self, "range": NSRange.self, "text": String.self], returning: Bool.self, "Whether the user's change is made; positions count UTF-16 units. Only false refuses.")
      .call(.searchButtonClicked, ["searchBar": UISearchBar.self], "Called when the user presses Search.")
      .call(.cancelButtonClicked, ["searchBar": UISearchBar.self], "Called when the user taps Cancel.")
      .call(.selectedScopeDidChange, ["searchBar": UISearchBar.self, "selectedScope": Int.self], "Called when the user has chosen another scope.")
  }
}

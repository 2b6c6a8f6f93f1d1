import Foundation

/// Methods to respond to and control the editing of a search bar (E18).
///
/// [UISearchBarDelegate](https://developer.apple.com/documentation/uikit/uisearchbardelegate)
// rows: UISearchBar.Calls, $0.delegate
@preconcurrency @MainActor
public protocol UISearchBarDelegate: UIBarPositioningDelegate {
  /// Whether editing may begin.
  // row: shouldBeginEditing = true
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Called when editing has begun.
  // row: textDidBeginEditing
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Whether editing may end.
  // row: shouldEndEditing = true
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Called when editing has ended.
  // row: textDidEndEditing
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Called when the user has changed the text.
  // row: textDidChange
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Whether the user's change is made; positions count UTF-16 units.
  // row: shouldChangeText = true
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Called when the user presses Search.
  // row: searchButtonClicked
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called when the user taps Cancel.
  // row: cancelButtonClicked
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Called when the user has chosen another scope.
  // row: selectedScopeDidChange
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

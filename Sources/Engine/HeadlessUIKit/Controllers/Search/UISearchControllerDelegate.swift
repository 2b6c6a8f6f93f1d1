import Foundation

/// Is notified of automatic presentations and dismissals of a search (E4).
///
/// [UISearchControllerDelegate](https://developer.apple.com/documentation/uikit/uisearchcontrollerdelegate)
// rows: UISearchController.Calls, $0.delegate
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Called before the default presentation, which follows unless this presents the search (E3).
  // row: present
  func presentSearchController(_ searchController: UISearchController)
  /// Called before the search is presented.
  // row: willPresent; at willPresentSearch
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called when the search has been presented.
  // row: didPresent; at didPresentSearch
  func didPresentSearchController(_ searchController: UISearchController)
  /// Called before the search is dismissed.
  // row: willDismiss; at willDismissSearch
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called when the search has been dismissed.
  // row: didDismiss; at didDismissSearch
  func didDismissSearchController(_ searchController: UISearchController)
  /// Called before the search bar gets another place (E16).
  // row: willChangeTo
  func searchController(
    _ searchController: UISearchController,
    willChangeTo newPlacement: UINavigationItem.SearchBarPlacement)
  /// Called when the search bar has another place (E16).
  // row: didChangeFrom
  func searchController(
    _ searchController: UISearchController,
    didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement)
}

/// Updates the results of a search.
///
/// [UISearchResultsUpdating](https://developer.apple.com/documentation/uikit/uisearchresultsupdating)
// rows: UISearchController.Calls, $0.searchResultsUpdater
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when the bar becomes the first responder, when its text or its scope changes, and when the
  /// search ends (E5, E6).
  // row: updateSearchResults; required
  func updateSearchResults(for searchController: UISearchController)
  /// Called when the user has chosen a suggestion (E7).
  // row: updateSearchResults; as updateSearchResultsSelecting
  func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

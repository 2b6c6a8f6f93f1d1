import Foundation

/// Updates the results of a search.
///
/// [UISearchResultsUpdating](https://developer.apple.com/documentation/uikit/uisearchresultsupdating)
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when the bar becomes the first responder, when its text or its scope changes, and when the
  /// search ends (E5, E6).
  func updateSearchResults(for searchController: UISearchController)
  /// Called when the user has chosen a suggestion (E7).
  func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
  /// Does nothing.
  public func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
  ) { DefaultBody.reached(by: self) }
}

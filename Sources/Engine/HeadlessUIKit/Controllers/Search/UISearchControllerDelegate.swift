import Foundation

/// Is notified of automatic presentations and dismissals of a search (E4).
///
/// [UISearchControllerDelegate](https://developer.apple.com/documentation/uikit/uisearchcontrollerdelegate)
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Called before the default presentation, which follows unless this presents the search (E3).
  func presentSearchController(_ searchController: UISearchController)
  /// Called before the search is presented.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called when the search has been presented.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Called before the search is dismissed.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called when the search has been dismissed.
  func didDismissSearchController(_ searchController: UISearchController)
  /// Called before the search bar gets another place (E16).
  func searchController(
    _ searchController: UISearchController,
    willChangeTo newPlacement: UINavigationItem.SearchBarPlacement)
  /// Called when the search bar has another place (E16).
  func searchController(
    _ searchController: UISearchController,
    didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement)
}

extension UISearchControllerDelegate {
  /// Does nothing.
  public func presentSearchController(_ searchController: UISearchController) {
    DefaultBody.reached(by: self)
  }
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {
    DefaultBody.reached(by: self)
  }
  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {
    DefaultBody.reached(by: self)
  }
  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {
    DefaultBody.reached(by: self)
  }
  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {
    DefaultBody.reached(by: self)
  }
  /// Does nothing.
  public func searchController(
    _ searchController: UISearchController,
    willChangeTo newPlacement: UINavigationItem.SearchBarPlacement
  ) { DefaultBody.reached(by: self) }
  /// Does nothing.
  public func searchController(
    _ searchController: UISearchController,
    didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement
  ) { DefaultBody.reached(by: self) }
}

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

// Written by `make surface` from the rows of the protocols; do not edit.
// swift-format-ignore-file
import Foundation
import NavigationModel

extension UISearchController {
  /// The calls to what its program gives it.
  enum Calls {
    static let present = Call(.present, "presentSearchController(_:)", to: { (owner: UISearchController) in owner.delegate })
    static let willPresent = Call(.willPresent, "willPresentSearchController(_:)", to: { (owner: UISearchController) in owner.delegate }, in: .willPresentSearch)
    static let didPresent = Call(.didPresent, "didPresentSearchController(_:)", to: { (owner: UISearchController) in owner.delegate }, in: .didPresentSearch)
    static let willDismiss = Call(.willDismiss, "willDismissSearchController(_:)", to: { (owner: UISearchController) in owner.delegate }, in: .willDismissSearch)
    static let didDismiss = Call(.didDismiss, "didDismissSearchController(_:)", to: { (owner: UISearchController) in owner.delegate }, in: .didDismissSearch)
    static let willChangeTo = Call(.willChangeTo, "searchController(_:willChangeTo:)", to: { (owner: UISearchController) in owner.delegate })
    static let didChangeFrom = Call(.didChangeFrom, "searchController(_:didChangeFrom:)", to: { (owner: UISearchController) in owner.delegate })
    static let updateSearchResults = Call(.updateSearchResults, "updateSearchResults(for:)", to: { (owner: UISearchController) in owner.searchResultsUpdater })
    static let updateSearchResultsSelecting = Call(.updateSearchResults, "updateSearchResults(for:selecting:)", to: { (owner: UISearchController) in owner.searchResultsUpdater })

    static var rows: [CallRow] {
      [present.row, willPresent.row, didPresent.row, willDismiss.row, didDismiss.row, willChangeTo.row, didChangeFrom.row, updateSearchResults.row, updateSearchResultsSelecting.row]
    }
  }
}

extension UISearchControllerDelegate {
  /// Does nothing.
  public func presentSearchController(_ searchController: UISearchController) { DefaultBody.reached(by: self) }
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) { DefaultBody.reached(by: self) }
  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) { DefaultBody.reached(by: self) }
  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) { DefaultBody.reached(by: self) }
  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) { DefaultBody.reached(by: self) }
  /// Does nothing.
  public func searchController(_ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement) { DefaultBody.reached(by: self) }
  /// Does nothing.
  public func searchController(_ searchController: UISearchController, didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement) { DefaultBody.reached(by: self) }
}

extension UISearchResultsUpdating {
  /// Does nothing.
  public func updateSearchResults(for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion) { DefaultBody.reached(by: self) }
}

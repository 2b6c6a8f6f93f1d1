import NavigationModel

extension UISearchController {
  /// The calls to its delegate and its updater.
  enum Calls {
    static let present = Call(
      .present, "presentSearchController(_:)",
      to: { (search: UISearchController) in search.delegate })
    static let willPresent = Call(
      .willPresent, "willPresentSearchController(_:)",
      to: { (search: UISearchController) in search.delegate }, in: .willPresentSearch)
    static let didPresent = Call(
      .didPresent, "didPresentSearchController(_:)",
      to: { (search: UISearchController) in search.delegate }, in: .didPresentSearch)
    static let willDismiss = Call(
      .willDismiss, "willDismissSearchController(_:)",
      to: { (search: UISearchController) in search.delegate }, in: .willDismissSearch)
    static let didDismiss = Call(
      .didDismiss, "didDismissSearchController(_:)",
      to: { (search: UISearchController) in search.delegate }, in: .didDismissSearch)
    static let willChangePlacement = Call(
      .willChangeTo, "searchController(_:willChangeTo:)",
      to: { (search: UISearchController) in search.delegate })
    static let didChangePlacement = Call(
      .didChangeFrom, "searchController(_:didChangeFrom:)",
      to: { (search: UISearchController) in search.delegate })
    static let update = Call(
      .updateSearchResults, "updateSearchResults(for:)",
      to: { (search: UISearchController) in search.searchResultsUpdater })
    static let choose = Call(
      .updateSearchResults, "updateSearchResults(for:selecting:)",
      to: { (search: UISearchController) in search.searchResultsUpdater })

    static var rows: [CallRow] {
      [
        present.row, willPresent.row, didPresent.row, willDismiss.row, didDismiss.row,
        willChangePlacement.row, didChangePlacement.row, update.row, choose.row,
      ]
    }
  }
}

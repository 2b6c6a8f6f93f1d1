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

extension UISearchBar {
  /// The calls to its delegate (E18).
  enum Calls {
    static let shouldBeginEditing = Call(
      .shouldBeginEditing, "searchBarShouldBeginEditing(_:)",
      to: { (bar: UISearchBar) in bar.delegate }, default: true, recordsAnswer: true)
    static let textDidBeginEditing = Call(
      .textDidBeginEditing, "searchBarTextDidBeginEditing(_:)",
      to: { (bar: UISearchBar) in bar.delegate })
    static let shouldEndEditing = Call(
      .shouldEndEditing, "searchBarShouldEndEditing(_:)",
      to: { (bar: UISearchBar) in bar.delegate }, default: true, recordsAnswer: true)
    static let textDidEndEditing = Call(
      .textDidEndEditing, "searchBarTextDidEndEditing(_:)",
      to: { (bar: UISearchBar) in bar.delegate })
    static let shouldChangeText = Call(
      .shouldChangeText, "searchBar(_:shouldChangeTextIn:replacementText:)",
      to: { (bar: UISearchBar) in bar.delegate }, default: true, recordsAnswer: true)
    static let textDidChange = Call(
      .textDidChange, "searchBar(_:textDidChange:)",
      to: { (bar: UISearchBar) in bar.delegate })
    static let searchButtonClicked = Call(
      .searchButtonClicked, "searchBarSearchButtonClicked(_:)",
      to: { (bar: UISearchBar) in bar.delegate })
    static let cancelButtonClicked = Call(
      .cancelButtonClicked, "searchBarCancelButtonClicked(_:)",
      to: { (bar: UISearchBar) in bar.delegate })
    static let selectedScopeDidChange = Call(
      .selectedScopeDidChange, "searchBar(_:selectedScopeButtonIndexDidChange:)",
      to: { (bar: UISearchBar) in bar.delegate })

    static var rows: [CallRow] {
      [
        shouldBeginEditing.row, textDidBeginEditing.row, shouldEndEditing.row,
        textDidEndEditing.row, shouldChangeText.row, textDidChange.row, searchButtonClicked.row,
        cancelButtonClicked.row, selectedScopeDidChange.row,
      ]
    }
  }
}

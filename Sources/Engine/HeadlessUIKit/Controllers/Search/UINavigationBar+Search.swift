import Foundation
import NavigationModel

extension UINavigationBar {
  /// The search whose bar it shows: one that stays above what is pushed, else that of the top item
  /// (E15, E22).
  package var search: UISearchController? {
    guard let navigationController, stage.hasSearches else { return topItem?.searchController }
    return navigationController.searchAbove ?? topItem?.searchController
  }

  /// What the search bar adds to its height: the only place that knows it (EQ8).
  var searchRow: SearchRow {
    guard stage.hasSearches, let search, let item = search.item else { return .none }
    let replacesTitle =
      search.isPresentedNow && search.hidesNavigationBarDuringPresentation
    guard item.searchBarPlacement != .inline else { return .none }
    let scopes = search.searchBar.showsScopeBar ? SearchRow.scopeHeight : 0
    return SearchRow(
      height: SearchRow.barHeight * item.shownPartOfSearchBar + scopes,
      replacesTitle: replacesTitle)
  }

  /// The text that is seen in its search bar; nil if there is none, or if it is scrolled away.
  var shownSearchText: String? {
    guard stage.hasSearches, let search, let item = search.item, item.shownPartOfSearchBar > 0
    else { return nil }
    return search.searchBar.field.shownText ?? ""
  }

  /// Puts the bar of its search into it, and takes out that of another one.
  func arrangeSearchBar() {
    let wanted = search?.searchBar
    for view in subviews where view is UISearchBar && view !== wanted {
      if topItem?.titleView !== view { view.removeFromSuperview() }
    }
    if let wanted, !wanted.isDirectly(in: self) { addSubview(wanted) }
  }
}

import HeadlessUIKit
import NavigationModel

extension SeenScene {
  /// A list in a stack with a search, which shows a stack of results.
  func prepareSearch(_ seen: Observation) -> () -> Void {
    let list = seen.controller("A")
    let search = UISearchController(searchResultsController: seen.stack(seen.controller("B")))
    search.showsSearchResultsController = true
    search.delegate = seen.listener
    search.searchBar.delegate = seen.listener
    search.searchResultsUpdater = seen.listener
    list.navigationItem.searchController = search
    list.definesPresentationContext = true
    seen.world.window.rootViewController = seen.stack(list)
    seen.world.stage.settle()
    if self == .searchPopover {
      search.modalPresentationStyle = .popover
      search.presentationController?.delegate = seen.listener
    }
    if self != .endSearch { return { search.isActive = true } }
    search.searchBar.becomeFirstResponder()
    search.searchBar.text = "a"
    return { search.isActive = false }
  }
}

extension SeenListener: UISearchControllerDelegate, UISearchBarDelegate, UISearchResultsUpdating {
  func willPresentSearchController(_ searchController: UISearchController) { see("willPresent") }
  func didPresentSearchController(_ searchController: UISearchController) { see("didPresent") }
  func willDismissSearchController(_ searchController: UISearchController) { see("willDismiss") }
  func didDismissSearchController(_ searchController: UISearchController) { see("didDismiss") }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { see("textDidEndEditing") }
  func updateSearchResults(for searchController: UISearchController) { see("update") }
}

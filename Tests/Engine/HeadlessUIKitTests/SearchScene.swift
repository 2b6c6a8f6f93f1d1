import Foundation
import HeadlessUIKit
import NavigationModel
import Testing

/// A list with a search in a stack; everything that is called is in the trace.
final class SearchScene {
  let world: World
  let nav: UINavigationController
  let list: UIViewController
  let results: UIViewController?
  let search: UISearchController
  let observer = SearchObserver()
  private var tokens: [any NSObjectProtocol] = []

  /// Where the search bar is.
  enum Place { case item, header }

  init(
    profile: Profile = .modern, hasResults: Bool = true, isContext: Bool = true,
    in place: Place = .item, observed: Bool = true
  ) {
    world = World(profile: profile)
    nav = world.stack("List")
    list = nav.viewControllers[0]
    results = hasResults ? world.controller("Results") : nil
    search = UISearchController(searchResultsController: results)
    search.objectName = "search"
    search.searchBar.objectName = "bar"
    list.definesPresentationContext = isContext
    switch place {
    case .item: list.navigationItem.searchController = search
    case .header: list.view.addSubview(search.searchBar)
    }
    if observed { observe() }
    world.stage.settle()
  }

  private func observe() {
    search.delegate = observer
    search.searchResultsUpdater = observer
    search.searchBar.delegate = observer
    let stage = world.stage
    for name in [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification,
    ] {
      tokens.append(
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
          [weak stage] _ in
          MainActor.assumeIsolated {
            if Stage.current === stage { stage?.mark(name.rawValue) }
          }
        })
    }
  }

  var bar: UISearchBar { search.searchBar }

  func lines(_ body: () throws -> Void) rethrows -> [String] {
    world.stage.settle()
    let start = world.stage.trace.events.count
    try body()
    world.stage.settle()
    return world.lines(from: start)
  }

  /// Activates the search with a tap, and types.
  func search(for text: String = "") throws {
    try world.stage.user.tap(bar)
    if !text.isEmpty { try world.stage.user.type(text, into: bar) }
    world.stage.settle()
  }

  func end() { tokens.forEach(NotificationCenter.default.removeObserver) }
}

/// The delegate of everything, which answers as it is set.
final class SearchObserver: NSObject, UISearchControllerDelegate, UISearchResultsUpdating,
  UISearchBarDelegate
{
  var begins = true, ends = true, changes = true
  var presents: (UISearchController) -> Void = { _ in }
  var didPresent: (UISearchController) -> Void = { _ in }
  var updates: [String] = []

  func presentSearchController(_ searchController: UISearchController) {
    presents(searchController)
  }
  func didPresentSearchController(_ searchController: UISearchController) {
    didPresent(searchController)
  }
  func updateSearchResults(for search: UISearchController) {
    let bar = search.searchBar
    updates.append(
      "\(bar.text ?? "nil") \(bar.selectedScopeButtonIndex) \(search.isActive ? "active" : "over")")
  }
  func willPresentSearchController(_ searchController: UISearchController) {}
  func willDismissSearchController(_ searchController: UISearchController) {}
  func didDismissSearchController(_ searchController: UISearchController) {}
  func searchController(
    _ searchController: UISearchController,
    willChangeTo newPlacement: UINavigationItem.SearchBarPlacement
  ) {}
  func searchController(
    _ searchController: UISearchController,
    didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement
  ) {}
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { begins }
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { ends }
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { changes }
}

import Foundation
import NavigationModel

/// Whether a search shows its results controller: by the bar's text, or as the program says (E10).
struct SearchResultsVisibility {
  var followsText = true
  var isShownByProgram = false
}

extension UISearchController {
  /// Adds the results controller as a child that isn't shown yet.
  func adopt(results: UIViewController) {
    guard mayAdopt(results), takeOver([results]) else { return }
    stage.engine.submit(.arrange, in: lane) { [id] in
      $0.setChildren([results.id], of: id, shown: [])
    }
  }

  /// What `automaticallyShowsSearchResultsController` is where no class overrides it.
  final var ownAutomaticallyShowsSearchResultsController: Bool {
    get { results.followsText }
    set {
      stage.note(.automaticallyShowsSearchResultsController)
      results.isShownByProgram = showsSearchResultsController
      results.followsText = newValue
      arrangeResults()
    }
  }

  /// What `showsSearchResultsController` is where no class overrides it.
  final var ownShowsSearchResultsController: Bool {
    get { results.followsText ? searchBar.hasText : results.isShownByProgram }
    set {
      stage.note(.showsSearchResultsController)
      results = SearchResultsVisibility(followsText: false, isShownByProgram: newValue)
      arrangeResults()
    }
  }

  /// Whether the results controller is on screen in it.
  var coversSearched: Bool { !stage.hierarchy[id].shown.isEmpty }

  /// Whether what is below it can be used: it neither covers nor dims it (E14).
  var leavesSearchedUsable: Bool {
    !coversSearched && !obscuresBackgroundDuringPresentation
      && modalPresentationStyle != .popover
  }

  /// Shows or hides the results controller, which appears and disappears with the text (EQ1).
  func arrangeResults() {
    guard let results = stage.hierarchy[id].children.first else { return }
    let shown: [Hierarchy.ID] = showsSearchResultsController ? [results] : []
    guard stage.hierarchy[id].shownChildren != shown else { return }
    stage.engine.submit(.arrange, in: lane) { [id] in $0.show(.init(shown), in: id) }
  }

  /// Notifies the updater (E5, E6).
  func updateResults() {
    arrangeResults()
    call(Calls.updateSearchResults) { $0.updateSearchResults(for: self) }
  }

  /// What `searchSuggestions` is where no class overrides it.
  final var ownSearchSuggestions: [any UISearchSuggestion]? {
    get { searchBar.suggestions }
    set {
      stage.note(.searchSuggestions)
      searchBar.suggestions = newValue
    }
  }

  /// Notifies the updater of a suggestion that the user has chosen (E7).
  func choose(_ suggestion: any UISearchSuggestion) {
    call(Calls.updateSearchResultsSelecting, [suggestion.localizedSuggestion ?? ""]) {
      $0.updateSearchResults(for: self, selecting: suggestion)
    }
  }
}

import Foundation
import NavigationModel

extension UISearchBar {
  /// Performs a tap on Cancel (EQ2).
  package func userCancels() {
    call(Calls.cancelButtonClicked) { $0.searchBarCancelButtonClicked(self) }
    // J19, unconfirmed
    if searchController?.isPresentedNow == true { searchController?.isActive = false }
  }

  /// Reports that the user has chosen another scope.
  func scopeChanged() {
    let index = selectedScopeButtonIndex
    call(Calls.selectedScopeDidChange, ["\(index)"]) {
      $0.searchBar(self, selectedScopeButtonIndexDidChange: index)
    }
    searchController?.updateResults()
  }

  /// Why the user can't choose a scope; nil if it is chosen.
  package func userSelects(scope index: Int) -> String? {
    guard showsScopeBar else { return "the search bar shows no scopes" }
    guard scopeControl.segments.indices.contains(index) else {
      return "there is no scope \(index), only 0 to \(scopeControl.segments.count - 1)"
    }
    scopeControl.select(scopeControl.segments[index])
    return nil
  }

  /// Empties it at the end of a search; no delegate is notified of that (EQ2).
  func empty() {
    field.empty()
    searchController?.scopes.hasTyped = false
  }
}

/// The Cancel button of a search bar.
final class SearchBarButton: UIButton {
  weak var bar: UISearchBar?

  override var isHidden: Bool {
    get { bar?.showsCancelButton != true }
    set { super.isHidden = newValue }
  }

  override var frame: CGRect {
    get { bar?.frameOfCancel ?? super.frame }
    set { super.frame = newValue }
  }
}

/// The scopes of a search bar.
final class SearchScopeControl: UISegmentedControl {
  weak var bar: UISearchBar?

  override var isHidden: Bool {
    get { bar?.showsScopeBar != true }
    set { super.isHidden = newValue }
  }

  override var frame: CGRect {
    get { bar?.frame(ofLine: 1) ?? super.frame }
    set { super.frame = newValue }
  }
}

/// A suggestion below an active search bar (E7).
final class SuggestionButton: UIButton {
  private weak var bar: UISearchBar?

  init(_ suggestion: any UISearchSuggestion, in bar: UISearchBar) {
    self.bar = bar
    super.init(type: .system)
    setTitle(suggestion.localizedSuggestion, for: .normal)
    onEvent = { [weak bar] _, event in
      if event.contains(.touchUpInside) { bar?.searchController?.choose(suggestion) }
    }
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var isHidden: Bool {
    get { bar?.searchController?.isPresentedNow != true }
    set { super.isHidden = newValue }
  }

  override var frame: CGRect {
    get { bar?.frame(of: self) ?? super.frame }
    set { super.frame = newValue }
  }
}

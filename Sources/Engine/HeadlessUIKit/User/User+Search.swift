import Foundation
import NavigationModel

extension Stage.User {
  /// Chooses a scope of the search bar on screen, by its index from 0 (E18).
  public func selectScope(_ index: Int) throws(Failure) {
    try perform { () throws(Failure) in
      let bar = try searchBar
      try checkTouches(of: bar)
      try check(bar.userSelects(scope: index))
    }
  }

  /// Taps Cancel of the search bar on screen (E12, EQ2).
  public func cancelSearch() throws(Failure) {
    try perform { () throws(Failure) in
      let bar = try searchBar
      try checkTouches(of: bar)
      if let search = bar.searchController {
        try check(search.userCancels())
      } else {
        try check(bar.userCancelsAlone())
      }
    }
  }

  /// Types a text into a search bar.
  public func type(_ text: String, into searchBar: UISearchBar) throws(Failure) {
    try type(text, into: .object(searchBar, searchBar.label))
  }

  /// Pulls the contents down until a search bar that is to be used is seen (EQ7).
  func pullDown(_ wanted: Reference?) {
    guard case .object(let bar as UISearchBar, _) = wanted, bar.window != nil,
      let item = bar.searchController?.item, item.shownPartOfSearchBar < 1
    else { return }
    item.owner?.scrollViewBelowBar?.userPullsDown()
  }

  /// The search bars on screen, the topmost last.
  private var searchBars: [UISearchBar] {
    fields.compactMap { ($0 as? UISearchTextField)?.bar }
  }

  private var searchBar: UISearchBar {
    get throws(Failure) {
      guard let bar = searchBars.last else { throw .ignored("there is no search bar on screen") }
      return bar
    }
  }
}

extension UITextField {
  /// Whether it is the field of a search bar.
  func isField(of object: AnyObject?) -> Bool {
    guard let bar = (self as? UISearchTextField)?.bar else { return false }
    return bar === object
  }
}

extension UISearchBar {
  /// Taps Cancel of a bar without a controller; why it can't be tapped, or nil.
  fileprivate func userCancelsAlone() -> String? {
    guard showsCancelButton else { return "the bar shows no Cancel" }
    userCancels()
    return nil
  }
}

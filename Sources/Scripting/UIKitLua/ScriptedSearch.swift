import Foundation
import HeadlessUIKit
import Lua
import NavigationModel

extension UISearchBar: DelegateOwner {}

/// The delegate of a search controller.
final class ScriptedSearchDelegate: ScriptedDelegate, UISearchControllerDelegate {
  func presentSearchController(_ search: UISearchController) { callFunction(.present) }
  func willPresentSearchController(_ search: UISearchController) { callFunction(.willPresent) }
  func didPresentSearchController(_ search: UISearchController) { callFunction(.didPresent) }
  func willDismissSearchController(_ search: UISearchController) { callFunction(.willDismiss) }
  func didDismissSearchController(_ search: UISearchController) { callFunction(.didDismiss) }

  func searchController(
    _ search: UISearchController, willChangeTo placement: UINavigationItem.SearchBarPlacement
  ) {
    callFunction(.willChangeTo, placement)
  }

  func searchController(
    _ search: UISearchController, didChangeFrom placement: UINavigationItem.SearchBarPlacement
  ) {
    callFunction(.didChangeFrom, placement)
  }
}

/// The updater of a search: a table, an object, or a function.
final class ScriptedResultsUpdater: ScriptedDelegate, UISearchResultsUpdating {
  private var function: LuaFunction? {
    if case .function(let function) = world.interpreter.slot(of: owner, slot) { return function }
    return nil
  }

  override func listens(to call: DelegateCall) -> Bool {
    function != nil || super.listens(to: call)
  }

  override func run(_ call: DelegateCall, _ arguments: [any LuaConvertible]) -> LuaValue? {
    guard let function else { return super.run(call, arguments) }
    var result: LuaValue?
    world.callBack("\(owner.label) \(call.rawValue)") { () throws(LuaError) in
      result = try world.interpreter.call(function, arguments).first ?? .nil
    }
    return result
  }

  func updateSearchResults(for search: UISearchController) { callFunction(.updateSearchResults) }

  func updateSearchResults(
    for search: UISearchController, selecting suggestion: any UISearchSuggestion
  ) {
    guard let item = suggestion as? UISearchSuggestionItem else { return }
    callFunction(.updateSearchResults, item)
  }
}

/// The delegate of a search bar.
final class ScriptedSearchBarDelegate: ScriptedDelegate, UISearchBarDelegate {
  func searchBarShouldBeginEditing(_ bar: UISearchBar) -> Bool { allows(.shouldBeginEditing) }
  func searchBarTextDidBeginEditing(_ bar: UISearchBar) { callFunction(.textDidBeginEditing) }
  func searchBarShouldEndEditing(_ bar: UISearchBar) -> Bool { allows(.shouldEndEditing) }
  func searchBarTextDidEndEditing(_ bar: UISearchBar) { callFunction(.textDidEndEditing) }
  func searchBarSearchButtonClicked(_ bar: UISearchBar) { callFunction(.searchButtonClicked) }
  func searchBarCancelButtonClicked(_ bar: UISearchBar) { callFunction(.cancelButtonClicked) }

  func searchBar(_ bar: UISearchBar, textDidChange text: String) {
    callFunction(.textDidChange, text)
  }

  func searchBar(
    _ bar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { allows(.shouldChangeText, range, text) }

  func searchBar(_ bar: UISearchBar, selectedScopeButtonIndexDidChange index: Int) {
    callFunction(.selectedScopeDidChange, index)
  }

  /// Only a literal false refuses; a function that returns nothing does not.
  private func allows(_ call: DelegateCall, _ arguments: any LuaConvertible...) -> Bool {
    if case .boolean(false) = run(call, [owner] + arguments) { return false }
    return true
  }
}

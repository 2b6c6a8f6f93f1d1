import HeadlessUIKit
import Lua
import NavigationModel

extension UISearchController.ScopeBarActivation: LuaEnumeration {}

extension ScriptWorld {
  /// Registers the classes of searches as globals.
  func registerSearch() {
    describe("UISearchController") { $0.searchController }
    describe("UISearchBar") { $0.searchBar }
    describe("UISearchTextField") { $0.searchTextField }
    describe("UISearchToken") { $0.searchToken }
    describe("UISearchSuggestionItem") { $0.searchSuggestion }
  }

  var searchController: ClassDescriptor<UISearchController> {
    withParts(
      withDelegates(
        ClassDescriptor(
          "UISearchController", of: UISearchController.self, extends: "UIViewController",
          receiver: "search",
          summary: "A controller that is presented while its search bar is used, and shows results."
        )
        .initializer("searchResultsController") { arguments throws(LuaError) in
          UISearchController(
            searchResultsController: try arguments.read("searchResultsController"))
        }
        .label(
          "searchResultsController", UIViewController.self,
          "The controller that shows the results; without it the searched screen does."
        )
        .isActive("Whether it is presented; writing presents or dismisses it, without a keyboard."))
    )
  }

  private func withDelegates(
    _ descriptor: ClassDescriptor<UISearchController>
  ) -> ClassDescriptor<UISearchController> {
    descriptor
      .delegate(
        type: "UISearchControllerDelegate",
        summary: "Is notified of its automatic presentations and dismissals.",
        as: ScriptedSearchDelegate.self, in: self
      ) { $0.delegate = $1 }
      .delegate(
        "searchResultsUpdater", type: "UISearchResultsUpdating",
        taking: LuaValue.tablesAndObjects + LuaValue.functions,
        summary:
          "Updates the results: a function, or a table or object with `updateSearchResults`.",
        as: ScriptedResultsUpdater.self, in: self
      ) { $0.searchResultsUpdater = $1 }
      .searchBar(owned: true)
      .searchResultsController()
      .property(
        "searchSuggestions", summary: "What can be chosen below the bar while it is active.",
        owned: true,
        get: { $0.searchSuggestions?.compactMap { $0 as? UISearchSuggestionItem } },
        set: { (search: UISearchController, items: [UISearchSuggestionItem]?) -> Void in
          search.searchSuggestions = items
        }
      )
  }

  private func withParts(
    _ descriptor: ClassDescriptor<UISearchController>
  ) -> ClassDescriptor<UISearchController> {
    descriptor
      .obscuresBackgroundDuringPresentation()
      .hidesNavigationBarDuringPresentation()
      .automaticallyShowsSearchResultsController()
      .showsSearchResultsController()
      .automaticallyShowsCancelButton()
      .automaticallyShowsScopeBar()
      .scopeBarActivation()
      .searchBarPlacement()
  }
}

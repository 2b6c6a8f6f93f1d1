import HeadlessUIKit
import Lua
import NavigationModel

extension UISearchController.ScopeBarActivation: LuaEnumeration {
  package static var luaCases: LuaCases<Self> {
    [.automatic, .manual, .onTextEntry, .onSearchActivation]
  }
}

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
        .property(
          "isActive",
          summary: "Whether it is presented; writing presents or dismisses it, without a keyboard.",
          get: { $0.isActive }, set: { $0.isActive = $1 }
        )))
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
      .property(
        "searchBar", summary: "The bar; there is always one.", owned: true,
        get: { $0.searchBar }
      )
      .property(
        "searchResultsController",
        summary: "The controller that shows the results; nil if the searched screen does.",
        get: { $0.searchResultsController }
      )
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
      .property(
        "obscuresBackgroundDuringPresentation",
        summary: "Whether what is searched is dimmed and unusable; false by default since iOS 15.",
        get: { $0.obscuresBackgroundDuringPresentation },
        set: { $0.obscuresBackgroundDuringPresentation = $1 }
      )
      .property(
        "hidesNavigationBarDuringPresentation",
        summary: "Whether the navigation bar is hidden while it is active; true by default.",
        get: { $0.hidesNavigationBarDuringPresentation },
        set: { $0.hidesNavigationBarDuringPresentation = $1 }
      )
      .property(
        "automaticallyShowsSearchResultsController",
        summary: "Whether the text decides if the results controller is shown; true by default.",
        get: { $0.automaticallyShowsSearchResultsController },
        set: { $0.automaticallyShowsSearchResultsController = $1 }
      )
      .property(
        "showsSearchResultsController",
        summary: "Whether the results controller is shown; writing it makes the text irrelevant.",
        get: { $0.showsSearchResultsController }, set: { $0.showsSearchResultsController = $1 }
      )
      .property(
        "automaticallyShowsCancelButton",
        summary: "Whether Cancel is shown while it is active; true by default.",
        get: { $0.automaticallyShowsCancelButton }, set: { $0.automaticallyShowsCancelButton = $1 }
      )
      .property(
        "automaticallyShowsScopeBar",
        summary: "Whether the scopes are shown while it is active; true by default.",
        get: { $0.automaticallyShowsScopeBar }, set: { $0.automaticallyShowsScopeBar = $1 }
      )
      .property(
        "scopeBarActivation", summary: "When the scopes are shown by themselves, if ever.",
        get: { $0.scopeBarActivation }, set: { $0.scopeBarActivation = $1 }
      )
      .property(
        "searchBarPlacement", summary: "Where the navigation bar shows the search bar.",
        get: { $0.searchBarPlacement }
      )
  }
}

import HeadlessUIKit
import Lua
import NavigationModel

extension ScriptWorld {
  /// The tables that scripts write for the framework, with all functions that it may call in them.
  static var delegates: [TableDescriptor] {
    applicationDelegates + TableDescriptor.ofProtocols + withoutCalls + [resultsUpdater]
      + transitionTables + systemDelegates
  }

  private static var withoutCalls: [TableDescriptor] {
    [
      TableDescriptor(
        "UIToolbarDelegate", "The delegate of a toolbar; none of its methods are called here."),
      TableDescriptor(
        "UINavigationItemRenameDelegate",
        "Decides how the user renames a document; none of its methods are called here."),
    ]
  }

  private static var resultsUpdater: TableDescriptor {
    TableDescriptor("UISearchResultsUpdating", "Updates the results of a search.")
      .call(
        .updateSearchResults,
        ["search": UISearchController.self, "suggestion": UISearchSuggestionItem?.self],
        "Called when the bar becomes first responder, when its text or scope changes, when a "
          + "suggestion is chosen, and when the search ends.")
  }
}

extension TableDescriptor {
  /// Adds a function that the framework calls, by its key in a script's table.
  func call(
    _ call: DelegateCall, _ parameters: KeyValuePairs<String, any LuaConvertible.Type>,
    returning result: (any LuaConvertible.Type)? = nil, _ summary: String, facts: String...
  ) -> Self {
    self.call(call.rawValue, parameters, returning: result, summary, facts: facts)
  }

  /// Adds a function that returns another table that the script writes.
  func call(
    _ call: DelegateCall, _ parameters: KeyValuePairs<String, any LuaConvertible.Type>,
    returning table: String, _ summary: String, facts: String...
  ) -> Self {
    self.call(
      call.rawValue, parameters, returning: .optional(.named(table)), summary, facts: facts)
  }
}

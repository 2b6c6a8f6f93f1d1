import HeadlessUIKit
import Lua

extension ScriptWorld {
  var searchBar: ClassDescriptor<UISearchBar> {
    withScopes(
      ClassDescriptor(
        "UISearchBar", of: UISearchBar.self, extends: "UIView", receiver: "bar",
        summary: "A field for the text to search for, with Cancel and scopes."
      )
      .initializer { _ in UISearchBar(frame: .zero) }
      .stringShorthand("placeholder")
      .text("The text; nil until it is set or edited.")
      .placeholder("What is shown while there is no text.")
      .prompt("A line above the field; kept, no effect.")
      .searchTextField("The text field that the user types into.", owned: true)
      .delegate(
        type: "UISearchBarDelegate", summary: "Controls its editing, and is notified of it.",
        as: ScriptedSearchBarDelegate.self, in: self
      ) { $0.delegate = $1 })
  }

  private func withScopes(
    _ descriptor: ClassDescriptor<UISearchBar>
  ) -> ClassDescriptor<UISearchBar> {
    descriptor
      .scopeButtonTitles("The titles of the scopes; nil for none.")
      .selectedScopeButtonIndex(
        "The index of the selected scope, from 0; one out of range is ignored."
      )
      .showsScopeBar("Whether the scopes are shown; writing it makes that manual.")
      .showsCancelButton("Whether Cancel is shown; writing it makes that manual.")
      .method(
        "setShowsScopeBar", "shows", "animated",
        summary: "Shows or hides the scopes below the field."
      ) {
        (bar: UISearchBar, shows: Bool, animated: Bool) -> Void in
        bar.setShowsScopeBar(shows, animated: animated)
      }
      .method(
        "setShowsCancelButton", "shows", "animated",
        summary: "Shows or hides the Cancel button beside the field."
      ) {
        (bar: UISearchBar, shows: Bool, animated: Bool) -> Void in
        bar.setShowsCancelButton(shows, animated: animated)
      }
  }
}

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
      .property(
        "text", summary: "The text; nil until it is set or edited.",
        get: { $0.text }, set: { $0.text = $1 }
      )
      .property(
        "placeholder", summary: "What is shown while there is no text.",
        get: { $0.placeholder }, set: { $0.placeholder = $1 }
      )
      .property(
        "prompt", summary: "A line above the field; kept, no effect.",
        get: { $0.prompt }, set: { $0.prompt = $1 }
      )
      .property(
        "searchTextField", summary: "The text field that the user types into.", owned: true,
        get: { $0.searchTextField }
      )
      .delegate(
        type: "UISearchBarDelegate", summary: "Controls its editing, and is notified of it.",
        as: ScriptedSearchBarDelegate.self, in: self
      ) { $0.delegate = $1 })
  }

  private func withScopes(
    _ descriptor: ClassDescriptor<UISearchBar>
  ) -> ClassDescriptor<UISearchBar> {
    descriptor
      .property(
        "scopeButtonTitles", summary: "The titles of the scopes; nil for none.",
        get: { $0.scopeButtonTitles }, set: { $0.scopeButtonTitles = $1 }
      )
      .property(
        "selectedScopeButtonIndex",
        summary: "The index of the selected scope, from 0; one out of range is ignored.",
        get: { $0.selectedScopeButtonIndex }, set: { $0.selectedScopeButtonIndex = $1 }
      )
      .property(
        "showsScopeBar", summary: "Whether the scopes are shown; writing it makes that manual.",
        get: { $0.showsScopeBar }, set: { $0.showsScopeBar = $1 }
      )
      .property(
        "showsCancelButton", summary: "Whether Cancel is shown; writing it makes that manual.",
        get: { $0.showsCancelButton }, set: { $0.showsCancelButton = $1 }
      )
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

import HeadlessUIKit
import Lua

extension UISearchBar.Style: LuaEnumeration {}

extension ScriptWorld {
  var searchBar: ClassDescriptor<UISearchBar> {
    withScopes(
      ClassDescriptor(
        "UISearchBar", of: UISearchBar.self, extends: "UIView", receiver: "bar",
        summary: "A field for the text to search for, with Cancel and scopes."
      )
      .initializer { _ in UISearchBar(frame: .zero) }
      .stringShorthand("placeholder")
      .text()
      .placeholder()
      .prompt()
      .searchBarStyle()
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
      .scopeButtonTitles()
      .selectedScopeButtonIndex()
      .showsScopeBar()
      .showsCancelButton()
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

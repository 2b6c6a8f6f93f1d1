import HeadlessUIKit
import Lua
import NavigationModel

extension UISearchSuggestionItem: LuaObject {}

extension ScriptWorld {
  var searchSuggestion: ClassDescriptor<UISearchSuggestionItem> {
    ClassDescriptor(
      "UISearchSuggestionItem", of: UISearchSuggestionItem.self, receiver: "suggestion",
      summary: "What a search suggests below its bar."
    )
    .initializer("localizedSuggestion", "localizedDescription") { arguments throws(LuaError) in
      UISearchSuggestionItem(
        localizedSuggestion: try arguments.read("localizedSuggestion") ?? "",
        localizedDescription: try arguments.read("localizedDescription"))
    }
    .stringShorthand("localizedSuggestion")
    .localizedSuggestion("The text that is shown; fixed when it is created.")
    .localizedDescription()
  }
}

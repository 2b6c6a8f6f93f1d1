import HeadlessUIKit
import Lua
import NavigationModel

extension UINavigationItem.SearchBarPlacement: LuaEnumeration {
  package static var luaCases: LuaCases<Self> {
    [.automatic, .inline, .stacked, .integrated, .integratedCentered, .integratedButton]
  }
}

extension ScriptWorld {
  /// Adds the search of an item.
  func withSearch(
    _ descriptor: ClassDescriptor<UINavigationItem>
  ) -> ClassDescriptor<UINavigationItem> {
    descriptor
      .property(
        "searchController",
        summary: "The search whose bar the navigation bar shows while this item is on top.",
        owned: true, get: { $0.searchController }, set: { $0.searchController = $1 }
      )
      .property(
        "hidesSearchBarWhenScrolling",
        summary: "Whether the search bar hides as the contents scroll; true by default.",
        get: { $0.hidesSearchBarWhenScrolling }, set: { $0.hidesSearchBarWhenScrolling = $1 }
      )
      .property(
        "preferredSearchBarPlacement",
        summary: "Where the navigation bar should show the search bar.",
        get: { $0.preferredSearchBarPlacement }, set: { $0.preferredSearchBarPlacement = $1 }
      )
      .property(
        "searchBarPlacement", summary: "Where the search bar is, while there is one.",
        get: { $0.searchBarPlacement }
      )
  }
}

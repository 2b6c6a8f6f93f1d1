import HeadlessUIKit
import Lua
import NavigationModel

extension UINavigationItem.SearchBarPlacement: LuaEnumeration {}

extension ScriptWorld {
  /// Adds the search of an item.
  func withSearch(
    _ descriptor: ClassDescriptor<UINavigationItem>
  ) -> ClassDescriptor<UINavigationItem> {
    descriptor
      .searchController(
        "The search whose bar the navigation bar shows while this item is on top.", owned: true
      )
      .hidesSearchBarWhenScrolling(
        "Whether the search bar hides as the contents scroll; true by default."
      )
      .preferredSearchBarPlacement("Where the navigation bar should show the search bar.")
      .searchBarPlacement("Where the search bar is, while there is one.")
  }
}

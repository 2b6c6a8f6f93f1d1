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
      .searchController(owned: true)
      .hidesSearchBarWhenScrolling()
      .preferredSearchBarPlacement("Where the navigation bar should show the search bar.")
      .searchBarPlacement()
  }
}

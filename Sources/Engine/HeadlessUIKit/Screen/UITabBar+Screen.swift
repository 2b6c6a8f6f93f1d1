import NavigationModel

extension UITabBar {
  /// The tabs, from left to right; those of a standalone bar are no targets.
  var screenTabs: [Screen.Tab] {
    let entries = tabBarController?.entriesInBar
    let tabs = (items ?? []).enumerated().map { index, item in
      var tab = Screen.Tab(
        item.displayedText, isEnabled: item.isEnabled, isSelected: item === selectedItem,
        badge: item.badgeValue, id: entries?[index].object.targetID)
      tab.image = item.imageName(isSelected: tab.isSelected)
      return tab
    }
    // A minimised bar shows only the selected tab (F98).
    return tabBarController?.isBarMinimized == true ? tabs.filter(\.isSelected) : tabs
  }
}

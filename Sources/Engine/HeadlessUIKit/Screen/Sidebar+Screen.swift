import NavigationModel

extension UITabBarController {
  /// The rows of the sidebar: roots, and below groups their children, as far as they aren't hidden.
  var sidebarElements: [Screen.Element] {
    let plain = rootTabs.filter { $0.placement != .pinned }.flatMap { lines(of: $0, level: 0) }
    let pinned = rootTabs.filter { $0.placement == .pinned }.flatMap { lines(of: $0, level: 0) }
    return [Screen.Element(.table(Screen.Table(pinned + plain)))]
  }

  private func lines(of tab: UITab, level: Int) -> [Screen.Table.TableLine] {
    guard !tab.isHidden else { return [] }
    let text = String(repeating: "  ", count: level) + tab.title
    let row = Screen.TableRow(
      text, detail: tab.badgeValue, isSelected: tab === selectedTab, id: tab.targetID)
    guard let group = tab as? UITabGroup else { return [.row(row)] }
    let indent = String(repeating: "  ", count: level + 1)
    let actions = group.sidebarActions.filter { !$0.attributes.contains(.hidden) }
    return [.row(row)] + group.displayOrder.flatMap { lines(of: $0, level: level + 1) }
      + actions.map { .row(Screen.TableRow(indent + $0.title, id: $0.targetID)) }
  }

  /// The pane of the sidebar; nil while it isn't shown.
  var sidebarPane: Screen.Pane? {
    guard isSidebarShown else { return nil }
    var pane = Screen.Pane()
    pane.elements = sidebarElements
    pane.isOverlay = sidebar.preferredLayout == .overlap
    return pane
  }
}

import Foundation
import NavigationModel

// Tabs that don't fit in the bar are in the list of the More tab; the selected one is lent to its
// stack (A84).
extension UITabBarController {
  /// The children of tabs in order, including those lent to the More stack: most often all of them are
  /// there.
  var tabIDs: [Hierarchy.ID] {
    let order = order ?? []
    return stage.hierarchy[id].children == order ? order : order.filter(isTab)
  }

  /// The first of them, up to a number; costs no more than that.
  private func firstTabIDs(_ count: Int) -> [Hierarchy.ID] {
    Array((order ?? []).lazy.filter(isTab).prefix(count))
  }

  /// The child of the tab at an index from 0; nil for an index without a tab.
  func tabID(at index: Int) -> Hierarchy.ID? {
    let order = order ?? [], hierarchy = stage.hierarchy, id = id
    if hierarchy[id].children == order { return order.indices.contains(index) ? order[index] : nil }
    var rest = index
    for tab in order where hierarchy.isChild(tab, of: id) {
      if rest == 0 { return tab }
      rest -= 1
    }
    return nil
  }

  /// Whether a controller is that of a tab.
  func hasTab(_ tab: Hierarchy.ID) -> Bool { isTab(tab) && order?.contains(tab) == true }

  /// Whether one of the order is a tab: the program may have taken it for another container.
  private func isTab(_ tab: Hierarchy.ID) -> Bool {
    stage.hierarchy.isChild(tab, of: id)
  }

  /// All that wants a place in the bar.
  private var entries: [Entry] {
    usesTabs ? tabsOfBar.map { .tab($0) } : controllers(tabIDs).map { .controller($0) }
  }

  /// Whether not all fit in the bar.
  var overflows: Bool {
    guard let limit = stage.profile.tabLimit(in: room) else { return false }
    return usesTabs ? !overflow.isEmpty : firstTabIDs(limit + 1).count > limit
  }

  /// Whether a tab doesn't fit in the bar, as the others; asked for one, they need not be listed.
  func isExtra(_ tab: Hierarchy.ID) -> Bool {
    if usesTabs { return extras.contains(tab) }
    guard tab != moreID, let limit = stage.profile.tabLimit(in: room) else { return false }
    let first = firstTabIDs(limit + 1)
    return first.count > limit && !first.prefix(limit - 1).contains(tab)
  }

  /// Whether a tab is a child of its own that doesn't fit in the bar.
  func isBehindMore(_ tab: Hierarchy.ID) -> Bool {
    isExtra(tab) && stage.hierarchy[id].shown.last != tab
  }

  /// The tabs that don't fit in the bar.
  var overflow: ArraySlice<Entry> {
    let all = entries
    guard let limit = stage.profile.tabLimit(in: room), all.count > limit else { return [] }
    return all.dropFirst(limit - 1)
  }

  /// The children of those that don't fit.
  var extras: [Hierarchy.ID] { overflow.compactMap { $0.content?.id } }

  /// What has a place in the bar; the last one is the More controller if not all fit.
  var entriesInBar: [Entry] {
    let all = entries, overflow = overflow
    guard !overflow.isEmpty else { return all }
    return all.dropLast(overflow.count) + [.controller(moreNavigationController)]
  }

  /// What the list of the More controller shows, if that list is on top.
  func entriesInList(_ controller: UIViewController) -> [Entry] {
    controller is UIMoreListController ? Array(overflow) : []
  }

  /// The More controller; created on first access.
  var madeMore: UINavigationController {
    if let more { return more }
    let made = UIMoreNavigationController()
    made.take(ownRoot: UIMoreListController())
    made.title = "More"
    stage.engine.submit(.arrange, in: lane) { [id] in
      let change = $0.append(made.id, to: id)
      $0.exempt(made.id)
      return change
    }
    latestMoreID = made.id
    offerCustomizing()
    return made
  }

  /// The identifier of the More controller; nil as well where a program took it away.
  var moreID: Hierarchy.ID? {
    latestMoreID.flatMap { stage.hierarchy.parent(of: $0) == id ? $0 : nil }
  }

  /// The More controller, where there is one.
  var more: UINavigationController? { controller(moreID) as? UINavigationController }

  /// The selected tab, on the More stack or not; nil if the More list is shown.
  ///
  /// That a tab on the More stack is that stack's child meanwhile, and keeps its own index, is
  /// unconfirmed.
  var selectedTabID: Hierarchy.ID? {
    guard let shown = stage.hierarchy[id].shown.last else { return nil }
    guard shown == moreID else { return shown }
    return stage.hierarchy[shown].children.first { stage.hierarchy[$0].returnParent == id }
  }

  /// Prepares a tab to be shown: one that doesn't fit in the bar is moved to the More stack;
  /// returns the child to show.
  ///
  /// The More stack keeps what it shows while another tab is selected (C32).
  func prepare(_ tab: Hierarchy.ID) -> Hierarchy.ID {
    guard isExtra(tab), let controller = controller(tab) else {
      recall { !isExtra($0) }  // those for which there is room in the bar again
      return tab
    }
    let more = madeMore
    recall { $0 != tab }
    if controller.currentParent !== more {
      more.add(controller, returningTo: self, animated: false)
    }
    return more.id
  }

  /// Returns tabs on the More stack to the tab bar controller.
  func recall(where isWanted: (Hierarchy.ID) -> Bool) {
    guard let more else { return }
    for tab in stage.hierarchy[more.id].children
    where stage.hierarchy[tab].returnParent == id && isWanted(tab) {
      if let controller = controller(tab), takeOver(controller) { returnFromMore(tab) }
    }
  }

  private func returnFromMore(_ tab: Hierarchy.ID) {
    stage.engine.submit(.arrange, in: lane) { [id] in $0.append(tab, to: id) }
  }

  /// Performs a tap on a row of the More list.
  package func userSelectsInList(_ tab: UIViewController) {
    guard let more, tab.currentParent === self, isExtra(tab.id) else { return }
    more.add(tab, returningTo: self, animated: true)
  }

  /// Performs a tap on the row of a tab in the More list: a push, about which no delegate of the tabs
  /// is called (F82).
  func userSelectsInList(_ tab: UITab) {
    guard let content = tab.root.content else { return }
    selection = tab.destination
    if content.currentParent !== self {
      guard mayAdopt(content), takeOver([content]) else { return }
      arrangeChildren(showing: stage.hierarchy[id].shown.last, adding: content.id)
    }
    userSelectsInList(content)
  }

  /// What the archive contains beside the tabs.
  static let archivedSelection: [ArchivedProperty<UITabBarController>] = [
    ArchivedProperty("UISelectedIndex", \.selectedIndex)
  ]
}

/// The stack of the More tab.
final class UIMoreNavigationController: UINavigationController {
  nonisolated deinit {}
}

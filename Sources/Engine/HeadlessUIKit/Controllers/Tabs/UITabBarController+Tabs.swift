import Foundation
import NavigationModel

// Tabs that are objects of their own (iOS 18): the roots provide controllers, which become children
// when they are needed.
extension UITabBarController {
  /// Creates a container with tabs, and selects the first one.
  public convenience init(tabs: [UITab]) {
    self.init(nibName: nil, bundle: nil)
    self.tabs = tabs
  }

  /// What `setTabs` does where no class overrides it.
  final func ownSetTabs(_ tabs: [UITab], animated: Bool) {
    stage.note(.tabs)
    let former = selectedTab
    recall { _ in true }
    for tab in rootTabs where tab.owner === self { tab.owner = nil }
    rootTabs = tabs
    for tab in tabs { tab.owner = self }
    let kept = former.flatMap { former in tabs.contains { $0 === former.root } ? former : nil }
    guard let new = kept ?? tabs.first(where: \.belongsInBar) ?? tabs.first else {
      selection = nil
      order = nil
      return arrangeChildren(showing: nil)
    }
    select(tab: new, as: .arrange)
  }

  /// What `selectedTab` is where no class overrides it.
  final var ownSelectedTab: UITab? {
    get {
      guard let shown = selectedTabID,
        let root = rootTabs.first(where: { $0.contentIfMade?.id == shown })
      else { return nil }
      return selection.flatMap { $0.root === root ? $0 : nil } ?? root.destination
    }
    set { if let newValue { select(tab: newValue, as: .select) } }
  }
}

// MARK: Selecting

extension UITabBarController {
  /// Selects a tab, or what a group selects; shows its root (F91, F93).
  func select(tab: UITab, as kind: Choreography.Kind) {
    let leaf = tab.destination
    guard leaf.root.owner === self else { return }
    guard let content = leaf.root.content else {
      return stage.report(.tabWithoutController, leaf.root.identifier)
    }
    let former = selection
    for (group, child) in zip(leaf.path, leaf.path.dropFirst()) {
      (group as? UITabGroup)?.note(selected: child)
    }
    selection = leaf
    leaf.managingTabGroup.map { rebuildStack(of: $0, to: leaf, from: former) }
    guard adopt(content, showsIt: kind == .arrange) else { return }
    if kind == .arrange, !isExtra(content.id) { return }
    show(content.id, as: kind)
  }

  /// Makes the controller of a root a child; false where it can't be one.
  private func adopt(_ content: UIViewController, showsIt: Bool) -> Bool {
    if has(content.id) {
      if showsIt { arrangeChildren(showing: content.id) }
      return true
    }
    guard mayAdopt(content), takeOver([content]) else { return false }
    arrangeChildren(
      showing: showsIt ? content.id : stage.hierarchy[id].shown.last, adding: content.id)
    return has(content.id)
  }

  /// Whether a controller is a child now, or lent to the More stack; the program may have taken that
  /// of a tab for another container.
  private func has(_ content: Hierarchy.ID) -> Bool {
    let parent = stage.hierarchy.parent(of: content)
    return parent != nil && (parent == id || parent == moreID)
  }

  /// The children are the controllers that the roots have provided, in the order of the tabs, but
  /// for those that are in other containers now.
  func arrangeChildren(showing shown: Hierarchy.ID?, adding newcomer: Hierarchy.ID? = nil) {
    let lent = more.map { stage.hierarchy[$0.id].children } ?? []
    let ids = rootTabs.compactMap { $0.contentIfMade?.id }
    if usesTabs { order = ids }
    var known: Set<Hierarchy.ID> = []
    let own = ids.filter {
      ($0 == newcomer || stage.hierarchy.parent(of: $0) == id) && known.insert($0).inserted
    }
    let wanted = shown.flatMap { lent.contains($0) ? moreID : $0 }
    let child = wanted.flatMap { own.contains($0) || $0 == moreID ? $0 : nil }
    stage.engine.submit(.arrange, in: lane) { [id, moreID] in
      $0.setChildren(own + [moreID].compactMap { $0 }, of: id, shown: child.map { [$0] } ?? [])
    }
  }

  /// Rebuilds the stack of a group: the group, nested groups, the tab; levels without a controller
  /// are left out, and what was pushed by hand belongs to the tab (F91, F92); that it leaves with
  /// another tab is unconfirmed.
  private func rebuildStack(of group: UITabGroup, to leaf: UITab, from former: UITab?) {
    guard let stack = group.managingNavigationController else { return }
    let levels = leaf.path.drop { $0 !== group }
    var controllers: [UIViewController] = []
    for level in levels {
      let own = level.viewController
      var proposed = [own].compactMap { $0 }
      if level === leaf, former === leaf, let own,
        let index = stack.viewControllers.firstIndex(of: own)
      {
        proposed += stack.viewControllers[(index + 1)...]
      }
      controllers +=
        call(Calls.displayedViewControllersFor, [level.title]) {
          $0.tabBarController(
            self, displayedViewControllersFor: level, proposedViewControllers: proposed)
        } ?? proposed
    }
    guard controllers != stack.viewControllers else { return }
    stack.setViewControllers(controllers, animated: false)
  }

  /// Performs a tap on a tab, or on its row in the sidebar: the delegate may refuse (F88, F94).
  func userSelects(_ tab: UITab) {
    let leaf = tab.destination
    let maySelect = call(Calls.shouldSelectTab, [leaf.title]) {
      $0.tabBarController(self, shouldSelectTab: leaf)
    }
    guard maySelect, let content = leaf.root.content else { return }
    let former = selectedTab
    tabBeforeTap = former
    let isShown = stage.hierarchy[id].shown.last == content.id
    if isShown, former === leaf { popToRoot(of: leaf, in: content) }
    select(tab: leaf, as: isShown ? .select : .tap)
    // The program may have taken it away meanwhile.
    guard isShown, stage.hierarchy.parent(of: content.id) == id else { return }
    stage.engine.submit(.tap, in: lane) { [id] in $0.show([content.id], in: id) }
  }

  /// A tap on the selected tab pops its stack: to its root, or to the tab's controller in the stack of
  /// its group (A87).
  private func popToRoot(of leaf: UITab, in content: UIViewController) {
    guard let stack = content as? UINavigationController else { return }
    if leaf.managingTabGroup != nil, let own = leaf.viewControllerIfMade {
      stack.callMember(.popToViewController, [own, true]) {
        stack.popToViewController(own, animated: true)
      }
    } else {
      stack.callMember(.popToRootViewController, [true]) {
        stack.popToRootViewController(animated: true)
      }
    }
  }
}

// MARK: What the bar shows

extension UITabBarController {
  /// Whether the tabs are objects of their own.
  var usesTabs: Bool { !rootTabs.isEmpty }

  /// Whether it has the surroundings of a phone: only roots, and the bar (F94, F95).
  private var isCompact: Bool {
    stage.traits.device == .iPhone || room.horizontal == .compact
  }

  /// The tabs for the bar, whether all of them fit or not: fixed ones first, pinned ones last (F95).
  var tabsOfBar: [UITab] {
    var found = (isCompact ? rootTabs : rootTabs.flatMap(\.family)).filter(\.belongsInBar)
    if isCompact, let compactTabIdentifiers {
      found = found.filter { compactTabIdentifiers.contains($0.identifier) }
    }
    let ends: [UITab.Placement] = [.fixed, .pinned]
    return found.filter { $0.placement == .fixed }
      + found.filter { !ends.contains($0.placement) } + found.filter { $0.placement == .pinned }
  }

  /// Whether the sidebar is shown in the place of the bar (F94).
  var isSidebarShown: Bool {
    guard usesTabs, !isCompact, !sidebar.isHidden else { return false }
    return mode == .tabSidebar || mode == .automatic && rootTabs.contains { $0 is UITabGroup }
  }

  /// Shows what the tabs say now, after one of them has changed.
  func tabsDidChange() {
    guard usesTabs else { return }
    adaptToTraits()
    layOutSelected()
  }

  /// Something that has a place in the bar or in the More list.
  enum Entry {
    case controller(UIViewController)
    case tab(UITab)

    /// What it shows.
    var item: UITabBarItem {
      switch self {
      case .controller(let controller): controller.tabBarItem
      case .tab(let tab): tab.barItem
      }
    }

    /// The object that is tapped.
    var object: NSObject {
      switch self {
      case .controller(let controller): controller
      case .tab(let tab): tab
      }
    }

    /// The child that is shown for it; nil for a tab whose controller hasn't been provided.
    var content: UIViewController? {
      switch self {
      case .controller(let controller): controller
      case .tab(let tab): tab.contentIfMade
      }
    }
  }
}

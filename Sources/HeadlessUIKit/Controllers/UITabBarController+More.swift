import Foundation
import NavigationModel

// Tabs that don't fit in the bar are in the list of the More tab; the selected one is lent to its
// stack (A84).
extension UITabBarController {
  /// The tabs in order, including those lent to the More stack.
  var tabs: [Hierarchy.ID] {
    (order ?? []).filter { tab in
      stage.hierarchy.contains(tab)
        && (stage.hierarchy[tab].parent == id || stage.hierarchy[tab].returnParent == id)
    }
  }

  /// The tabs that don't fit in the bar.
  var extras: ArraySlice<Hierarchy.ID> {
    let all = tabs
    let limit = stage.traits.tabLimit
    return all.count > limit ? all.dropFirst(limit - 1) : []
  }

  /// The controllers that have a tab in the bar; the last one is the More controller if not all
  /// fit.
  package var tabsInBar: [UIViewController] {
    let extras = extras
    guard !extras.isEmpty else { return controllers(tabs) }
    return controllers(tabs.dropLast(extras.count)) + [moreNavigationController]
  }

  /// The tabs in the list of the More controller, if that list is on top.
  package func tabsInList(_ controller: UIViewController) -> [UIViewController] {
    controller is UIMoreListController ? controllers(Array(extras)) : []
  }

  /// The More controller; created on first access.
  var madeMore: UINavigationController {
    if let more { return more }
    let made = UIMoreNavigationController(rootViewController: UIMoreListController())
    made.title = "More"
    let children = stage.hierarchy[id].children, shown = stage.hierarchy[id].shown
    stage.engine.makeChange(.arrange, in: lane, animated: false) {
      $0.setChildren(children + [made.id], of: id, shown: shown)
    }
    latestMoreID = made.id
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
  var selectedTab: Hierarchy.ID? {
    guard let shown = stage.hierarchy[id].shown.last else { return nil }
    guard shown == moreID else { return shown }
    return stage.hierarchy[shown].children.first { stage.hierarchy[$0].returnParent == id }
  }

  /// Prepares a tab to be shown: one that doesn't fit in the bar is moved to the More stack;
  /// returns the child to show.
  ///
  /// The More stack keeps what it shows while another tab is selected (C32).
  func prepare(_ tab: Hierarchy.ID) -> Hierarchy.ID {
    let extras = extras
    guard extras.contains(tab), let controller = controller(tab) else {
      recall { !extras.contains($0) }  // those for which there is room in the bar again
      return tab
    }
    let more = madeMore
    recall { $0 != tab }
    if controller.parent !== more { more.add(controller, returningTo: self, animated: false) }
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
    let children = stage.hierarchy[id].children, shown = stage.hierarchy[id].shown
    stage.engine.makeChange(.arrange, in: lane, animated: false) {
      $0.setChildren(children + [tab], of: id, shown: shown)
    }
  }

  /// Performs a tap on a row of the More list.
  package func userSelectsInList(_ tab: UIViewController) {
    guard let more, tab.parent === self, extras.contains(tab.id) else { return }
    more.add(tab, returningTo: self, animated: true)
  }
}

/// The stack of the More tab.
final class UIMoreNavigationController: UINavigationController {
  nonisolated deinit {}
}

/// The list at the root of the More stack.
final class UIMoreListController: UIViewController {
  override class var isContainer: Bool { true }

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    title = "More"
  }

  required init?(coder: NSCoder) { nil }

  nonisolated deinit {}
}

import Foundation
import NavigationModel

// The user arranges the tabs: in the More list's Edit sheet (F86), or in the sidebar (F96).
extension UITabBarController {
  /// Arranges the tabs with Edit of the More list: those with these titles come first, in this order,
  /// and the others follow in theirs; why that is not possible, or nil.
  func userCustomizes(_ titles: [String]) -> String? {
    guard selectedTabInBar === more, more?.topViewController is UIMoreListController else {
      return "the More list, which has Edit, isn't on screen"
    }
    let customizable = customizableViewControllers ?? []
    guard !customizable.isEmpty else { return "no tab can be customized, so there is no Edit" }
    let former = arranging?.order ?? viewControllers ?? []
    var first: [UIViewController] = []
    for title in titles {
      guard let found = former.first(where: { tabTitle(of: $0) == title && !first.contains($0) })
      else { return "there is no tab \"\(title)\"" }
      first.append(found)
    }
    let new = first + former.filter { !first.contains($0) }
    let moved = zip(former, new).filter { $0 !== $1 }.map(\.1)
    if let fixed = moved.first(where: { !customizable.contains($0) }) {
      return "\"\(tabTitle(of: fixed))\" can't be customized"
    }
    if let arranging {
      arranging.order = new
    } else {
      let change = TabsChange(tabs: self, customizable: customizable, order: new)
      stage.engine.play(.beginCustomizing, by: change)
      stage.engine.play(.endCustomizing, by: change)
    }
    return nil
  }

  // MARK: Edit

  /// What the user arranges the tabs in; nil while it isn't shown.
  private var arranging: UITabArrangingController? {
    (more?.presentedViewController as? UINavigationController)?.viewControllers.first
      as? UITabArrangingController
  }

  /// Shows Edit in the More list if tabs can be arranged: not those that are objects (unconfirmed).
  func offerCustomizing() {
    let list = more?.viewControllers.first as? UIMoreListController
    list?.offerEditing(customizableViewControllers?.isEmpty == false)
  }

  /// The user has tapped Edit: the tabs are shown in their order until Done is tapped (F86).
  func beginCustomizing() {
    let list = customizableViewControllers ?? []
    guard let more, arranging == nil, !list.isEmpty else { return }
    let change = TabsChange(
      tabs: self, customizable: list, order: viewControllers ?? [], list: more)
    stage.engine.play(.beginCustomizing, by: change)
  }

  /// The user has tapped Done.
  func endCustomizing(_ new: [UIViewController]) {
    stage.engine.play(.endCustomizing, by: TabsChange(tabs: self, order: new, list: more))
  }

  /// Takes another order of the same tabs; what can be customized stays as it is.
  fileprivate func rearrange(_ new: [UIViewController]) {
    let kept = customizableViewControllers
    setViewControllers(new, animated: false)
    customizableViewControllers = kept
  }

  // MARK: The sidebar

  /// Edits the sidebar: takes an order for the children of a group, and hides and shows tabs; why that
  /// is not possible, or nil.
  func userEditsSidebar(
    group: String?, order: [String], hiding: [String], showing: [String]
  ) -> String? {
    guard isSidebarShown else { return "the sidebar isn't shown" }
    let all = rootTabs.flatMap(\.family)
    func tabs(_ titles: [String]) -> [UITab] {
      titles.compactMap { title in all.first { $0.title == title } }
    }
    if let missing = (order + hiding + showing).first(where: { tabs([$0]).isEmpty }) {
      return "there is no tab \"\(missing)\""
    }
    if let fixed = tabs(hiding + showing).first(where: { !$0.allowsHiding }) {
      return "\"\(fixed.title)\" can't be hidden or shown"
    }
    let owner = group.flatMap { name in
      all.lazy.compactMap { $0 as? UITabGroup }.first { $0.title == name }
    }
    if let group, owner == nil { return "there is no group \"\(group)\"" }
    if !order.isEmpty {
      guard let owner, owner.allowsReordering else { return "these tabs can't be moved" }
      guard tabs(order).allSatisfy({ $0.parent === owner }) else {
        return "they are not all in \"\(owner.title)\""
      }
    }
    let change = SidebarChange(
      tabs: self, group: owner, order: tabs(order),
      toggled: tabs(hiding).filter { !$0.isHidden } + tabs(showing).filter(\.isHidden))
    stage.engine.play(.editSidebar, by: change)
    return nil
  }
}

/// Another order of tabs, as the user arranges them with Edit of the More list (F86).
private struct TabsChange: ChangingPart {
  weak var tabs: UITabBarController?
  /// Those that can be customized.
  let customizable: [UIViewController]
  /// All in the order that the user gives them.
  let order: [UIViewController]
  /// The list from which they are presented; nil if they are arranged without.
  weak var list: UINavigationController?
  /// Whether the order differs from the one that they had.
  private let isChanged: Bool

  init(
    tabs: UITabBarController, customizable: [UIViewController] = [], order: [UIViewController],
    list: UINavigationController? = nil
  ) {
    self.tabs = tabs
    self.customizable = customizable
    self.order = order
    self.list = list
    let former = tabs.viewControllers ?? []
    isChanged = former != order && Set(former) == Set(order)
  }

  private var words: [String] { isChanged ? ["changed"] : [] }

  func play(_ beat: Beat) {
    guard let tabs else { return }
    typealias Calls = UITabBarController.Calls
    switch beat {
    case .willBeginCustomizing:
      tabs.call(Calls.willBeginCustomizing) {
        $0.tabBarController(tabs, willBeginCustomizing: customizable)
      }
    case .presentTabs:
      guard let list else { return }
      let stack = UINavigationController(
        rootViewController: UITabArrangingController(order, of: tabs))
      stack.modalPresentationStyle = tabs.stage.profile.styleOfArranging
      list.receivePresent(stack, animated: true)
    case .willEndCustomizing:
      tabs.call(Calls.willEndCustomizing, words) {
        $0.tabBarController(tabs, willEndCustomizing: order, changed: isChanged)
      }
    case .takeOrder:
      // The delegate may have replaced the tabs.
      if isChanged, tabs.viewControllers.map(Set.init) == Set(order) { tabs.rearrange(order) }
    case .dismissTabs:
      guard let list else { return }
      list.callMember(.dismiss, [true]) { list.dismiss(animated: true) }
    default:
      tabs.call(Calls.didEndCustomizing, words) {
        $0.tabBarController(tabs, didEndCustomizing: order, changed: isChanged)
      }
    }
  }
}

/// What the user hides, shows and moves in the sidebar (F96).
private struct SidebarChange: ChangingPart {
  let tabs: UITabBarController
  let group: UITabGroup?
  /// The children of the group in another order; none to leave it as it is.
  let order: [UITab]
  /// The tabs to hide or to show.
  let toggled: [UITab]

  func play(_ beat: Beat) {
    typealias Calls = UITabBarController.Calls
    switch beat {
    case .willBeginEditing:
      tabs.call(Calls.willBeginEditing) { $0.tabBarControllerWillBeginEditing(tabs) }
    case .hideTabs:
      if toggled.isEmpty { return }
      for tab in toggled { tab.isHidden.toggle() }
      tabs.call(Calls.visibilityDidChange, [toggled.map(\.title).joined(separator: ", ")]) {
        $0.tabBarController(tabs, visibilityDidChangeFor: toggled)
      }
    case .moveTabs: moveTabs()
    default: tabs.call(Calls.didEndEditing) { $0.tabBarControllerDidEndEditing(tabs) }
    }
  }

  private func moveTabs() {
    guard let group, !order.isEmpty else { return }
    let former = group.displayOrder.map(\.identifier)
    group.displayOrderIdentifiers = order.map(\.identifier)
    if group.displayOrder.map(\.identifier) == former { return }
    tabs.call(UITabBarController.Calls.displayOrderDidChange, [group.title]) {
      $0.tabBarController(tabs, displayOrderDidChangeFor: group)
    }
  }
}

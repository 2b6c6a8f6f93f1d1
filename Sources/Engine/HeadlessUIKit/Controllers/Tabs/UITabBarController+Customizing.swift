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
      willBeginCustomizing(customizable)
      takeOrderOfUser(new)
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
    let order = viewControllers ?? []
    willBeginCustomizing(list)
    let stack = UINavigationController()
    stack.take(ownRoot: UITabArrangingController(order, of: self))
    stack.modalPresentationStyle = stage.profile.styleOfArranging
    more.receivePresent(stack, animated: true)
  }

  private func willBeginCustomizing(_ list: [UIViewController]) {
    call(Calls.willBeginCustomizing) {
      $0.tabBarController(self, willBeginCustomizing: list)
    }
  }

  /// The user has tapped Done.
  func endCustomizing(_ new: [UIViewController]) { takeOrderOfUser(new, dismissingFrom: more) }

  /// Takes the order that the user gives the tabs, and dismisses the list of them from a controller if
  /// they are arranged in one; the delegate is notified before, and when the list is gone: after 0.5 s
  /// (F86; the duration is unconfirmed).
  private func takeOrderOfUser(
    _ order: [UIViewController], dismissingFrom list: UINavigationController? = nil
  ) {
    let former = viewControllers ?? []
    let isChanged = former != order && Set(former) == Set(order)
    let words = isChanged ? ["changed"] : []
    call(Calls.willEndCustomizing, words) {
      $0.tabBarController(self, willEndCustomizing: order, changed: isChanged)
    }
    // The delegate may have replaced the tabs.
    if isChanged, viewControllers.map(Set.init) == Set(order) { rearrange(order) }
    list?.receiveDismiss()
    stage.complete(after: .milliseconds(500)) { [weak self] in
      guard let self else { return }
      call(Calls.didEndCustomizing, words) {
        $0.tabBarController(self, didEndCustomizing: order, changed: isChanged)
      }
    }
  }

  /// Takes another order of the same tabs; what can be customized stays as it is.
  private func rearrange(_ new: [UIViewController]) {
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
    let toggled = tabs(hiding).filter { !$0.isHidden } + tabs(showing).filter(\.isHidden)
    call(Calls.willBeginEditing) { $0.tabBarControllerWillBeginEditing(self) }
    toggle(toggled)
    if let owner, !order.isEmpty { move(tabs(order), in: owner) }
    call(Calls.didEndEditing) { $0.tabBarControllerDidEndEditing(self) }
    return nil
  }

  /// The user hides or shows tabs in the sidebar.
  private func toggle(_ tabs: [UITab]) {
    if tabs.isEmpty { return }
    for tab in tabs { tab.isHidden.toggle() }
    call(Calls.visibilityDidChangeFor, [tabs.map(\.title).joined(separator: ", ")]) {
      $0.tabBarController(self, visibilityDidChangeFor: tabs)
    }
  }

  /// The user gives the children of a group another order in the sidebar.
  private func move(_ order: [UITab], in group: UITabGroup) {
    let former = group.displayOrder.map(\.identifier)
    group.displayOrderIdentifiers = order.map(\.identifier)
    if group.displayOrder.map(\.identifier) == former { return }
    call(Calls.displayOrderDidChangeFor, [group.title]) {
      $0.tabBarController(self, displayOrderDidChangeFor: group)
    }
  }
}

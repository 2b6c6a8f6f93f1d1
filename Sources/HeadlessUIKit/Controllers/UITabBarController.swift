import Foundation
import NavigationModel

/// A container that shows the selected one of its children.
///
/// Unlike a stack it delivers both will-callbacks, of the controller that appears and of the one
/// that disappears, inside the setter (A32).
/// [UITabBarController](https://developer.apple.com/documentation/uikit/uitabbarcontroller)
open class UITabBarController: UIViewController {
  /// The delegate, which is asked about and notified of the user's choices; not retained.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// The identifiers of the tabs, in the given order; nil until they are set.
  var order: [Hierarchy.ID]?
  /// The More controller that was made last.
  var latestMoreID: Hierarchy.ID?
  private lazy var bar = UITabBar(of: self)

  override class var isContainer: Bool { true }

  override class var showing: Node.Showing { .chosen }

  override class var kind: Node.Kind { .tabBar }

  /// Creates a container without tabs.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// The tabs; nil if they were never set, or set to nil (C16).
  ///
  /// Replacing them keeps the selected controller if it remains, else its index, else selects the
  /// first (A83).
  ///
  /// It does not include the More controller (A84).
  open var viewControllers: [UIViewController]? {
    get {
      order == nil ? nil : controllers(tabs)
    }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the tabs (A83).
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let new = viewControllers ?? []
    guard Set(new.map(\.id)).count == new.count else {
      return stage.report(.tabsNotDistinct, stage.describe(self), because: new.repetition)
    }
    let known = Set(tabs)
    let newChildren = new.filter { !known.contains($0.id) }
    guard !new.contains(where: { $0.id == moreID }), newChildren.allSatisfy(mayAdopt) else {
      return
    }
    let index = selectedIndex
    let former = selectedTab
    let showsList = isMoreListShown
    recall { _ in true }
    guard takeOver(new) else { return }
    let ids = new.map(\.id)
    order = viewControllers == nil ? nil : ids
    let selected = former.flatMap { ids.contains($0) ? $0 : nil }
    let chosen = selected ?? (ids.indices.contains(index) ? ids[index] : ids.first)
    let shown = showsList && !extras.isEmpty ? moreID : chosen
    // Set the tab's position first: the More stack may have to add it.
    stage.engine.makeChange(.arrange, in: lane, animated: false) {
      $0.setChildren(ids + [moreID].compactMap { $0 }, of: id, shown: shown.map { [$0] } ?? [])
    }
    if let shown, extras.contains(shown) { show(shown, as: .arrange) }
  }

  private var isMoreListShown: Bool {
    moreID != nil && stage.hierarchy[id].shown.last == moreID && selectedTab == nil
  }

  /// The stack of the tabs that don't fit in the bar; created on first access (A84).
  open var moreNavigationController: UINavigationController { madeMore }

  /// The bar at the bottom.
  open var tabBar: UITabBar { bar }

  /// The controller of the selected tab, the More controller while its list is shown; nil without
  /// tabs (A82, A84).
  ///
  /// Assigning a controller that is not a tab raises (A88).
  open var selectedViewController: UIViewController? {
    get { controller(selectedTab ?? stage.hierarchy[id].shown.last) }
    set {
      guard let newValue else { return }
      guard newValue.id == moreID || tabs.contains(newValue.id) else {
        return stage.report(
          .notATab, because: stage.hierarchy.missingChild(of: newValue.id, in: id))
      }
      select(newValue, as: .select)
    }
  }

  /// The index of the selected tab, from 0; `NSNotFound` without tabs and while the More list is
  /// shown (A82).
  ///
  /// Assigning an index without a tab changes nothing (C14).
  open var selectedIndex: Int {
    get {
      let selected = selectedTab
      return selected.flatMap { tabs.firstIndex(of: $0) } ?? NSNotFound
    }
    set {
      let tabs = controllers(tabs)
      if tabs.indices.contains(newValue) { select(tabs[newValue], as: .select) }
    }
  }

  /// Creates the tabs of an archive, or none.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    UITabBarController.archivedSelection.decode(self, with: coder)
  }

  /// Archives the tabs and which one is selected.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    UITabBarController.archivedSelection.encode(self, with: coder)
  }

  override var archivedChildren: [UIViewController]? {
    get { viewControllers }
    set { viewControllers = newValue }
  }

  /// Stores the tabs that have identifiers, and which is selected.
  open override func encodeRestorableState(with coder: NSCoder) {
    encodeTabs(with: coder)
    super.encodeRestorableState(with: coder)
  }

  /// Restores the tabs that have identifiers, and which is selected.
  open override func decodeRestorableState(with coder: NSCoder) {
    decodeTabs(with: coder)
    super.decodeRestorableState(with: coder)
  }

  /// Selects a tab (P123).
  open override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {
    guard tabs.contains(subsequentVC.id) else { return }
    selectedViewController = subsequentVC
  }
  /// Those that its delegate supports, else those of every controller; its children are not asked
  /// (E72).
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    guard asksDelegateForOrientations else { return super.supportedInterfaceOrientations }
    return call(Calls.supportedOrientations) {
      $0.tabBarControllerSupportedInterfaceOrientations(self)
    } ?? super.supportedInterfaceOrientations
  }

  /// That of its delegate, else the current one, if it is supported (E72).
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    guard asksDelegateForOrientations else { return ownPreferredOrientation }
    return call(Calls.preferredOrientation) {
      $0.tabBarControllerPreferredInterfaceOrientationForPresentation(self)
    } ?? ownPreferredOrientation
  }

  /// The selected tab determines whether the status bar is hidden.
  open override var childForStatusBarHidden: UIViewController? { selectedViewController }

  /// The selected tab determines the style of the status bar.
  open override var childForStatusBarStyle: UIViewController? { selectedViewController }

  override var barViews: SmallArray<UIView> { SmallArray(tabBar) }

  override func frame(ofChild child: UIViewController) -> CGRect? { contents(for: child) }

  override func insets(ofChild child: UIViewController, in own: Insets) -> Insets {
    covered(for: child, in: own)
  }

  override func adaptToTraits() {
    guard let selected = selectedTab, selected != moreID, tabs.count > 1 else { return }
    let isInMore = controller(selected)?.parent !== self
    if isInMore != extras.contains(selected) { show(selected, as: .arrange) }
  }

  override func notifyDelegate(_ call: DelegateCall, _ child: UIViewController, animated: Bool) {
    self.call(Calls.didSelect, [child.label], animated: animated) {
      $0.tabBarController(self, didSelect: child)
    }
  }

  nonisolated deinit {}
}

extension UITabBarController {
  /// Shows a tab; if it is selected already, no callbacks are delivered (A20).
  private func select(_ tab: UIViewController, as kind: Choreography.Kind) {
    let isShown = tab.id == moreID ? stage.hierarchy[id].shown == [tab.id] : selectedTab == tab.id
    if !isShown { show(tab.id, as: kind) }
  }

  /// Shows a tab, on the More stack if it doesn't fit in the bar.
  private func show(_ tab: Hierarchy.ID, as kind: Choreography.Kind) {
    let child = prepare(tab)
    guard stage.hierarchy[id].shown != [child] else { return }
    stage.engine.makeChange(kind, in: lane, animated: false) { $0.show([child], in: id) }
  }

  /// The title of a tab; a stack uses its root's (B6, X1).
  package func tabTitle(of tab: UIViewController) -> String { tab.tabBarItem.displayedText }

  /// Performs a tap on a tab: the delegate may refuse; the tab is selected, or its stack is popped
  /// to the root; the delegate is notified in any case (A85, A87, B69).
  package func userSelects(_ tab: UIViewController) {
    let maySelect = call(Calls.shouldSelect, [tab.label]) {
      $0.tabBarController(self, shouldSelect: tab)
    }
    guard maySelect else { return }
    guard stage.hierarchy[id].shown == [tab.id] else { return select(tab, as: .tap) }
    if let stack = tab as? UINavigationController {
      stack.callMember(.popToRootViewController, true) {
        stack.popToRootViewController(animated: true)
      }
    }
    stage.engine.makeChange(.tap, in: lane, animated: false) { $0.show([tab.id], in: id) }
  }
}

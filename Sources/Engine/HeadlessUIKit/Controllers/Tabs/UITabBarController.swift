import Foundation
import NavigationModel

/// A container that shows the selected one of its children.
///
/// Unlike a stack it delivers both will-callbacks, of the controller that appears and of the one
/// that disappears, inside the setter (A32).
/// [UITabBarController](https://developer.apple.com/documentation/uikit/uitabbarcontroller)
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  /// The delegate, which is asked about and notified of the user's choices; not retained.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// Called when the user has tapped a tab in the bar, before the selection changes and before the
  /// delegate is asked; does nothing (H106).
  // overridable; as didSelectItem; H106
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
  /// Does nothing, and isn't called.
  open func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
  /// Does nothing, and isn't called.
  open func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
  /// Does nothing, and isn't called.
  open func tabBar(
    _ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool
  ) {}
  /// Does nothing, and isn't called.
  open func tabBar(
    _ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool
  ) {}

  /// The identifiers of the tabs, in the given order; nil until they are set.
  var order: [Hierarchy.ID]?
  /// The More controller that was made last.
  var latestMoreID: Hierarchy.ID?
  /// The roots, where the tabs are objects of their own.
  var rootTabs: [UITab] = []
  /// The tab that was selected last.
  weak var selection: UITab?
  /// The tab that was selected before the user's last tap.
  weak var tabBeforeTap: UITab?
  /// The tab that was selected before the More list (F84).
  var tabBeforeList: Hierarchy.ID?
  private lazy var bar = UITabBar(of: self)

  override class var isContainer: Bool { true }

  override class var showing: Node.Showing { .chosen }

  override class var kind: Node.Kind { .tabBar }

  /// Creates a container without tabs, whose view is loaded: `viewDidLoad` of a subclass runs before
  /// the rest of its own initializer (J16).
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    if PendingArguments.loadsView { loadViewIfNeeded() }
  }

  /// The tabs; nil if they were never set, or set to nil (C16), and while `tabs` are used (F88;
  /// that assigning it removes those is unconfirmed).
  ///
  /// Replacing them keeps the selected controller if it remains, else its index, else selects the
  /// first (A83).
  ///
  /// It does not include the More controller (A84).
  open var viewControllers: [UIViewController]? {
    get {
      order == nil || usesTabs ? nil : controllers(tabIDs)
    }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the tabs (A83); all of them can be customized then (F86).
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let new = viewControllers ?? []
    guard ChildListAttempt(container: self, wanted: new).meets(ChildListAttempt.conditions) else {
      return
    }
    let known = Set(tabIDs)
    let newChildren = new.filter { !known.contains($0.id) }
    guard !new.contains(where: { $0.id == moreID }), newChildren.allSatisfy(mayAdopt) else {
      return
    }
    let ids = new.map(\.id)
    let showsList = isMoreListShown
    let next = selection(among: ids)
    let animation = animated && !showsList ? next.flatMap(animation) : nil
    // The delegate may have changed the tabs meanwhile.
    guard animation == nil || newChildren.allSatisfy(mayAdopt) else { return }
    recall { _ in true }
    guard takeOver(new) else { return }
    for tab in rootTabs where tab.owner === self { tab.owner = nil }
    rootTabs = []
    customizableViewControllers = viewControllers
    order = viewControllers == nil ? nil : ids
    let shown = showsList && overflows ? moreID : next
    // Set the tab's position first: the More stack may have to add it.
    change(as: .arrange, with: animation) { [id, moreID] in
      $0.setChildren(ids + [moreID].compactMap { $0 }, of: id, shown: shown.map { [$0] } ?? [])
    }
    if let shown, isExtra(shown) { show(shown, as: .arrange) }
  }

  /// The tab that is selected after others have taken the place of the tabs: the same one, else the one at
  /// its index, else the first.
  private func selection(among ids: [Hierarchy.ID]) -> Hierarchy.ID? {
    if let former = selectedTabID, ids.contains(former) { return former }
    return ids.indices.contains(selectedIndex) ? ids[selectedIndex] : ids.first
  }

  /// The controllers that the user may move with Edit of the More list (F86).
  ///
  /// They are all of `viewControllers` after those were set; nil or none removes Edit. The More
  /// controller is never among them.
  open var customizableViewControllers: [UIViewController]? {
    get { customizable.map { list in list.compactMap(controller) } }
    set { customizable = newValue?.map(\.id).filter { $0 != moreID } }
  }
  private var customizable: [Hierarchy.ID]? { didSet { offerCustomizing() } }

  // MARK: Tabs of iOS 18

  /// Whether a sidebar can show the tabs instead of the bar (F94).
  open var mode = Mode.automatic { didSet { tabsDidChange() } }
  /// The sidebar; only tabs in regular width can have one (F94).
  open private(set) lazy var sidebar = Sidebar(of: self)
  /// A name under which UIKit stores what the user customizes.
  ///
  /// Kept, no effect.
  open var customizationIdentifier: String?
  /// The identifiers of the roots that compact width shows; nil for all (F95).
  open var compactTabIdentifiers: [String]? { didSet { tabsDidChange() } }

  /// Whether the program has hidden the bar; false at first (F97).
  open var isTabBarHidden: Bool {
    get { barIsHidden }
    set { setTabBarHidden(newValue, animated: false) }
  }
  private var barIsHidden = false

  /// Hides or shows the bar; it is hidden as well where a controller hides it on its stack (F97).
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != barIsHidden else { return }
    barIsHidden = hidden
    accessoryDidMove()
    layOutSelected()
  }

  /// What happens to the bar while the user scrolls (F98).
  open var tabBarMinimizeBehavior = MinimizeBehavior.automatic {
    didSet { if !tabBarMinimizeBehavior.minimizes { isBarMinimized = false } }
  }
  /// Whether the bar shows only the selected tab, because the user has scrolled (F98).
  var isBarMinimized = false {
    didSet { if isBarMinimized != oldValue { accessoryDidMove() } }
  }

  /// What the bars of its view leave of it, the same guide each time (iOS 26; D44).
  open var contentLayoutGuide: UILayoutGuide {
    guard let view else { return UILayoutGuide() }  // A8
    return view.guide(\.contentsGuide) { view in
      guard let tabs = view.controller as? UITabBarController,
        let child = tabs.selectedViewController
      else { return view.safeArea }
      return tabs.insets(ofChild: child, in: view.safeArea)
    }
  }

  /// What is shown above the bar, or beside the minimised bar; nil at first (iOS 26; F98).
  open var bottomAccessory: UITabAccessory? {
    didSet {
      arrangeAccessory(replacing: oldValue)
      layOutSelected()
    }
  }
  /// The view around that of the accessory, while there is one.
  var accessoryView: UITabAccessoryView?

  /// Sets what is shown above the bar (iOS 26; F98).
  open func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
    self.bottomAccessory = bottomAccessory
  }

  /// The bar was minimised, hidden, or is back.
  private func accessoryDidMove() {
    guard bottomAccessory != nil else { return }
    arrangeAccessory()
    layOutSelected()
  }

  private var isMoreListShown: Bool {
    moreID != nil && stage.hierarchy[id].shown.last == moreID && selectedTabID == nil
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
    get { controller(selectedTabID ?? stage.hierarchy[id].shown.last) }
    set {
      guard let newValue else { return }
      if let tab = rootTabs.first(where: { $0.contentIfMade === newValue }) {
        return select(tab: tab, as: .select)
      }
      let attempt = MemberAttempt(
        container: self, member: newValue,
        isMember: newValue.id == moreID || hasTab(newValue.id))
      if attempt.meets(MemberAttempt.conditionsOfSelection) { select(newValue, as: .select) }
    }
  }

  /// The index of the selected tab, from 0; `NSNotFound` without tabs and while the More list is
  /// shown (A82).
  ///
  /// Assigning an index without a tab changes nothing (C14).
  open var selectedIndex: Int {
    get {
      if usesTabs {
        let root = selectedTab?.root
        return rootTabs.firstIndex { $0 === root } ?? NSNotFound
      }
      return selectedTabID.flatMap { tabIDs.firstIndex(of: $0) } ?? NSNotFound
    }
    set {
      if usesTabs {
        if rootTabs.indices.contains(newValue) { select(tab: rootTabs[newValue], as: .select) }
        return
      }
      if let tab = controller(tabID(at: newValue)) { select(tab, as: .select) }
    }
  }

  /// Creates the tabs of an archive, or none; its view is loaded when it is first needed (J16,
  /// unconfirmed).
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
    guard hasTab(subsequentVC.id) else { return }
    selectedViewController = subsequentVC
  }
  /// Those that its delegate supports, else those of every controller; its children are not asked
  /// (E72).
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    guard asksDelegateForOrientations else { return super.supportedInterfaceOrientations }
    return call(Calls.supportedInterfaceOrientations) {
      $0.tabBarControllerSupportedInterfaceOrientations(self)
    } ?? super.supportedInterfaceOrientations
  }

  /// That of its delegate, else the current one, if it is supported (E72).
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    guard asksDelegateForOrientations else { return ownPreferredOrientation }
    return call(Calls.preferredInterfaceOrientationForPresentation) {
      $0.tabBarControllerPreferredInterfaceOrientationForPresentation(self)
    } ?? ownPreferredOrientation
  }

  /// The selected tab determines whether the status bar is hidden.
  open override var childForStatusBarHidden: UIViewController? { selectedViewController }

  /// The selected tab determines the style of the status bar.
  open override var childForStatusBarStyle: UIViewController? { selectedViewController }

  override var barViews: SmallArray<UIView> {
    guard let accessoryView else { return SmallArray(tabBar) }
    return SmallArray([accessoryView, tabBar])
  }

  override func frame(ofChild child: UIViewController, in area: CGSize) -> CGRect? {
    contents(for: child, in: area)
  }

  override func insets(ofChild child: UIViewController, in own: Insets) -> Insets {
    covered(for: child, in: own)
  }

  override func adaptToTraits() {
    if isMoreListShown, !overflows { return leaveMoreList() }
    guard let selected = selectedTabID, selected != moreID, tabID(at: 1) != nil else { return }
    let isInMore = controller(selected)?.currentParent !== self
    guard isInMore != isExtra(selected) else { return }
    let more = more
    show(selected, as: .arrange)
    if isInMore { more?.delegate = nil }  // F84
  }

  /// Its children; tabs behind More are none (J21).
  open override var children: [UIViewController] { super.children.filter { counts(child: $0.id) } }

  /// Tabs behind More are none until More shows them (J21).
  override func counts(child: Hierarchy.ID) -> Bool {
    !stage.profile.hidesTabsBehindMore || !isBehindMore(child)
  }

  override var mayAnimateItself: Bool { Calls.animationControllerFor.receiver(of: self) != nil }

  override func notifyDelegate(_ call: DelegateCall, _ child: UIViewController, animated: Bool) {
    if let selectedTab {
      let former = tabBeforeTap
      self.call(Calls.didSelectTab, [selectedTab.title], animated: animated) {
        $0.tabBarController(self, didSelectTab: selectedTab, previousTab: former)
      }
      return
    }
    // The More controller stands for its list only (F81).
    let chosen = child.id == moreID ? controller(selectedTabID) ?? child : child
    self.call(Calls.didSelect, [chosen.label], animated: animated) {
      $0.tabBarController(self, didSelect: chosen)
    }
  }

  /// The roots; empty while `viewControllers` are used.
  open var tabs: [UITab] {
    get { rootTabs }
    set { setTabs(newValue, animated: false) }
  }

  /// Replaces the roots: the selected one stays selected if it remains, else the first one is, at
  /// once (F89).
  ///
  /// `viewControllers` is nil from then on (F88). A root without a controller raises when it is to be shown (F90).
  open func setTabs(_ tabs: [UITab], animated: Bool) {
    ownSetTabs(tabs, animated: animated)
  }

  /// The selected tab, a child of a group if one is selected there; nil while the More list is shown.
  ///
  /// Only a tab of this controller can be selected (F89, F91).
  open var selectedTab: UITab? {
    get { ownSelectedTab }
    set { ownSelectedTab = newValue }
  }

  /// The tab with an identifier, at any depth; nil if there is none.
  open func tab(forIdentifier identifier: String) -> UITab? {
    rootTabs.lazy.flatMap(\.family).first { $0.identifier == identifier }
  }

  nonisolated deinit {}
}

extension UITabBarController {
  /// Shows a tab; if it is selected already, no callbacks are delivered (A20).
  private func select(_ tab: UIViewController, as kind: Choreography.Kind) {
    let isShown = tab.id == moreID ? stage.hierarchy[id].shown == [tab.id] : selectedTabID == tab.id
    if !isShown { show(tab.id, as: kind) }
  }

  /// Shows the tab that was selected before the More list: there is room for all of them (F84).
  private func leaveMoreList() {
    let former = tabBeforeList.flatMap { hasTab($0) ? $0 : nil } ?? tabID(at: 0)
    let more = more
    if let former { show(former, as: .arrange) }
    more?.delegate = nil
  }

  /// Shows a tab, on the More stack if it doesn't fit in the bar.
  func show(_ tab: Hierarchy.ID, as kind: Choreography.Kind) {
    let child = prepare(tab)
    guard mayShow(child) else { return }
    if child == moreID, let selectedTabID { tabBeforeList = selectedTabID }
    isBarMinimized = false
    change(to: child, as: kind)
  }

  /// The title of a tab; a stack uses its root's (B6, X1).
  package func tabTitle(of tab: UIViewController) -> String { tab.tabBarItem.displayedText }

  /// Performs a tap on a tab: the delegate may refuse; the tab is selected, or its stack is popped
  /// to the root; the delegate is notified in any case (A85, A87, B69, F77, F79).
  ///
  /// The setters of the selection are not run (F78).
  package func userSelects(_ tab: UIViewController) {
    let maySelect = call(Calls.shouldSelect, [tab.label]) {
      $0.tabBarController(self, shouldSelect: tab)
    }
    guard maySelect else { return }
    guard stage.hierarchy[id].shown == [tab.id] else { return select(tab, as: .tap) }
    if let stack = tab as? UINavigationController {
      stack.callMember(.popToRootViewController, [true]) {
        stack.popToRootViewController(animated: true)
      }
    }
    guard tab.currentParent === self else { return }  // the override may have taken it away
    stage.engine.submit(.tap, in: lane) { [id] in $0.show([tab.id], in: id) }
  }
}

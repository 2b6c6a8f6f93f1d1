import Foundation
import NavigationModel

/// A container that shows the last of a stack of controllers.
///
/// Changes of the stack are made at once; the callbacks are delivered at the end of the turn (A31).
/// Changes made during one of its own transitions wait for its end; pops return nil then (A46, A49,
/// J6).
/// [UINavigationController](https://developer.apple.com/documentation/uikit/uinavigationcontroller)
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// The delegate, which is notified of transitions; not retained.
  open weak var delegate: (any UINavigationControllerDelegate)? {
    didSet { stage.registry.setHasDelegate(delegate != nil, of: id) }
  }
  let bars = NavigationBars()
  /// The bars that are on screen.
  var visibleBars = BarVisibility() {
    didSet {
      guard visibleBars != oldValue else { return }
      arrangeBars()
      layOutTop()
    }
  }

  /// Whether a subclass implements the delegate methods of its bar.
  private(set) lazy var isBarDelegate = self is any UINavigationBarDelegate

  /// A system controller has built-in contents, so that programs see one screen in it.
  override class var isContainer: Bool { !isSystemController }

  private class var isSystemController: Bool { self is any SystemController.Type }

  override class var showing: Node.Showing { .last }

  open override class var overriddenActions: Set<Selector> { ["show"] }

  override class var kind: Node.Kind { .navigation }

  /// Creates an empty stack.
  ///
  /// B41
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    definesPresentationContext = stage.profile.navigationControllerDefinesContext
    if Self.isSystemController { installContents() }
  }

  /// Creates a stack with a root view controller, which is pushed without an animation (A68).
  ///
  /// Its own view is loaded then, that of the root isn't (J17).
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    definesPresentationContext = stage.profile.navigationControllerDefinesContext
    begin(with: rootViewController)
  }

  /// Creates the stack of an archive, or an empty one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if !Self.isArchived(in: coder) {
      definesPresentationContext = stage.profile.navigationControllerDefinesContext
    }
    if Self.isSystemController { installContents() }
    UINavigationController.archivedBars.decode(self, with: coder)
  }

  /// Archives the stack and whether its bars are hidden.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    UINavigationController.archivedBars.encode(self, with: coder)
  }

  override var archivedChildren: [UIViewController]? {
    get { Self.isSystemController ? nil : viewControllers }
    set { stage.engine.submit(StackReplacement(newValue ?? [], of: self, exemptsRoot: true)) }
  }

  /// Creates an empty stack with bars of custom classes; nil for UIKit's (B40).
  ///
  /// A bar is created with `init(coder:)`, the initializer that every subclass has.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
    definesPresentationContext = stage.profile.navigationControllerDefinesContext
    bars.setBars(
      make(navigationBarClass, as: UINavigationBar.self), make(toolbarClass, as: UIToolbar.self),
      for: self)
  }

  // MARK: The stack

  /// The stack, root first.
  ///
  /// Assigning it is `setViewControllers(_:animated:)` without an animation (A22).
  open var viewControllers: [UIViewController] {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The title of its own, else that of its top (C13); one that it got while it was empty doesn't
  /// count once it has a top (J4).
  open override var title: String? {
    get {
      guard let top = topViewController else { return super.title }
      return bars.isTitledWhileEmpty ? top.title : super.title ?? top.title
    }
    set {
      bars.isTitledWhileEmpty = topViewController == nil && newValue != nil
      super.title = newValue
    }
  }

  /// The last controller of the stack.
  open var topViewController: UIViewController? { controller(stage.hierarchy[id].children.last) }

  /// The controller that the user sees: the one that the top presents, else the top; off screen the
  /// top (D22).
  ///
  /// Of a stack that the top presents it is the one that the user sees there (J5).
  open var visibleViewController: UIViewController? {
    guard stage.hierarchy[id].place != .detached else { return topViewController }
    let presented = topViewController?.presentedViewController
    return (presented as? UINavigationController)?.visibleViewController ?? presented
      ?? topViewController
  }

  /// Pushes a controller.
  ///
  /// Pushing one that is in the stack already (A58), or a navigation controller (A59), raises.
  // overridable
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    stage.engine.submit(
      StackPush(viewController, onto: self, animated: animated))
  }

  /// Called when a child prefers another size: a stack that is presented takes that of its top (F74).
  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    guard stage.hierarchy[id].presenter != nil else { return }
    if let top = topViewController, top === container { takePreferredSize(of: top) }
  }

  /// Pops the top and returns it; nil at the root (A66) and during a transition of this stack, after
  /// which the pop is made (J6).
  // overridable; answer ignored
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    stage.engine.submit(
      StackPop(self, to: .previous, animated: animated, asksDelegate: true))?.last
  }

  /// Pops all controllers above one of the stack and returns them, in stack order (A67); nil if it
  /// is the top (C12) and during a transition of this stack, after which they are popped (J6).
  ///
  /// Raises if it is not in the stack (A63).
  // overridable; answer ignored
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool)
    -> [UIViewController]?
  {
    let attempt = MemberAttempt(
      container: self, member: viewController,
      isMember: stage.hierarchy[id].children.contains(viewController.id))
    guard attempt.meets(MemberAttempt.conditionsOfPop) else { return nil }
    let popped = stage.engine.submit(
      StackPop(self, to: .controller(viewController), animated: animated))
    return popped?.isEmpty == false ? popped?.array : nil
  }

  /// Pops all controllers except the root and returns them, in stack order (A67); empty at the root
  /// (D18).
  // overridable; answer ignored
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stage.engine.submit(StackPop(self, to: .root, animated: animated))?.array
  }

  /// Replaces the stack with at most one transition: none if the top stays, a pop if the new top
  /// was in the stack, else a push (A21).
  ///
  /// A controller that occurs twice raises (A64).
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    stage.engine.submit(
      StackReplacement(viewControllers, of: self, animated: animated))
  }

  /// Stores the controllers of the stack that have identifiers.
  open override func encodeRestorableState(with coder: NSCoder) {
    encodeStack(with: coder)
    super.encodeRestorableState(with: coder)
  }

  /// Restores the controllers of the stack that have identifiers in their order, without an
  /// animation (B75, B80).
  open override func decodeRestorableState(with coder: NSCoder) {
    decodeStack(with: coder)
    super.decodeRestorableState(with: coder)
  }

  /// Pushes a controller; a navigation controller is presented instead (A59).
  open override func show(_ vc: UIViewController, sender: Any?) {
    stage.note(.show)
    if vc is UINavigationController {
      receivePresent(vc, animated: true)
    } else {
      receivePush(vc, animated: true)
    }
  }

  /// The controllers of the stack from the top down, except the one that contains the source
  /// (P123).
  open override func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] { super.allowedChildrenForUnwinding(from: source).reversed() }

  /// Pops to a controller of the stack (P123).
  open override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {
    reveal(subsequentVC, animated: !unwindSegue.dismisses)
  }

  /// Incorporates the secondary controller of a split view, including a stack (A93).
  open override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {
    add(secondaryViewController, returningTo: nil, animated: false)
  }

  /// Separates its top; nil if it has only a root (A93).
  open override func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? {
    popViewController(animated: false)
  }

  // MARK: The bars

  /// How long the bars take to hide or show, in seconds (B51).
  open class var hideShowBarDuration: CGFloat {
    CGFloat(Stage.current.profile.bars.hideShowDuration.inSeconds)
  }

  /// The bar at the top; what it shows follows from the stack's items (B14 to B22, B24 to B26).
  open var navigationBar: UINavigationBar { bars.navigationBar(of: self) }

  /// Whether the bar is hidden; not changed by pushes and pops (B51).
  open var isNavigationBarHidden: Bool {
    get { !showsNavigationBar }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the bar (B51).
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    changeBars(animated: animated) { $0.hidesNavigationBar = hidden }
  }

  /// The bar at the bottom; it shows the items of the top (B53).
  open var toolbar: UIToolbar! { bars.toolbar(of: self) }

  /// Whether the toolbar is hidden; true by default (B53).
  open var isToolbarHidden: Bool {
    get { visibleBars.hidesToolbar }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Hides or shows the toolbar (B53).
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    changeBars(animated: animated) { $0.hidesToolbar = hidden }
  }

  /// Whether a tap that nothing else handles hides or shows the bars (B52).
  open var hidesBarsOnTap: Bool {
    get { visibleBars.togglesOnTap }
    set {
      stage.note(.hidesBarsOnTap)
      visibleBars.togglesOnTap = newValue
    }
  }

  /// Whether a swipe up hides the bars, and a swipe down shows them (B52).
  open var hidesBarsOnSwipe: Bool {
    get { visibleBars.togglesOnSwipe }
    set {
      stage.note(.hidesBarsOnSwipe)
      visibleBars.togglesOnSwipe = newValue
    }
  }

  /// Whether the keyboard hides the bars when it appears (B52).
  open var hidesBarsWhenKeyboardAppears: Bool {
    get { visibleBars.hidesWhenKeyboardAppears }
    set {
      stage.note(.hidesBarsWhenKeyboardAppears)
      visibleBars.hidesWhenKeyboardAppears = newValue
    }
  }

  /// Whether the bars are hidden if the height is compact (B52).
  open var hidesBarsWhenVerticallyCompact: Bool {
    get { visibleBars.hidesWhenVerticallyCompact }
    set {
      stage.note(.hidesBarsWhenVerticallyCompact)
      visibleBars.hidesWhenVerticallyCompact = newValue
    }
  }

  /// The recognizer of a drag from the left edge; nil if there is none (B67).
  open var interactivePopGestureRecognizer: UIGestureRecognizer? {
    stage.profile.bars.hasSwipe ? bars.swipe(of: self) : nil
  }

  /// The recognizer of a drag over the contents; nil before iOS 26 (F114).
  ///
  /// Like the other one it is for failure requirements only; the user pops with a drag from the edge.
  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? {
    stage.profile.hasPartsOfiOS26 ? bars.contentSwipe : nil
  }

  /// The recognizer of the tap that hides or shows the bars; disabled, it does neither (E49).
  open var barHideOnTapGestureRecognizer: UIGestureRecognizer { bars.hidingTap }

  /// The recognizer of the swipes that hide or show the bars; disabled, they do neither (E49).
  open var barHideOnSwipeGestureRecognizer: UIGestureRecognizer { bars.hidingSwipe }

  /// The item a tab bar shows for it: its own item or title, else the item of its root (B6).
  open override var tabBarItem: UITabBarItem! {
    get {
      let isUnset = parts.tabBarItem.map(\.isBlank) ?? true
      guard isUnset, ownTitle == nil, let root = viewControllers.first else { return ownTabBarItem }
      return root.tabBarItem
    }
    set { parts.tabBarItem = newValue }
  }

  /// Those that its delegate supports, else those of every controller; its children are not asked
  /// (E72).
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    guard asksDelegateForOrientations else { return super.supportedInterfaceOrientations }
    return call(Calls.supportedInterfaceOrientations) {
      $0.navigationControllerSupportedInterfaceOrientations(self)
    } ?? super.supportedInterfaceOrientations
  }

  /// That of its delegate, else the current one, if it is supported (E72).
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    guard asksDelegateForOrientations else { return ownPreferredOrientation }
    return call(Calls.preferredInterfaceOrientationForPresentation) {
      $0.navigationControllerPreferredInterfaceOrientationForPresentation(self)
    } ?? ownPreferredOrientation
  }

  /// The top determines whether the status bar is hidden.
  open override var childForStatusBarHidden: UIViewController? { topViewController }

  /// The top determines the style of the status bar while the navigation bar is hidden
  /// (unconfirmed).
  open override var childForStatusBarStyle: UIViewController? {
    showsNavigationBar ? nil : topViewController
  }

  /// Light on a black bar (unconfirmed).
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    stage.hasBarLooks && navigationBar.barStyle == .black ? .lightContent : .default
  }

  override var barViews: SmallArray<UIView> {
    showsToolbar ? [navigationBar, toolbar] : SmallArray(navigationBar)
  }

  override func arrangeItemViews() {
    if ItemViews.areUsed {
      navigationBar.arrangeItemViews()
      if showsToolbar { toolbar.arrangeItemViews() }
    }
    if stage.hasSearches { navigationBar.arrangeSearchBar() }
  }

  override func adaptToTraits() {
    if room.vertical != .compact { visibleBars.isRevealedWhileCompact = false }
    guard stage.hasSearches else { return }
    for controller in viewControllers { controller.parts.navigationItem?.updateSearchPlacement() }
  }

  override func statusBarDidChange() { layOutTop() }

  override func frame(ofChild child: UIViewController, in area: CGSize) -> CGRect? {
    contents(for: child, in: area)
  }

  override func insets(ofChild child: UIViewController, in own: Insets) -> Insets {
    covered(for: child, in: own)
  }

  override var mayAnimateItself: Bool {
    !stage.registry.isUnobserved(id) && Calls.animationControllerFor.receiver(of: self) != nil
  }

  override func animation(of transition: ActiveTransition) -> TransitionContext? {
    guard mayAnimateItself, let from = transition.controller(.from, on: stage),
      let to = transition.controller(.to, on: stage)
    else { return nil }
    let operation: Operation = transition.kind == .pop || transition.kind == .zoomPop ? .pop : .push
    let animator = call(Calls.animationControllerFor, [operation.name, from.label, to.label]) {
      $0.navigationController(self, animationControllerFor: operation, from: from, to: to)
    }
    guard let animator else { return nil }
    let driver = call(Calls.interactionControllerFor) {
      $0.navigationController(self, interactionControllerFor: animator)
    }
    return TransitionContext(animator, driver: driver, of: transition, on: stage)
  }

  override func play(_ beat: Beat, of transition: ActiveTransition) {
    let items = transition.changedItems
    transition.changedItems = []
    for item in items { callBarDelegate(item) }
  }

  override func prepare(toShow child: Hierarchy.ID, after shownBefore: SmallArray<Hierarchy.ID>) {
    if shownBefore.isEmpty { collapseTitle(ofFirst: child) }
    if stage.hasSearches { arrangeSearches(toShow: child, after: shownBefore) }
  }

  override func notifyDelegate(_ call: DelegateCall, _ child: UIViewController, animated: Bool) {
    if call == .willShow {
      self.call(Calls.willShow, [child.label], animated: animated) {
        $0.navigationController(self, willShow: child, animated: animated)
      }
    } else {
      self.call(Calls.didShow, [child.label], animated: animated) {
        $0.navigationController(self, didShow: child, animated: animated)
      }
    }
  }

  nonisolated deinit {}
}

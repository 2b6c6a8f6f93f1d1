import Foundation
import NavigationModel

/// A controller of a view, and a member of the hierarchy.
///
/// What can be seen of it stands in its stage's hierarchy; the object has the identity, the view
/// and the methods to override.
/// [UIViewController](https://developer.apple.com/documentation/uikit/uiviewcontroller)
open class UIViewController: UIResponder {
  /// Its identifier in the hierarchy.
  package let id: Hierarchy.ID
  /// The world it belongs to.
  package let stage: Stage
  /// Who answers its callbacks before its own methods do.
  @exclusivity(unchecked) package var behaviour: (any ControllerBehaviour)? {
    didSet { stage.registry.noteBehaviour(of: id) }
  }
  /// What a script's side of it needs to keep, such as a delegate made from a table; by property.
  package var scriptStorage: [String: AnyObject] = [:]
  /// The name of the nib its view comes from; kept for the caller, nibs do not exist here.
  public let nibName: String?
  /// The bundle of the nib.
  public let nibBundle: Bundle?
  @exclusivity(unchecked) var loadDepth = 0
  /// The view and the navigation item, and the place in the stage that ends with the controller.
  let parts: ControllerParts

  /// A controller that has no view yet (A2).
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    stage = Stage.current
    id = stage.insert(Self.self)
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    parts = ControllerParts(of: id, on: stage)
    super.init()
    stage.registry.insert(self)
  }

  /// A controller that has no view yet; there are no storyboards here, and the coder is not read.
  public required init?(coder: NSCoder) {
    stage = Stage.current
    id = stage.insert(Self.self)
    nibName = nil
    nibBundle = nil
    parts = ControllerParts(of: id, on: stage)
    super.init()
    stage.registry.insert(self)
  }

  /// A controller without a nib.
  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  var loadedView: UIView? { parts.view }

  /// Whether it is a container that comes with UIKit; transcripts leave its own callbacks out.
  class var isContainer: Bool { false }

  /// How controllers of this class pick the children they show.
  class var showing: Node.Showing { .placed }

  /// Which of UIKit's containers controllers of this class are.
  class var kind: Node.Kind { .plain }

  // MARK: The view

  /// The view; reading it loads it (A1).
  ///
  /// Assigning nil lets it be loaded again, assigning a view runs no callback (A7).
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { install(newValue) }
  }

  /// The view if there is one; reading it loads nothing (A1).
  open var viewIfLoaded: UIView? { loadedView }

  /// Whether there is a view (A1).
  open var isViewLoaded: Bool { loadedView != nil }

  /// Loads the view if there is none: `loadView`, then `viewDidLoad`, even when the former made
  /// none (A8).
  open func loadViewIfNeeded() {
    if loadedView == nil { load() }
  }

  // MARK: Family

  /// The container it is a child of; never the presenter (P14, X11).
  open var parent: UIViewController? { controller(stage.hierarchy[id].parent) }

  /// Its children, in the container's order; never what it presents (P13).
  open var children: [UIViewController] { controllers(stage.hierarchy[id].children) }

  /// The nearest navigation controller around it; never itself (A95, A96).
  open var navigationController: UINavigationController? { nearestAncestor() }

  /// The nearest split view controller around it; never itself (A95, A96).
  open var splitViewController: UISplitViewController? { nearestAncestor() }

  /// The nearest tab bar controller around it; never itself (A95, A96).
  open var tabBarController: UITabBarController? { nearestAncestor() }

  /// Makes a controller a child: it hears `willMove(toParent:)`, and the caller says
  /// `didMove(toParent:)` (A36).
  ///
  /// A child of another parent leaves it first (A70).
  open func addChild(_ childController: UIViewController) { adopt(childController) }

  /// Ends being a child; the controller hears `didMove(toParent: nil)` (A36).
  ///
  /// Harmless without a parent (A80).
  open func removeFromParent() { leaveByHand() }

  /// Whether its children hear of their appearance when it does; true unless a container says
  /// otherwise (A74).
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Tells a child that it will appear or disappear; for containers that forward nothing (A75).
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    stage.engine.begin(isAppearing: isAppearing, id, animated: animated)
  }

  /// Tells a child that it has appeared or disappeared, whichever began (A75, A76).
  open func endAppearanceTransition() { stage.engine.end(id) }

  /// Exchanges one child for another; both must be children of this controller, and it must forward
  /// appearance methods (A23, A73).
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)? = nil, completion: ((Bool) -> Void)? = nil
  ) {
    exchange(
      fromViewController, for: toViewController, duration: duration, animations: animations,
      completion: completion)
  }

  /// Whether it is joining a parent; true inside its own appearance callbacks only (A42).
  open var isMovingToParent: Bool { isJoining }

  /// Whether it is leaving its parent; true inside its own disappearance callbacks only (A42).
  open var isMovingFromParent: Bool { isParting }

  // MARK: Presentation

  /// What it, or else its nearest ancestor that presents, has presented (P8).
  open var presentedViewController: UIViewController? {
    controller(stage.hierarchy.presented(seenFrom: id))
  }

  /// Who presents it, or else its nearest presented ancestor (P9).
  open var presentingViewController: UIViewController? {
    controller(stage.hierarchy.presenter(seenFrom: id))
  }

  /// Presents a controller.
  ///
  /// Who becomes the presenter follows from the style (P1 to P4); the completion runs when the
  /// presented controller has appeared, and never when the call is refused.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    submitPresentation(of: viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Sends away what it presents and all on top of it (P52), else itself (P53).
  ///
  /// The completion runs at the end.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    submitDismissal(animated: flag, completion: completion)
  }

  /// The style for being presented; reading `automatic` gives what it stands for (P24, D8).
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { stage.profile.resolve(stage.hierarchy[id].description.modalPresentationStyle) }
    set { stage.hierarchy.update(id) { $0.modalPresentationStyle = newValue } }
  }

  /// The animation of being presented and dismissed (P44).
  open var modalTransitionStyle: UIModalTransitionStyle {
    get { stage.hierarchy[id].description.modalTransitionStyle }
    set { stage.hierarchy.update(id) { $0.modalTransitionStyle = newValue } }
  }

  /// Whether the context styles present on this controller (P3, P5).
  open var definesPresentationContext: Bool {
    get { stage.hierarchy[id].description.definesPresentationContext }
    set { stage.hierarchy.update(id) { $0.definesPresentationContext = newValue } }
  }

  /// Whether it is being presented: from the call until its completion (P51).
  open var isBeingPresented: Bool { isComing }

  /// Whether it is being dismissed: from the call until its completion (P51); true for each removed
  /// controller of a chain (D14, unconfirmed).
  open var isBeingDismissed: Bool { isGoing }

  // MARK: Names

  /// The title; bars and tabs show it by default.
  ///
  /// B4
  open var title: String? {
    get { stage.hierarchy[id].description.title }
    set {
      stage.hierarchy.update(id) { $0.title = newValue }
      parts.navigationItem?.title = newValue
      parts.tabBarItem?.title = newValue
    }
  }

  package override var objectName: String? {
    get { stage.hierarchy[id].description.name }
    set { stage.hierarchy.update(id) { $0.name = newValue } }
  }

  /// The name of its class, as UIKit prints it.
  package var className: String { stage.hierarchy[id].description.className }

  /// Whether the tab bar is hidden while it is in a stack (B56), and the toolbar while it is on top
  /// (B55); a stack looks when it is pushed (B57).
  open var hidesBottomBarWhenPushed: Bool {
    get { parts.hidesBottomBar }
    set { parts.hidesBottomBar = newValue }
  }

  /// What a navigation bar shows for it; made when first asked for.
  ///
  /// B2
  open var navigationItem: UINavigationItem {
    if let item = parts.navigationItem { return item }
    let item = UINavigationItem(title: title, owner: self)
    parts.navigationItem = item
    return item
  }

  /// What a tab bar shows for it; made when first asked for, with its title (B4).
  open var tabBarItem: UITabBarItem! {
    get { ownTabBarItem }
    set { parts.tabBarItem = newValue }
  }

  /// What a toolbar shows while it is on top of a stack (B53).
  open var toolbarItems: [UIBarButtonItem]? {
    get { parts.toolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }

  /// Sets what a toolbar shows while it is on top of a stack (B53).
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    parts.toolbarItems = toolbarItems
  }

  // MARK: Editing

  /// Whether its contents are being edited.
  open var isEditing: Bool {
    get { parts.isEditing }
    set { edit(newValue, animated: false) }
  }

  /// Begins or ends editing; an override calls super, which changes `isEditing` and the edit button
  /// (B61, B62).
  open func setEditing(_ editing: Bool, animated: Bool) {
    parts.isEditing = editing
    parts.editButtonItem.map(nameEditButton)
  }

  /// The button that begins and ends editing, "Edit" or "Done"; the same one each time (B60).
  open var editButtonItem: UIBarButtonItem { ownEditButtonItem }

  open override var next: UIResponder? {
    loadedView?.superview ?? parent ?? presentingViewController
  }

  // MARK: Callbacks

  /// Makes the view; override it to make another one.
  ///
  /// A1
  open func loadView() {
    if let made = nibView(or: plainView) { view = made }
  }
  /// Called when the view has been loaded, once for each view.
  ///
  /// A7
  open func viewDidLoad() {}
  /// Called before the view appears.
  open func viewWillAppear(_ animated: Bool) { checkCaller(of: .viewWillAppear) }
  /// Called when the view is in its window and laid out, before it has appeared.
  ///
  /// A25
  open func viewIsAppearing(_ animated: Bool) { checkCaller(of: .viewIsAppearing) }
  /// Called when the view has come on screen.
  open func viewDidAppear(_ animated: Bool) { checkCaller(of: .viewDidAppear) }
  /// Called before the view disappears.
  open func viewWillDisappear(_ animated: Bool) { checkCaller(of: .viewWillDisappear) }
  /// Called when the view has disappeared.
  open func viewDidDisappear(_ animated: Bool) { checkCaller(of: .viewDidDisappear) }
  /// Called before the first layout of the view, and again after `setNeedsUpdateConstraints`.
  open func updateViewConstraints() {}
  /// Called before the view lays out its subviews.
  ///
  /// A26
  open func viewWillLayoutSubviews() {}
  /// Called when the view has laid out its subviews.
  ///
  /// A26
  open func viewDidLayoutSubviews() {}
  /// Called before the controller joins or leaves a parent; `parent` reads the new one already.
  ///
  /// A37
  open func willMove(toParent parent: UIViewController?) {}
  /// Called when the controller has joined or left a parent.
  ///
  /// A38
  open func didMove(toParent parent: UIViewController?) {}
  /// Called when memory is short.
  ///
  /// A10
  open func didReceiveMemoryWarning() {}
  /// Called before a view that is not on screen is taken; in old releases only.
  ///
  /// A9
  open func viewWillUnload() {}
  /// Called when a view that was not on screen has been taken; in old releases only.
  ///
  /// A9
  open func viewDidUnload() {}

  // MARK: Actions

  /// The actions of UIViewController's own, `show` and `showDetailViewController`, that a class
  /// performs in another way: there is no Objective-C runtime here that could tell (P120).
  open class var overriddenActions: Set<Selector> { [] }

  /// Whether it performs an action: it has a method for it, a script's included (P120).
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    implements(action)
  }

  /// Itself or the nearest ancestor that performs an action, and in its own way where
  /// UIViewController has one (P120).
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    nearestTarget(for: action, sender: sender)
  }

  /// Shows a controller the way the surroundings do it: a stack pushes, others present (P121, D20).
  open func show(_ vc: UIViewController, sender: Any?) {
    forward("show", vc, sender) { $0.receiveShow(vc, sender: sender) }
  }

  /// Shows a controller beside this one where there is room: a split view replaces its secondary
  /// column, others present (A94, P121).
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    forward("showDetailViewController", vc, sender) { $0.receiveShowDetail(vc, sender: sender) }
  }

  // MARK: Segues

  /// Whether a segue that a control has started may go on (P124).
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Called on the source before a segue is performed (P123).
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Performs one of `segues`; an identifier that is not there raises.
  ///
  /// `shouldPerformSegue` is not asked.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    guard let template = segues[identifier] else { return refuseSegue(identifier) }
    perform(template, withIdentifier: identifier, sender: sender)
  }

  /// Whether it may be the destination of an unwind segue: it has the action, and is not the source
  /// (P123).
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { fromViewController !== self && implements(action) }

  /// The children that are searched for the destination of an unwind segue, in order: all but the
  /// one that the source is in (P123).
  open func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    let origin = childContaining(source)
    return children.filter { $0 !== origin }
  }

  /// The child that the source of an unwind segue is in, or that asked for the presentation it is in.
  open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    source.trail.first { $0.parent === self }
  }

  /// Called on each container on the way down to the destination of an unwind segue: shows the next
  /// one on that way; does nothing (P123).
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  // MARK: Surroundings

  /// What the device is like.
  open var traitCollection: UITraitCollection { UITraitCollection(stage.traits) }

  /// Called when there is more or less room than before.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Called before there is more or less room; super tells those it shows and presents.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for member in thoseToTell { member.receiveWillTransition(to: newCollection, coordinator) }
  }

  /// Called before the view gets another size; super tells those it shows and presents.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for member in thoseToTell {
      member.receiveWillTransition(to: newSize(of: member, within: size), coordinator)
    }
  }

  // MARK: The status bar

  /// Whether the status bar is hidden while the controller decides over it: where there is little
  /// room from top to bottom.
  open var prefersStatusBarHidden: Bool { stage.traits.vertical == .compact }

  /// How the status bar looks while the controller decides over it.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// The child that decides in its place whether the status bar is hidden; nil for itself.
  open var childForStatusBarHidden: UIViewController? { nil }

  /// The child that decides in its place how the status bar looks; nil for itself.
  open var childForStatusBarStyle: UIViewController? { nil }

  /// Has the controllers asked about the status bar again.
  open func setNeedsStatusBarAppearanceUpdate() { stage.updateStatusBar() }

  /// Called when a split view has room for one column only: takes in the secondary one; does nothing
  /// (A93).
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {}

  /// Called when a split view has room again: gives the secondary column back; nil (A93).
  open func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? { nil }

  /// Where the view of a child is; nil for a child that fills the view.
  func frame(ofChild child: UIViewController) -> CGRect? { nil }

  /// The bars that a container's view has in front of its children's.
  var barViews: Few<UIView> { [] }

  /// Fits what is shown to the device, before it comes on screen and when the device changes.
  func adaptToTraits() {}

  // MARK: Restoration

  /// The name that its state is saved under; nil, as at first, leaves out the controller, its
  /// children and what it presents (B74).
  open var restorationIdentifier: String? {
    get { parts.restorationIdentifier }
    set { parts.restorationIdentifier = newValue }
  }

  /// The class that makes it again when its state is restored; nil leaves that to the application's
  /// delegate (B78).
  open var restorationClass: (any UIViewControllerRestoration.Type)? {
    get { parts.restorationClass }
    set { parts.restorationClass = newValue }
  }

  /// Stores what is needed to bring its state back; an override calls super, which stores what it
  /// presents (B76).
  open func encodeRestorableState(with coder: NSCoder) { encodePresented(with: coder) }

  /// Takes its state back; an override calls super, which brings back what it presented (B76).
  open func decodeRestorableState(with coder: NSCoder) { decodePresented(with: coder) }

  /// Called when everybody has the state back (B79).
  open func applicationFinishedRestoringState() {}

  // MARK: Delegates of containers

  /// Whether its delegate may animate its changes, and so take them back.
  var mayAnimateItself: Bool { false }
  /// The program's own animation of a change of its children; nil for UIKit's.
  func animation(of transition: TransitionUnderWay) -> TransitionContext? { nil }

  /// Whether a container's delegate wants to hear of something.
  func listens(to call: DelegateCall) -> Bool { false }
  /// Tells a container's delegate.
  func tellDelegate(_ call: DelegateCall, _ child: UIViewController, animated: Bool) {}

  nonisolated deinit {}
}

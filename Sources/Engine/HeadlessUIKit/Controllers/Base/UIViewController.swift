import Foundation
import NavigationModel

/// A controller that manages a view, and a member of the hierarchy.
///
/// Its visible state is in its stage's hierarchy; the object has the identity, the view and the
/// methods to override.
/// [UIViewController](https://developer.apple.com/documentation/uikit/uiviewcontroller)
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  /// Its identifier in the hierarchy.
  package let id: Hierarchy.ID
  /// The world that it belongs to.
  package let stage: Stage
  /// What overrides its members; nil if nothing does.
  package final var overrides: (any MemberOverrides)? {
    get { overriding }
    set {
      overriding = newValue
      stage.registry.setHasOverrides(of: id)
    }
  }
  // Each access of a property that other modules can access is checked at run time.
  private final var overriding: (any MemberOverrides)?
  /// Objects that live as long as it, by the property that they are the value of.
  package var attachments: [String: AnyObject] {
    get { parts.rareProperties?.attachments ?? [:] }
    set { parts.attachments = newValue }
  }
  /// The name of the nib of its view, as it was given; in a program of the module `UIKit` for Linux the
  /// view is made of that nib, elsewhere there are none.
  open var nibName: String? { parts.rareProperties?.nibName }
  /// The bundle of the nib.
  open var nibBundle: Bundle? { parts.rareProperties?.nibBundle }
  /// The storyboard that it comes from; nil for one that a program has created.
  open var storyboard: UIStoryboard? { attachments["storyboard"] as? UIStoryboard }
  /// The view and the navigation item, and the registration with the stage that ends with the
  /// controller.
  let parts: ControllerParts

  /// Creates a controller whose view is not loaded yet (A2).
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    let stage = Stage.current
    self.stage = stage
    id = stage.engine.insert(Self.self)
    parts = ControllerParts(of: id, on: stage)
    super.init()
    if nibNameOrNil != nil { parts.nibName = nibNameOrNil }
    if nibBundleOrNil != nil { parts.nibBundle = nibBundleOrNil }
    stage.registry.insert(self)
  }

  /// Creates a controller from an archive, with its children; its view is not loaded yet.
  public required init?(coder: NSCoder) {
    stage = Stage.current
    id = stage.engine.insert(Self.self)
    parts = ControllerParts(of: id, on: stage)
    super.init()
    if let name: String = coder.archived(Self.nibNameKey) { parts.nibName = name }
    stage.registry.insert(self)
    UIViewController.archivedProperties.decode(self, with: coder)
    UIViewController.archivedClass.decode(self, with: coder)
  }

  /// Archives its properties and its children; an override must call super.
  open func encode(with coder: NSCoder) {
    UIViewController.archivedProperties.encode(self, with: coder)
    UIViewController.archivedClass.encode(self, with: coder)
  }

  /// The children that its archive contains; nil if there never were any.
  ///
  /// That children of a container of the program's own are added without a view is unconfirmed.
  var archivedChildren: [UIViewController]? {
    get { children }
    set {
      for child in newValue ?? [] {
        addChild(child)
        child.didMove(toParent: self)
      }
    }
  }

  /// Creates a controller without a nib.
  public override convenience init() {
    let nib = PendingArguments.pendingNib
    self.init(nibName: nib.name, bundle: nib.bundle)
  }

  /// Whether it is one of UIKit's own containers; transcripts leave out its own callbacks.
  class var isContainer: Bool { false }

  /// How controllers of this class choose the children they show.
  class var showing: Node.Showing { .placed }

  /// Which of UIKit's containers controllers of this class are.
  class var kind: Node.Kind { .plain }

  // MARK: The view

  /// The view; loaded on first access (A1).
  ///
  /// Assigning nil unloads it, so that it can be loaded again; assigning a view calls no callback
  /// (A7).
  open var view: UIView! {
    get {
      if loadedView == nil {
        stage.engine.beginMove(of: id)
        loadViewIfNeeded()
        stage.engine.placeIfShown(self)
      }
      return loadedView
    }
    set { install(newValue) }
  }

  /// The view if it is loaded; reading it loads nothing (A1).
  open var viewIfLoaded: UIView? { loadedView }

  /// Whether the view is loaded (A1).
  open var isViewLoaded: Bool { loadedView != nil }

  /// Loads the view if it isn't loaded: calls `loadView`, then `viewDidLoad`, even if the former
  /// created none (A8).
  open func loadViewIfNeeded() {
    if loadedView == nil { load() }
  }

  // MARK: Parent and children

  /// The container that it is a child of; never the presenter (P14, X11).
  ///
  /// While it is notified that it leaves a container (`willMove(toParent: nil)`, `viewWillDisappear`),
  /// that is still its parent (A98).
  open var parent: UIViewController? {
    if let currentParent { return currentParent.counts(child: id) ? currentParent : nil }
    return controller(stage.engine.parentLeft(by: id))
  }

  /// Its children, in the container's order; never the controller it presents (P13).
  open var children: [UIViewController] { controllers(stage.hierarchy[id].children) }

  /// The nearest enclosing navigation controller; never itself (A95, A96).
  open var navigationController: UINavigationController? { nearestAncestor() }

  /// The nearest enclosing split view controller; never itself (A95, A96).
  open var splitViewController: UISplitViewController? { nearestAncestor() }

  /// The nearest enclosing tab bar controller; never itself (A95, A96).
  open var tabBarController: UITabBarController? { nearestAncestor() }

  /// Adds a child controller: it receives `willMove(toParent:)`, and the caller calls
  /// `didMove(toParent:)` (A36).
  ///
  /// A child of another parent is removed from it first (A70).
  open func addChild(_ childController: UIViewController) { adopt(childController) }

  /// Removes the controller from its parent; it receives `didMove(toParent: nil)` (A36).
  ///
  /// Has no effect without a parent (A80).
  open func removeFromParent() { removeManually() }

  /// Whether appearance callbacks are forwarded to its children; true unless a container overrides
  /// it (A74).
  // overridable
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Notifies a child that it will appear or disappear; for containers that don't forward
  /// appearance callbacks automatically (A75).
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    stage.engine.begin(isAppearing: isAppearing, id, animated: animated)
  }

  /// Notifies a child that it has appeared or disappeared, whichever was begun (A75, A76).
  open func endAppearanceTransition() { stage.engine.end(id) }

  /// Replaces one child with another; both must be children of this controller, and it must forward
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

  /// Whether it is being added to a parent; true only inside its own appearance callbacks (A42), and
  /// in the first ones after a pop (D31, unconfirmed).
  open var isMovingToParent: Bool { isMovingIn }

  /// Whether it is being removed from its parent; true only inside its own disappearance callbacks
  /// (A42).
  open var isMovingFromParent: Bool { isMovingOut }

  // MARK: Presentation

  /// The controller that it, or else its nearest presenting ancestor, has presented (P8, A98).
  open var presentedViewController: UIViewController? {
    controller(stage.hierarchy.presented(seenFrom: id)) ?? containerLeft?.presentedViewController
  }

  /// The presenter of it, or else of its nearest presented ancestor (P9, A98).
  open var presentingViewController: UIViewController? {
    currentPresenter ?? containerLeft?.presentingViewController
  }

  /// Presents a controller.
  ///
  /// The style determines the presenter (P1 to P4); the completion handler runs when the presented
  /// controller has appeared, and never if the call is refused.
  // overridable
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    submitPresentation(of: viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses the controller it presents and all on top of it (P52), or else itself (P53).
  ///
  /// The completion handler runs at the end.
  // overridable
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    submitDismissal(animated: flag, completion: completion)
  }

  /// The presentation style; reading `automatic` returns the style it resolves to (P24, D8).
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { stage.profile.resolve(stage.hierarchy[id].description.modalPresentationStyle) }
    set {
      NewerName.style(newValue).map(stage.note)
      stage.hierarchy.update(id) { $0.modalPresentationStyle = newValue }
    }
  }

  /// The animation for presenting and dismissing it (P44).
  open var modalTransitionStyle: UIModalTransitionStyle {
    get { stage.hierarchy[id].description.modalTransitionStyle }
    set { stage.hierarchy.update(id) { $0.modalTransitionStyle = newValue } }
  }

  /// Whether the context styles present over this controller (P3, P5).
  open var definesPresentationContext: Bool {
    get { stage.hierarchy[id].description.definesPresentationContext }
    set { stage.hierarchy.update(id) { $0.definesPresentationContext = newValue } }
  }

  /// Whether it is being presented: from the call until its completion handler (P51).
  open var isBeingPresented: Bool { isPresentationActive }

  /// Whether it is being dismissed: from the call until its completion handler (P51); true for each
  /// removed controller of a chain (D14, unconfirmed).
  open var isBeingDismissed: Bool { isDismissalActive }

  // MARK: Names

  /// The title; bars and tabs show it by default.
  ///
  /// B4
  open var title: String? {
    get { ownTitle }
    set {
      stage.hierarchy.update(id) { $0.title = newValue }
      parts.navigationItem?.title = newValue
      parts.tabBarItem?.title = newValue
    }
  }

  public override var objectName: String? {
    get { stage.hierarchy[id].description.name }
    set { stage.hierarchy.update(id) { $0.name = newValue } }
  }

  /// Whether the tab bar is hidden while it is on a stack (B56), and the toolbar while it is on top
  /// (B55); a stack reads it on a push (B57).
  open var hidesBottomBarWhenPushed: Bool {
    get { parts.hidesBottomBar }
    set { parts.hidesBottomBar = newValue }
  }

  /// The item a navigation bar shows for it; created on first access.
  ///
  /// B2
  open var navigationItem: UINavigationItem {
    if let item = parts.navigationItem { return item }
    let item = UINavigationItem(title: ownTitle, owner: self)
    parts.navigationItem = item
    return item
  }

  /// The item a tab bar shows for it; created with its title on first access (B4).
  open var tabBarItem: UITabBarItem! {
    get { ownTabBarItem }
    set { parts.tabBarItem = newValue }
  }

  /// What can be chosen below it while it is shown by `registerForPreviewing`; it is not asked for here.
  open var previewActionItems: [any UIPreviewActionItem] { [] }

  /// The items a toolbar shows while it is on top of a stack (B53).
  open var toolbarItems: [UIBarButtonItem]? {
    get { parts.toolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }

  /// Sets the items a toolbar shows while it is on top of a stack (B53).
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    parts.toolbarItems = toolbarItems
    if ItemViews.areUsed { navigationController?.arrangeItemViews() }
  }

  // MARK: Editing

  /// Whether the contents are being edited.
  open var isEditing: Bool {
    get { parts.isEditing }
    set { edit(newValue, animated: false) }
  }

  /// Begins or ends editing; an override must call super, which updates `isEditing` and the edit
  /// button (B61, B62).
  // overridable; super assigns isEditing; B61
  open func setEditing(_ editing: Bool, animated: Bool) {
    parts.isEditing = editing
    parts.editButtonItem.map(nameEditButton)
  }

  /// The button that begins and ends editing, "Edit" or "Done"; always the same object (B60).
  open var editButtonItem: UIBarButtonItem { ownEditButtonItem }

  open override var next: UIResponder? { ownNext }

  // MARK: Callbacks

  /// Creates the view; override it to create a different one.
  ///
  /// A1
  open func loadView() {
    if let made = nibView(or: plainView) { view = made }
  }
  /// Called when the view has been loaded, once per view.
  ///
  /// A7
  open func viewDidLoad() {}
  /// Called before the view appears.
  open func viewWillAppear(_ animated: Bool) { checkCaller(of: .viewWillAppear) }
  /// Called when the view is in its window and laid out, before it has appeared.
  ///
  /// A25
  open func viewIsAppearing(_ animated: Bool) { checkCaller(of: .viewIsAppearing) }
  /// Called when the view has appeared on screen.
  open func viewDidAppear(_ animated: Bool) { checkCaller(of: .viewDidAppear) }
  /// Called before the view disappears.
  open func viewWillDisappear(_ animated: Bool) { checkCaller(of: .viewWillDisappear) }
  /// Called when the view has disappeared.
  open func viewDidDisappear(_ animated: Bool) { checkCaller(of: .viewDidDisappear) }
  /// Called to show what it shows, before the first layout of its view and after
  /// `setNeedsUpdateProperties`; an override must call super (iOS 26; H75).
  // overridable; at updateProperties; H75
  open func updateProperties() {}
  /// Asks for `updateProperties` at the end of the turn, before and without a layout (iOS 26; H75).
  open func setNeedsUpdateProperties() { loadedView?.needProperties(.ofController) }
  /// Calls `updateProperties` now if it needs to be, of the controller, its view and all that is in it
  /// (iOS 26; H75).
  open func updatePropertiesIfNeeded() { loadedView?.updatePropertiesIfNeeded() }
  /// Called before the first layout of the view, and again after `setNeedsUpdateConstraints`; calls
  /// `updateConstraints` of the view.
  open func updateViewConstraints() { loadedView?.receiveUpdateConstraints() }
  /// Called before the view lays out its subviews.
  ///
  /// A26
  open func viewWillLayoutSubviews() {}
  /// Called when the view has laid out its subviews.
  ///
  /// A26
  open func viewDidLayoutSubviews() {}
  /// Called when the margins of the view have changed, and before it first appears; an override must
  /// call super (E51, E55).
  open func viewLayoutMarginsDidChange() {}
  /// Called when the safe area of the view has changed, and before it first appears; an override must
  /// call super (E51, E55).
  open func viewSafeAreaInsetsDidChange() {}
  /// Called before the controller is added to or removed from a parent; `parent` is already the new
  /// one.
  ///
  /// A37
  open func willMove(toParent parent: UIViewController?) {}
  /// Called when the controller has been added to or removed from a parent.
  ///
  /// A38
  open func didMove(toParent parent: UIViewController?) {}
  /// Called when memory is low.
  ///
  /// A10
  open func didReceiveMemoryWarning() {}
  /// Called before an off-screen view is unloaded; in old releases only.
  ///
  /// A9
  open func viewWillUnload() {}
  /// Called when an off-screen view has been unloaded; in old releases only.
  ///
  /// A9
  open func viewDidUnload() {}

  // MARK: Keys

  /// The commands that were added to it (F115).
  open override var keyCommands: [UIKeyCommand]? {
    parts.keyCommands.isEmpty ? nil : parts.keyCommands.values
  }

  /// Adds a command to it, once (iOS 9).
  open func addKeyCommand(_ keyCommand: UIKeyCommand) {
    parts.keyCommands[ObjectIdentifier(keyCommand)] = keyCommand
  }

  /// Removes a command from it (iOS 9).
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    parts.keyCommands[ObjectIdentifier(keyCommand)] = nil
  }

  // MARK: Actions

  /// The actions of UIViewController, `show` and `showDetailViewController`, that a class
  /// overrides: without the Objective-C runtime this can't be detected (P120).
  open class var overriddenActions: Set<Selector> { [] }

  /// Whether it performs an action: it has a method for it, its own or an override (P120).
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    implements(action) || action.isMethod(of: self)
  }

  /// The controller itself or its nearest ancestor that performs an action, and that overrides it
  /// if UIViewController implements it (P120).
  // overridable; recorded
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    nearestTarget(for: action, sender: sender)
  }

  /// Shows a controller in the way of its surroundings: a stack pushes it, others present it (P121,
  /// D20).
  // overridable; recorded
  open func show(_ vc: UIViewController, sender: Any?) {
    stage.note(.show)
    forward("show", vc, sender) { $0.receiveShow(vc, sender: sender) }
  }

  /// Shows a controller as the detail if there is room: a split view replaces its secondary column,
  /// others present it (A94, P121).
  // overridable; recorded
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    stage.note(.showDetailViewController)
    forward("showDetailViewController", vc, sender) { $0.receiveShowDetail(vc, sender: sender) }
  }

  // MARK: Segues

  /// Whether a segue that a control has started should be performed (P124).
  // overridable; recorded
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Called on the source before a segue is performed (P123).
  // overridable; recorded
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// The destination that a method creates for a segue of a storyboard; nil if the class has none of that
  /// name, or for one of the destination's class.
  ///
  /// Objective-C finds the method by its name. The command `drilldown-uikit` adds an override to classes with
  /// `@IBSegueAction` methods.
  open func uiKitDestination(
    _ name: String, _ coder: NSCoder, _ sender: Any?, _ identifier: String?
  ) -> UIViewController? { nil }

  /// Performs one of `segues`; an identifier that does not exist raises.
  ///
  /// `shouldPerformSegue` is not called.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    guard let template = segues[identifier] else { return refuseSegue(identifier) }
    performSegue(template, withIdentifier: identifier, sender: sender)
  }

  /// Whether it can be the destination of an unwind segue: it has the action, and is not the source
  /// (P123).
  // overridable; recorded
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { fromViewController !== self && implements(action) }

  /// The children that are searched for the destination of an unwind segue, in order: all except
  /// the one that contains the source (P123).
  // overridable; recorded
  open func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    let origin = childContaining(source)
    return children.filter { $0 !== origin }
  }

  /// The child that contains the source of an unwind segue, or that requested the presentation
  /// containing it.
  open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    source.trail.first { $0.currentParent === self }
  }

  /// Called on each container on the path down to the destination of an unwind segue to show the
  /// next controller on it; does nothing (P123).
  // overridable; recorded
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  // MARK: Traits and size

  /// Its traits: those around its view, as they were updated last (F99, F100).
  open var traitCollection: UITraitCollection {
    stage.note(.traitCollection)
    if stage.engine.state.deliveries.innermost != nil { noteReadOfTraits() }
    return ownTraits
  }

  /// The appearance of it, of its children and of their views; unspecified, the default, for the one
  /// around it (F104).
  ///
  /// Takes effect at the next update of traits; up to iOS 16 at once.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitState?.style ?? .unspecified }
    set {
      stage.note(.overrideUserInterfaceStyle)
      guard newValue != overrideUserInterfaceStyle else { return }
      madeTraitState.change { $0.style = newValue }
    }
  }

  /// Overrides traits for one child; nil ends that (F100).
  ///
  /// Kept by this controller, and without effect while the other one isn't its child.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    madeTraitState.change { $0.childOverrides[childViewController.id] = collection }
  }

  /// The traits that it overrides for a child; nil if it overrides none.
  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? { traitState?.childOverrides[childViewController.id] }

  /// Called after the traits have changed (F101).
  // overridable; recorded; at didChangeTraits
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Called before the traits change; super forwards it to the children it shows and the
  /// controller it presents.
  // overridable; recorded; at willChangeTraits
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    forwardWillTransition(to: newCollection, coordinator)
  }

  /// Called before the size of the view changes; super forwards it to the children it shows and the
  /// controller it presents.
  // overridable; recorded; at willChangeSize
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    forwardWillTransition(to: size, coordinator)
  }

  /// Called when the size that fits a child has changed; does nothing, and isn't called.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// The new size of the contents of a child, in points, of which `viewWillTransition` notifies it (E93);
  /// a child that fills the view fills it again, and a smaller one grows with it (unconfirmed).
  // overridable: sizeForChildContentContainer
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    (container as? UIViewController).map { newSize(of: $0, within: parentSize) } ?? parentSize
  }

  /// Whether the keyboard stays when nothing in it is edited any more, while it is presented; true for a
  /// form sheet (E110).
  // overridable
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }

  /// Called when a child prefers another size; does nothing (F107).
  // overridable; recorded
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  // MARK: Orientations

  /// The orientations it supports, asked when it decides on the screen's: as a window's root, or as
  /// the topmost presented controller that fills the screen (E71); all on an iPad, all but upside
  /// down on an iPhone (E70).
  // overridable; E77
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    UIInterfaceOrientationMask(defaultFor: stage.traits.device)
  }

  /// The orientation in which a full-screen presentation of it begins; the current one, if it is
  /// supported (E81).
  // overridable
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    ownPreferredOrientation
  }

  /// Whether the screen turns at all; asked before the orientations up to iOS 15 (E74); true.
  // overridable
  open var shouldAutorotate: Bool { true }

  /// Whether the screen turns to an orientation (iOS 2 to 5); here, if it is among those supported
  /// (unconfirmed).
  // overridable: shouldAutorotateTo
  open func shouldAutorotate(to toInterfaceOrientation: UIInterfaceOrientation) -> Bool {
    resolvedOrientations.contains(toInterfaceOrientation)
  }

  /// Asks again for the supported orientations, which have changed, and turns the screen (E85: iOS
  /// 16).
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {
    stage.note(.setNeedsUpdateOfSupportedInterfaceOrientations)
    if stage.profile.orientations.request == .update { stage.askForOrientation() }
  }

  // MARK: Rotation up to iOS 7

  /// How the contents of the screen are turned (iOS 2 to 7).
  open var interfaceOrientation: UIInterfaceOrientation { UIInterfaceOrientation(stage.traits) }

  /// Called before the contents turn, with the old sizes (E91).
  // overridable; recorded; at willRotate
  open func willRotate(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {}

  /// Called when the sizes are the new ones; changes here are animated with the rotation (E91).
  // overridable; recorded; at willAnimateRotation
  open func willAnimateRotation(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {}

  /// Called when the contents have turned (E91).
  // overridable; recorded; at didRotate
  open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}

  // MARK: Managing presentations

  /// The manager of the presentation that it belongs to; before one, the manager it would have, so
  /// set the style first (P17).
  ///
  /// A window's root has one as well, which keeps its delegate (C10).
  open var presentationController: UIPresentationController? {
    stage.note(.presentationController)
    return manager
  }

  /// The manager of the presentation that it, or a controller around it, is presented in; nil without
  /// one (iOS 16).
  open var activePresentationController: UIPresentationController? {
    var controller: UIViewController? = self
    while let current = controller {
      if current.presentingViewController?.presentedViewController === current {
        return current.presentationController
      }
      controller = current.parent
    }
    return nil
  }

  /// The manager while it is presented as a popover, or would be (P18).
  open var popoverPresentationController: UIPopoverPresentationController? {
    ownPopoverPresentationController
  }

  /// The manager while it is presented as a sheet, or would be (P18).
  open var sheetPresentationController: UISheetPresentationController? {
    ownSheetPresentationController
  }

  /// The delegate that provides its manager and its animations; not retained.
  open var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { parts.presentationOptions.transitioningDelegate }
    set { parts.presentationOptions.transitioningDelegate = newValue }
  }

  /// The coordinator of the animated transition that this controller or its container takes part
  /// in, from the call that was accepted (C23); nil without one, for transitions that are not
  /// animated and for those that are held (A53, A46d).
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    stage.note(.transitionCoordinator)
    let family = Set(stage.hierarchy.lineage(of: id))
    let transition = stage.engine.transition(involving: id, family)
    return transition?.coordinator(on: stage)
  }

  /// What stands for its contents while there are none, in a view that fills its view, in front of the
  /// others; nil shows the contents (iOS 17; D44).
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { parts.contentUnavailable }
    set {
      parts.contentUnavailable = newValue
      if let loadedView { showContentUnavailable(in: loadedView) }
    }
  }

  /// What that depends on: its traits, and the text of its search (iOS 17).
  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    let search = parts.navigationItem?.searchController
    state.searchText = search?.isActive == true ? search?.searchBar.text : nil
    return state
  }

  /// Asks for a call of `updateContentUnavailableConfiguration`, in the next turn (iOS 17).
  open func setNeedsUpdateContentUnavailableConfiguration() {
    guard !parts.updatesContentUnavailable else { return }
    parts.updatesContentUnavailable = true
    stage.after(.zero) { [weak self] in self?.updateContentUnavailable() }
  }

  /// Called to set what stands for its contents while there are none; does nothing (iOS 17).
  // overridable
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}

  /// Shows what stands for its contents in its view, or removes that.
  final func showContentUnavailable(in view: UIView) {
    guard let lazy = parts.rareProperties else { return }
    let shown = lazy.contentUnavailableView.flatMap { $0.superview === view ? $0 : nil }
    let configuration = lazy.contentUnavailable
    if let shown = shown as? any UIContentView, let configuration, shown.takes(configuration) {
      return
    }
    shown?.removeFromSuperview()
    guard let made = configuration?.madeView else { return }
    made.frame = view.bounds
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(made)
    lazy.contentUnavailableView = made
  }

  private final func updateContentUnavailable() {
    parts.updatesContentUnavailable = false
    callMember(.updateContentUnavailableConfiguration) {
      updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    }
  }

  /// Its preferred size in popovers and form sheets, in points; zero for the system's (P39, P42).
  ///
  /// A parent is notified of another one at once (F107).
  open var preferredContentSize: CGSize {
    get { ownPreferredContentSize }
    set { ownPreferredContentSize = newValue }
  }

  /// Whether the user is prevented from dismissing it (P23).
  open var isModalInPresentation: Bool {
    get { parts.presentationOptions.isModal }
    set { parts.presentationOptions.isModal = newValue }
  }

  /// Whether it controls the status bar although it doesn't cover the screen (P23).
  open var modalPresentationCapturesStatusBarAppearance: Bool {
    get { parts.presentationOptions.capturesStatusBar }
    set { parts.presentationOptions.capturesStatusBar = newValue }
  }

  /// Whether the last focused item is focused again after a transition (P22).
  open var restoresFocusAfterTransition: Bool {
    get { parts.presentationOptions.restoresFocus }
    set { parts.presentationOptions.restoresFocus = newValue }
  }

  /// Whether its transition style applies to controllers presented in its context (P21, X5).
  open var providesPresentationContextTransitionStyle: Bool {
    get { stage.hierarchy[id].description.providesTransitionStyle }
    set { stage.hierarchy.update(id) { $0.providesTransitionStyle = newValue } }
  }

  /// Whether it performs actions while it presents another controller; true (iOS 13).
  open var performsActionsWhilePresentingModally: Bool { true }

  // MARK: The safe area and margins

  /// What is added to the safe area of its view, and with it to those of its children; zero by default
  /// (E58, E60).
  ///
  /// Its view is laid out again after it has changed.
  open var additionalSafeAreaInsets: UIEdgeInsets {
    get { ownAdditionalSafeAreaInsets }
    set { ownAdditionalSafeAreaInsets = newValue }
  }

  /// The smallest margins that the system wants in its view: 16 at the sides, on wide screens 20
  /// (E64, E65).
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(minimumMargins)
  }

  /// Whether the margins of its view are at least `systemMinimumLayoutMargins`; true by default
  /// (E64).
  open var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { ownViewRespectsSystemMinimumLayoutMargins }
    set { ownViewRespectsSystemMinimumLayoutMargins = newValue }
  }

  /// What the bars at the top cover of its view; from iOS 11 on its safe area (E68).
  open var topLayoutGuide: any UILayoutSupport { topSupport }

  /// What the bars at the bottom cover of its view; from iOS 11 on its safe area (E68).
  open var bottomLayoutGuide: any UILayoutSupport { bottomSupport }

  // MARK: The layout under bars

  /// The edges at which its view extends under translucent bars; all by default (B49).
  open var edgesForExtendedLayout: UIRectEdge {
    get { ownEdgesForExtendedLayout }
    set { ownEdgesForExtendedLayout = newValue }
  }

  /// Whether its view also extends under opaque bars; false by default (B49).
  open var extendedLayoutIncludesOpaqueBars: Bool {
    get { ownExtendedLayoutIncludesOpaqueBars }
    set { ownExtendedLayoutIncludesOpaqueBars = newValue }
  }

  /// Whether iOS 7 to 10 inset the first scroll view in its view; true by default (E67).
  ///
  /// From iOS 11 on it decides for a scroll view that adjusts its insets automatically (E31).
  open var automaticallyAdjustsScrollViewInsets: Bool {
    get { ownAutomaticallyAdjustsScrollViewInsets }
    set { ownAutomaticallyAdjustsScrollViewInsets = newValue }
  }

  /// Whether its view fills the screen, as those of UIKit's containers do; if not, in iOS 5 and 6 it
  /// begins below the status bar (B49, D36).
  open var wantsFullScreenLayout: Bool {
    get { parts.wantsFullScreenLayout ?? isContainerWithBars }
    set { parts.wantsFullScreenLayout = newValue }
  }

  /// The scroll view that the bars at an edge follow, as it was set; nil lets them look for one,
  /// and several edges raise (E43).
  // overridable; E43
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    namedScrollView(for: edge)
  }

  /// Says which scroll view the bars at some edges follow; nil lets them look for one, and the leading
  /// and trailing edges are ignored (E43).
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    if edge.contains(.top) { parts.topScrollView = WeakScrollView(view: scrollView) }
    if edge.contains(.bottom) { parts.bottomScrollView = WeakScrollView(view: scrollView) }
    navigationController?.layOutTop()
  }

  // MARK: Containers around it

  /// The tab that it, or a controller around it, was provided for; nil for others (F90).
  open var tab: UITab? { parts.tab ?? parent?.tab }

  /// Called when a split view collapses to one column: incorporates the secondary one; does nothing
  /// (A93).
  // overridable; recorded
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {}

  /// Called when a split view expands: returns the controller for the secondary column; nil (A93).
  // overridable; recorded
  open func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? { nil }

  // MARK: The status bar

  /// Whether the status bar is hidden when the controller determines it: true if the height is
  /// compact.
  // overridable
  open var prefersStatusBarHidden: Bool { room.vertical == .compact }

  /// The style of the status bar when the controller determines it.
  // overridable
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// How the status bar changes if this controller determines whether it is hidden; fade (F106).
  // overridable; F106
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

  /// The child that determines whether the status bar is hidden; nil for the controller itself.
  // overridable
  open var childForStatusBarHidden: UIViewController? { nil }

  /// The child that determines the style of the status bar; nil for the controller itself.
  // overridable
  open var childForStatusBarStyle: UIViewController? { nil }

  /// Updates the status bar from the controllers that determine it.
  open func setNeedsStatusBarAppearanceUpdate() { stage.updateStatusBar() }

  // MARK: The home indicator, system gestures, the pointer and the orientation lock

  /// Whether the home indicator hides when nothing is touched, if the controller decides; false
  /// (iOS 11; F105).
  // overridable
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// The child that decides on the home indicator; nil for the controller itself (iOS 11; F105).
  // overridable; F105
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

  /// Asks again whether the home indicator hides (iOS 11).
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() { stage.needsSystemParts = true }

  /// The edges at which its gestures come before the system's, if the controller decides; none
  /// (iOS 11; F105).
  // overridable
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

  /// The child that decides on the edges; nil for the controller itself (iOS 11; F105).
  // overridable
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

  /// Asks again for the edges at which the system's gestures come later (iOS 11).
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() { stage.needsSystemParts = true }

  /// Whether the pointer is locked, if the controller decides; false (iOS 14; F105).
  // overridable
  open var prefersPointerLocked: Bool { false }

  /// The child that decides on the pointer; nil for the controller itself (iOS 14; F105).
  // overridable
  open var childViewControllerForPointerLock: UIViewController? { nil }

  /// Asks again whether the pointer is locked (iOS 14).
  open func setNeedsUpdateOfPrefersPointerLocked() { stage.needsSystemParts = true }

  /// Whether the screen keeps its orientation when the device is turned, if the controller decides;
  /// false (iOS 26; F105).
  // overridable; F105
  open var prefersInterfaceOrientationLocked: Bool { false }

  /// The child that decides whether the orientation is locked; nil for the controller itself (iOS 26;
  /// F105).
  // overridable
  open var childViewControllerForInterfaceOrientationLock: UIViewController? { nil }

  /// Asks again whether the orientation is locked; the screen follows the device if it isn't (iOS 26).
  open func setNeedsUpdateOfPrefersInterfaceOrientationLocked() {
    stage.needsSystemParts = true
    stage.askForOrientation()
  }

  // MARK: State restoration

  /// The identifier that its state is saved under; nil, the default, excludes the controller, its
  /// children and what it presents (B74).
  open var restorationIdentifier: String? {
    get { parts.restorationIdentifier }
    set { parts.restorationIdentifier = newValue }
  }

  /// The class that recreates it when its state is restored; nil leaves that to the application
  /// delegate (B78).
  open var restorationClass: (any UIViewControllerRestoration.Type)? {
    get { parts.restorationClass }
    set { parts.restorationClass = newValue }
  }

  /// Encodes what is needed to restore its state; an override must call super, which stores what it
  /// presents (B76).
  // overridable; recorded
  open func encodeRestorableState(with coder: NSCoder) { encodePresented(with: coder) }

  /// Restores its state; an override must call super, which restores what it presented (B76).
  // overridable; recorded
  open func decodeRestorableState(with coder: NSCoder) { decodePresented(with: coder) }

  /// Called when all controllers have their state back (B79).
  // overridable; recorded
  open func applicationFinishedRestoringState() {}

  // MARK: What containers override

  /// The frame of a child's view in a view of a size; nil for a child that fills the view.
  func frame(ofChild child: UIViewController, in area: CGSize) -> CGRect? { nil }

  /// What is covered of its view from the perspective of a child: a container adds its bars (E60).
  func insets(ofChild child: UIViewController, in own: Insets) -> Insets { own }

  /// Whether pages in it are drawn as turned forward.
  var turnsForward: Bool { true }

  /// Adds to a view that has just become its own what a container has in it besides bars.
  func completeView(_ view: UIView) {}

  /// The view in its own that the views of its children are scrolled in; nil for most.
  var viewOfPages: UIView? { nil }

  /// The bars that a container's view has in front of its children's views.
  var barViews: SmallArray<UIView> { [] }

  /// Takes the views of the items of the controller that it shows into its bars, if it has any.
  func arrangeItemViews() {}

  /// Whether one of its children in the hierarchy is one for programs (J21).
  func counts(child: Hierarchy.ID) -> Bool { true }

  /// Adapts the contents to the device, before they appear and when the device changes.
  func adaptToTraits() {}

  /// Adapts bars of its own to the status bar, which has appeared, disappeared or changed.
  func statusBarDidChange() {}

  /// The manager of its presentation, if nothing else provides one.
  func makeManager() -> UIPresentationController {
    modalPresentationStyle.makeManager(for: self, modern: stage.profile.hasCards)
  }

  /// The views with which the editing of a field ends and resumes: its own (E107).
  var viewsOfEditing: [UIView] { loadedView.map { [$0] } ?? [] }

  /// The child of a container whose insets its view has if it isn't the container's child; nil
  /// without one.
  var controllerOfInsets: UIViewController? { nil }

  /// Whether its delegate may animate its changes, and thus cancel them.
  var mayAnimateItself: Bool { false }

  /// The program's custom animation of a change of its children; nil for UIKit's.
  func animation(of transition: ActiveTransition) -> TransitionContext? { nil }

  /// Plays a beat that only its class knows: of a change of its children, or of the presentation that
  /// presents it.
  func play(_ beat: Beat, of transition: ActiveTransition) {}

  /// Prepares what it shows around a child that it is about to show.
  func prepare(toShow child: Hierarchy.ID, after shownBefore: SmallArray<Hierarchy.ID>) {}

  /// How the trace describes a change of what it shows; nil for its children.
  func words(for transition: ActiveTransition) -> String? { nil }

  /// Notifies a container's delegate of the child that it shows.
  func notifyDelegate(_ call: DelegateCall, _ child: UIViewController, animated: Bool) {}

  /// Lets a view show controllers while it is pressed; none is pressed here.
  @discardableResult
  open func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing {
    stage.noteStandIn(.previews)
    return PreviewingContext(delegate, sourceView)
  }

  /// Ends what `registerForPreviewing` began.
  open func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}

  /// Asks again for the supported orientations, and turns the screen to that of the device if it is
  /// one of them (E84); does nothing from iOS 16 on.
  open class func attemptRotationToDeviceOrientation() {
    let stage = Stage.current
    if stage.profile.orientations.request == .attempt { stage.askForOrientation() }
  }

  /// The traits that it and its contents have in place of those around it (iOS 17; F100).
  open var traitOverrides: any UITraitOverrides {
    get {
      stage.note(.traitOverrides)
      return ownOverrides
    }
    set { ownOverrides.take(newValue) }
  }

  /// Updates the traits of it and of what is in it now, and notifies all that have others (iOS 17).
  open func updateTraitsIfNeeded() {
    stage.updateTraitsIfNeeded()
    stage.updateTraits(below: self)
  }

  /// How it comes to the screen, to be set beforehand; nil for what its surroundings use (iOS 18;
  /// F110).
  ///
  /// The callbacks of a zoomed presentation are those of its style, and a drag down dismisses it.
  open var preferredTransition: Transition? {
    get { parts.preferredTransition }
    set {
      stage.note(.preferredTransition)
      parts.preferredTransition = newValue
      if let style = newValue?.style { modalTransitionStyle = style }
    }
  }

  nonisolated deinit {}
}

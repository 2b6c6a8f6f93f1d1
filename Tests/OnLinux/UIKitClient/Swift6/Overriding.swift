import UIKit

/// A controller that overrides what anybody overrides.
final class OverridingController: UIViewController {
  private(set) var called: Set<String> = []

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
  override var shouldAutorotate: Bool { false }
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  override var prefersStatusBarHidden: Bool { true }
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .slide }
  override var childForStatusBarStyle: UIViewController? { nil }
  override var childForStatusBarHidden: UIViewController? { nil }
  override var prefersHomeIndicatorAutoHidden: Bool { true }
  override var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .bottom }
  override var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  override var preferredContentSize: CGSize {
    get { CGSize(width: 1, height: 2) }
    set { super.preferredContentSize = newValue }
  }
  override var inputView: UIView? { nil }
  override var inputAccessoryView: UIView? { nil }
  override var keyCommands: [UIKeyCommand]? {
    [UIKeyCommand(input: "n", modifierFlags: .command, action: Selector("new", Self.new))]
  }
  override var canBecomeFirstResponder: Bool { true }
  override var modalPresentationStyle: UIModalPresentationStyle {
    get { .formSheet }
    set { super.modalPresentationStyle = newValue }
  }
  override var hidesBottomBarWhenPushed: Bool {
    get { true }
    set { super.hidesBottomBarWhenPushed = newValue }
  }
  override var isModalInPresentation: Bool {
    get { true }
    set { super.isModalInPresentation = newValue }
  }
  override var title: String? { didSet { called.insert("title") } }
  override var disablesAutomaticKeyboardDismissal: Bool { true }
  override var definesPresentationContext: Bool {
    get { true }
    set { super.definesPresentationContext = newValue }
  }
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  override var navigationItem: UINavigationItem { super.navigationItem }
  override var description: String { "overriding" }

  private func new() {}

  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    called.insert("safe area")
  }
  override func viewLayoutMarginsDidChange() { super.viewLayoutMarginsDidChange() }
  override func updateViewConstraints() { super.updateViewConstraints() }
  override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    called.insert("appearing")
  }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) { super.viewWillTransition(to: size, with: coordinator) }
  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) { super.willTransition(to: newCollection, with: coordinator) }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
  }
  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) { super.preferredContentSizeDidChange(forChildContentContainer: container) }
  override func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) { super.systemLayoutFittingSizeDidChange(forChildContentContainer: container) }
  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    called.insert("touches")
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    called.insert(motion == .motionShake ? "shake" : "motion")
  }
  override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) { super.present(viewControllerToPresent, animated: flag, completion: completion) }
  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    super.dismiss(animated: flag, completion: completion)
  }
  override func show(_ vc: UIViewController, sender: Any?) { super.show(vc, sender: sender) }
  override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    called.insert("detail")
  }
  override func addChild(_ childController: UIViewController) { super.addChild(childController) }
  override func removeFromParent() { super.removeFromParent() }
  override func willMove(toParent parent: UIViewController?) { super.willMove(toParent: parent) }
  override func didMove(toParent parent: UIViewController?) { super.didMove(toParent: parent) }
  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    called.insert("editing")
  }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    super.canPerformAction(action, withSender: sender)
  }
  override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    super.target(forAction: action, withSender: sender)
  }
  override func becomeFirstResponder() -> Bool { super.becomeFirstResponder() }
  override func resignFirstResponder() -> Bool { super.resignFirstResponder() }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    called.insert("segue")
  }
  override func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { false }
  override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {}
  override func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? { super.overrideTraitCollection(forChild: childViewController) }
  override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { nil }
  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
  }
  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
  }
  override func applicationFinishedRestoringState() {}
  override func updateUserActivityState(_ activity: NSUserActivity) {}
  override func restoreUserActivityState(_ activity: NSUserActivity) {
    called.insert("activity")
  }
  override func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {}
  override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    super.beginAppearanceTransition(isAppearing, animated: animated)
  }
  override func endAppearanceTransition() { super.endAppearanceTransition() }
  override func loadViewIfNeeded() { super.loadViewIfNeeded() }
  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    called.insert("memory")
  }
}

/// Tabs, stacks and other containers that override what is called on them.
final class OverridingTabs: UITabBarController {
  private(set) var selected: [String] = []

  override var selectedIndex: Int { didSet { selected.append("index \(selectedIndex)") } }
  override var selectedViewController: UIViewController? {
    didSet { selected.append("controller") }
  }
  override var viewControllers: [UIViewController]? { didSet { selected.append("tabs") } }
  override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    selected.append(item.title ?? "")
  }
  override func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    super.setViewControllers(viewControllers, animated: animated)
  }
}

final class OverridingStack: UINavigationController {
  private(set) var called: [String] = []

  override var delegate: UINavigationControllerDelegate? { didSet { called.append("delegate") } }
  override var viewControllers: [UIViewController] { didSet { called.append("stack") } }
  override var childForStatusBarStyle: UIViewController? { topViewController }
  override var isNavigationBarHidden: Bool { didSet { called.append("bar") } }
  override var topViewController: UIViewController? { super.topViewController }
  override var visibleViewController: UIViewController? { super.visibleViewController }
  override var navigationBar: UINavigationBar { super.navigationBar }
  override var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }
  override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
  }
  override init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass)
  }
  override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    called.append("push")
    super.pushViewController(viewController, animated: animated)
  }
  @discardableResult
  override func popViewController(animated: Bool) -> UIViewController? {
    called.append("pop")
    return super.popViewController(animated: animated)
  }
  override func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? { super.popToViewController(viewController, animated: animated) }
  override func popToRootViewController(animated: Bool) -> [UIViewController]? {
    called.append("root")
    return super.popToRootViewController(animated: animated)
  }
  override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    super.setViewControllers(viewControllers, animated: animated)
  }
  override func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    super.setNavigationBarHidden(hidden, animated: animated)
  }
  override func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    super.setToolbarHidden(hidden, animated: animated)
  }
}

final class OverridingSplit: UISplitViewController {
  override var viewControllers: [UIViewController] { didSet {} }
  override var displayMode: UISplitViewController.DisplayMode { super.displayMode }
  override var isCollapsed: Bool { super.isCollapsed }
  override var preferredDisplayMode: UISplitViewController.DisplayMode { didSet {} }
  override func show(_ column: UISplitViewController.Column) { super.show(column) }
  override func hide(_ column: UISplitViewController.Column) { super.hide(column) }
  override func setViewController(
    _ vc: UIViewController?, for column: UISplitViewController.Column
  ) { super.setViewController(vc, for: column) }
}

/// A presentation that takes part in everything.
final class OverridingPresentation: UIPresentationController {
  var called: [String] = []

  override var shouldPresentInFullscreen: Bool { false }
  override var shouldRemovePresentersView: Bool { false }
  override var presentedView: UIView? { super.presentedView }
  override var presentationStyle: UIModalPresentationStyle { .custom }
  override var adaptivePresentationStyle: UIModalPresentationStyle { .none }
  override func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }
  override var overrideTraitCollection: UITraitCollection? { didSet {} }
  override var delegate: UIAdaptivePresentationControllerDelegate? { didSet {} }
  override var frameOfPresentedViewInContainerView: CGRect {
    super.frameOfPresentedViewInContainerView.insetBy(dx: 10, dy: 10)
  }
  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    called.append("will lay out")
  }
  override func containerViewDidLayoutSubviews() { super.containerViewDidLayoutSubviews() }
  override func presentationTransitionWillBegin() { called.append("will begin") }
  override func presentationTransitionDidEnd(_ completed: Bool) { called.append("did end") }
  override func dismissalTransitionWillBegin() { called.append("dismissal") }
  override func dismissalTransitionDidEnd(_ completed: Bool) { called.append("dismissed") }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) { super.viewWillTransition(to: size, with: coordinator) }
  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) { super.willTransition(to: newCollection, with: coordinator) }
  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
  }
  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) { super.preferredContentSizeDidChange(forChildContentContainer: container) }
}

/// A view that overrides what views override.
final class OverridingView: UIView {
  private(set) var called: Set<String> = []

  override class var layerClass: AnyClass { CAGradientLayer.self }
  override class var requiresConstraintBasedLayout: Bool { true }
  override var intrinsicContentSize: CGSize { CGSize(width: 20, height: 10) }
  override var frame: CGRect { didSet { called.insert("frame") } }
  override var bounds: CGRect { didSet { called.insert("bounds") } }
  override var center: CGPoint { didSet {} }
  override var isHidden: Bool { didSet { called.insert("hidden") } }
  override var alpha: CGFloat { didSet { called.insert("alpha") } }
  override var backgroundColor: UIColor? { didSet { called.insert("background") } }
  override var transform: CGAffineTransform { didSet {} }
  override var tintColor: UIColor! { didSet { called.insert("tint") } }
  override var contentMode: UIView.ContentMode { didSet {} }
  override var isUserInteractionEnabled: Bool { didSet {} }
  override var clipsToBounds: Bool { didSet {} }
  override var canBecomeFirstResponder: Bool { true }
  override var alignmentRectInsets: UIEdgeInsets { .zero }
  override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
  override var accessibilityIdentifier: String? {
    get { "own" }
    set { super.accessibilityIdentifier = newValue }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    called.insert("window")
  }
  override func willMove(toWindow newWindow: UIWindow?) { super.willMove(toWindow: newWindow) }
  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    called.insert("superview")
  }
  override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
  }
  override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    called.insert("subview")
  }
  override func willRemoveSubview(_ subview: UIView) { super.willRemoveSubview(subview) }
  override func addSubview(_ view: UIView) { super.addSubview(view) }
  override func removeFromSuperview() { super.removeFromSuperview() }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view === self ? nil : view
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
  }
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 7) }
  override func sizeToFit() { super.sizeToFit() }
  override func layoutSubviews() {
    super.layoutSubviews()
    called.insert("layout")
  }
  override func setNeedsLayout() { super.setNeedsLayout() }
  override func layoutIfNeeded() { super.layoutIfNeeded() }
  override func updateConstraints() { super.updateConstraints() }
  override func draw(_ rect: CGRect) {}
  override func tintColorDidChange() {
    super.tintColorDidChange()
    called.insert("tint did change")
  }
  override func safeAreaInsetsDidChange() { super.safeAreaInsetsDidChange() }
  override func layoutMarginsDidChange() { super.layoutMarginsDidChange() }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { targetSize }
  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { targetSize }
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    super.addGestureRecognizer(gestureRecognizer)
    called.insert("gesture")
  }
  override func awakeFromNib() { super.awakeFromNib() }
  override func prepareForInterfaceBuilder() {}
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func invalidateIntrinsicContentSize() { super.invalidateIntrinsicContentSize() }
}

/// What is declared in extensions is overridden as well, where it is declared by the class.
final class OverridingButton: UIButton {
  override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.5 : 1 } }
  override var isSelected: Bool { didSet {} }
  override var isEnabled: Bool { didSet { alpha = isEnabled ? 1 : 0.2 } }
  override var intrinsicContentSize: CGSize { CGSize(width: 44, height: 44) }
  override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    super.sendAction(action, to: target, for: event)
  }
  override func setTitle(_ title: String?, for state: UIControl.State) {
    super.setTitle(title?.uppercased(), for: state)
  }
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
}

final class OverridingWindow: UIWindow {
  private(set) var called: Set<String> = []

  override var rootViewController: UIViewController? { didSet { called.insert("root") } }
  override var windowLevel: UIWindow.Level { didSet {} }
  override var canBecomeKey: Bool { true }
  override func becomeKey() {
    super.becomeKey()
    called.insert("key")
  }
  override func resignKey() { super.resignKey() }
  override func makeKeyAndVisible() { super.makeKeyAndVisible() }
  override func sendEvent(_ event: UIEvent) {
    super.sendEvent(event)
    called.insert("event")
  }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    super.motionEnded(motion, with: event)
  }
}

final class OverridingCell: UITableViewCell {
  override var isSelected: Bool { didSet {} }
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func prepareForReuse() { super.prepareForReuse() }
  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
  }
  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    super.setHighlighted(highlighted, animated: animated)
  }
  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
  }
}

final class OverridingPan: UIPanGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
  }
  override func reset() { super.reset() }
  override func translation(in view: UIView?) -> CGPoint { super.translation(in: view) }
  override func velocity(in view: UIView?) -> CGPoint { super.velocity(in: view) }
  override func location(in view: UIView?) -> CGPoint { super.location(in: view) }
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }
}

final class OverridingInteraction: UIPercentDrivenInteractiveTransition {
  override var completionSpeed: CGFloat {
    get { 2 }
    set { super.completionSpeed = newValue }
  }
  override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) { super.startInteractiveTransition(transitionContext) }
  override func update(_ percentComplete: CGFloat) { super.update(percentComplete) }
  override func finish() { super.finish() }
  override func cancel() { super.cancel() }
  override func pause() { super.pause() }
}

final class OverridingBar: UINavigationBar {
  override var isTranslucent: Bool { didSet {} }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override func layoutSubviews() { super.layoutSubviews() }
  override func pushItem(_ item: UINavigationItem, animated: Bool) {
    super.pushItem(item, animated: animated)
  }
}

final class OverridingItem: UINavigationItem {
  override var title: String? {
    get { super.title.map { "<\($0)>" } }
    set { super.title = newValue }
  }
  override func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    super.setHidesBackButton(hidesBackButton, animated: animated)
  }
}

final class OverridingPages: UIPageViewController {
  override func setViewControllers(
    _ viewControllers: [UIViewController]?,
    direction: UIPageViewController.NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    super.setViewControllers(
      viewControllers, direction: direction, animated: animated, completion: completion)
  }
}

final class OverridingAlert: UIAlertController {
  override var preferredStyle: UIAlertController.Style { .actionSheet }
  override func addAction(_ action: UIAlertAction) { super.addAction(action) }
}

/// Runs what is overridden.
@MainActor enum Overrides {
  static func run() async {
    let window = OverridingWindow(frame: UIScreenSize.bounds)
    let controller = OverridingController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    await Client.turn()
    controller.title = "title"
    controller.setEditing(true, animated: false)
    controller.touchesBegan([], with: nil)
    controller.motionEnded(.motionShake, with: nil)
    controller.didReceiveMemoryWarning()
    controller.performSegue(withIdentifier: "x", sender: nil)
    Log.add("called: \(controller.called.sorted())")
    Log.add("window: \(window.called.sorted())")
    Log.add(
      "answers: \(controller.shouldAutorotate) \(controller.keyCommands?.count ?? 0) "
        + "\(controller.modalPresentationStyle == .formSheet) \(controller.hidesBottomBarWhenPushed)"
    )
    views(in: controller)
    await containers(window)
    await presentation(window)
  }

  private static func views(in controller: UIViewController) {
    let view = OverridingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    controller.view.addSubview(view)
    view.addSubview(UIView())
    view.addGestureRecognizer(OverridingPan())
    view.alpha = 0.5
    view.isHidden = true
    view.isHidden = false
    view.tintColor = .red
    view.backgroundColor = .blue
    view.setNeedsLayout()
    view.layoutIfNeeded()
    Log.add("view: \(view.called.sorted())")
    view.sizeToFit()
    Log.add("fits: \(view.frame.height) \(view.layer is CAGradientLayer)")
    Log.add("hit: \(view.hitTest(CGPoint(x: 90, y: 5), with: nil) == nil)")
    let button = OverridingButton()
    button.isEnabled = false
    button.setTitle("save", for: .normal)
    Log.add(
      "button: \(button.alpha) \(button.title(for: .normal) ?? "") \(button.intrinsicContentSize.width)"
    )
    Log.add("item: \(OverridingItem(title: "a").title ?? "")")
    Log.add("cell: \(OverridingCell(style: .default, reuseIdentifier: "a").reuseIdentifier ?? "")")
    Log.add("interaction: \(OverridingInteraction().completionSpeed)")
  }

  private static func containers(_ window: UIWindow) async {
    let stack = OverridingStack(rootViewController: UIViewController())
    window.rootViewController = stack
    stack.pushViewController(UIViewController(), animated: false)
    stack.popViewController(animated: false)
    stack.viewControllers = [UIViewController()]
    stack.isNavigationBarHidden = true
    stack.delegate = nil
    Log.add("stack: \(stack.called)")
    let tabs = OverridingTabs()
    let item = UITabBarItem(title: "One", image: nil, tag: 1)
    let pages = [UIViewController(), UIViewController()]
    pages[0].tabBarItem = item
    tabs.viewControllers = pages
    window.rootViewController = tabs
    tabs.selectedIndex = 1
    tabs.selectedViewController = pages[0]
    tabs.tabBar(tabs.tabBar, didSelect: item)
    Log.add("tabs: \(tabs.selected)")
    let split = OverridingSplit(style: .doubleColumn)
    split.setViewController(UIViewController(), for: .primary)
    split.show(.primary)
    Log.add("split: \(split.viewControllers.count)")
    let alert = OverridingAlert()
    alert.addAction(UIAlertAction(title: "a", style: .default))
    Log.add("alert: \(alert.preferredStyle == .actionSheet) \(alert.actions.count)")
  }

  private static func presentation(_ window: UIWindow) async {
    let root = UIViewController()
    window.rootViewController = root
    await Client.turn()
    let presented = UIViewController()
    let manager = OverridingManager()
    presented.modalPresentationStyle = .custom
    presented.transitioningDelegate = manager
    await root.present(presented, animated: false)
    await presented.dismiss(animated: false)
    Log.add("presentation: \(manager.made?.called ?? [])")
  }
}

final class OverridingManager: NSObject, UIViewControllerTransitioningDelegate {
  private(set) var made: OverridingPresentation?

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    made = OverridingPresentation(presentedViewController: presented, presenting: presenting)
    return made
  }
}

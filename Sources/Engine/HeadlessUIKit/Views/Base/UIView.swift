import Foundation
import NavigationModel

/// A rectangle with subviews; it draws nothing.
///
/// [UIView](https://developer.apple.com/documentation/uikit/uiview)
@preconcurrency @MainActor
open class UIView: UIResponder {
  /// The frame in the superview, in points; a new size resizes the subviews by their masks.
  open var frame: CGRect {
    get { links.frame }
    set {
      let former = links.frame
      links.frame = newValue
      if frame != former { recordingStage.valueObservers.compareValues(of: self) }
      guard frame.size != former.size else { return noteMove(from: former.origin) }
      setNeedsLayout()
      if !inner.isEmpty, autoresizesSubviews { resizeSubviews(from: former.size) }
    }
  }
  /// Where it is, and what it belongs to.
  @exclusivity(unchecked)  // bench: push + pop in Swift, 8 %
  private final var links: ViewLinks
  /// How it is resized when the size of its superview changes; not at all by default.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether its subviews are resized when its size changes; true by default.
  open var autoresizesSubviews = true
  /// Whether it is hidden.
  open var isHidden = false
  /// How opaque it is, from 0 to 1; below 0.01 it ignores touches.
  open var alpha: CGFloat = 1
  /// The background colour; nil for none.
  open var backgroundColor: UIColor?
  /// Whether it and its subviews respond to touches; true by default.
  open var isUserInteractionEnabled = true
  /// The name that its state is saved under, together with that of its controller; nil if its state
  /// is not saved (B76).
  open var restorationIdentifier: String?
  /// A number for the program to use; 0 by default.
  open var tag = 0
  /// The view that contains it.
  open var superview: UIView? { container }
  /// The superview, for the framework: reading an overridable property costs reference counting.
  final var container: UIView? {
    get { links.container }
    set { links.container = newValue }
  }
  /// The views it contains, back to front.
  open var subviews: [UIView] { inner }
  /// The subviews, for the framework.
  final var inner: [UIView] {
    _read { yield links.inner }
    _modify { yield &links.inner }
  }
  /// The controller whose view it is.
  package internal(set) final var controller: UIViewController? {
    get { links.controller }
    set {
      links.controller = newValue
      controllerID = newValue?.id
      if newValue != nil { noteControllersInside() }
    }
  }
  /// The identifier of that controller.
  private(set) final var controllerID: Hierarchy.ID?
  /// What overrides its members; nil if nothing does.
  package final var overrides: (any MemberOverrides)? {
    get { overriding }
    set {
      let isFirst = overriding == nil
      overriding = newValue
      if isFirst { noteOverrides() }
    }
  }
  // Each access of a property that other modules can access is checked at run time.
  private final var overriding: (any MemberOverrides)?
  /// The name of its class, if that isn't the Swift class's.
  package final var ownClassName: String? {
    get { nameOfClass }
    set { nameOfClass = newValue }
  }
  private final var nameOfClass: String?
  package var recordedSubject: Hierarchy.ID? { nil }
  package var recordedName: String { label }
  package var recordingStage: Stage { Stage.current }

  /// Its margins and the insets that it knows; nil while nothing needs them.
  final var insetParts: ViewInsets?
  /// Its properties that few programs set; nil before the first.
  final var extras: ViewExtras?
  /// Whether views are notified of superviews and windows: from the first view on whose class is a
  /// program's, or whose members are overridden from outside.
  static var notesMoves = false

  /// Whether it is a toolbar that its container adds and removes.
  final var isManagedToolbar = false

  /// The objects that retain it by its place: the superview, and the controller whose view it is.
  package var retainers: [AnyObject] { [superview, controller].compactMap { $0 } }
  /// How many views are in another one, in all worlds: fewer than may be nested can't be nested too
  /// deeply, and walks for every view that is added would cost the square of the depth.
  static var nestedCount = 0
  /// Whether it is, or has ever contained, the view of a controller; all views around one know of it,
  /// so that others are not searched for controllers.
  final var mayContainControllers = false
  final var needsLayout = true
  /// Whether a view in it may need a layout; all views around one that does know of it, so that
  /// nested views that don't are not asked.
  final var hasLayoutBelow = false
  final var needsConstraints = true
  /// What has to update its properties before its next layout: itself, and its controller.
  final var propertyRequests: PropertyRequests = .all

  /// What it stores about traits; nil while nothing needs them.
  final var traitState: TraitState?

  /// Creates a view with a frame in points.
  public init(frame: CGRect) {
    links = ViewLinks(frame: frame)
    super.init()
    if !UIView.notesMoves, type(of: self) != UIView.self { noteClass() }
  }

  /// Notes that views are of a program's class, which may want to know of windows.
  private final func noteClass() {
    UIView.notesMoves = !Stage.current.registry.isOfFramework(type(of: self))
  }

  /// Creates a view of zero size; the coder isn't read, a nib sets what it has afterwards.
  public required init?(coder: NSCoder) {
    links = ViewLinks(frame: .zero)
    super.init()
  }

  /// Creates a view of zero size.
  public override convenience init() {
    self.init(frame: PendingArguments.pendingFrame)
  }

  // The check of the actor is only worthwhile for a view with subviews.
  nonisolated deinit {
    if !links.inner.isEmpty { _ = DetachedSubviews(&links.inner) }
  }

  /// The frame with its origin at zero, in points.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }

  /// The centre of the frame, in points of the superview.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(
        x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  open override var next: UIResponder? { controller ?? superview }

  /// Stores what is needed to restore its state; UIKit's views store nothing here (B76).
  // overridable; as encodeView
  open func encodeRestorableState(with coder: NSCoder) {}

  /// Restores its state, before its controller restores its own (B76).
  // overridable; as decodeView
  open func decodeRestorableState(with coder: NSCoder) {}

  /// The window that contains it: where the chain of its superviews ends in one (C1).
  ///
  /// The view of a controller is added to its window between `viewWillAppear` and `viewIsAppearing`
  /// (A25).
  open var window: UIWindow? { top as? UIWindow }

  /// Adds a view in front of the other subviews.
  ///
  /// A child's view that is added to a visible view appears: its callbacks are delivered inside
  /// this call (A33).
  open func addSubview(_ view: UIView) { insertSubview(view, at: inner.count) }

  /// Inserts a view among the subviews; index 0 is the back.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Removes it from its superview; a child's view disappears.
  open func removeFromSuperview() {
    guard container != nil else { return }
    if UIView.notesMoves { receiveWillMove(toSuperview: nil) }
    leaveSuperview()
    receiveDidMoveToSuperview()
  }

  /// Its traits: those around it, as they were updated last (F100).
  open var traitCollection: UITraitCollection { ownTraits }

  /// Called after its traits have changed; does nothing (F101).
  // overridable
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The appearance of it and of what is in it; unspecified, the default, for the one around it
  /// (F104).
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitState?.style ?? .unspecified }
    set {
      traitStage.note(.overrideUserInterfaceStyle)
      guard newValue != overrideUserInterfaceStyle else { return }
      madeTraitState.change { $0.style = newValue }
    }
  }

  /// Called when it was added to a superview or removed from one; does nothing.
  // overridable
  open func didMoveToSuperview() {}

  /// Called when a view has left it; does nothing.
  func lostSubview() {}

  /// Moves a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) { move(view, to: inner.count - 1) }

  /// Moves a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) { move(view, to: 0) }

  // MARK: Layout

  /// Requests a layout; it happens when the view appears, or at the start of the next turn if it is
  /// on screen.
  open func setNeedsLayout() {
    needsLayout = true
    noteLayoutAround()
    controller?.viewNeedsLayout()
  }

  /// Asks for `updateViewConstraints` of the controller whose view it is, at the end of the turn;
  /// for its own `updateConstraints` at the next layout, if it is no controller's.
  open func setNeedsUpdateConstraints() {
    needsConstraints = true
    if let controller { controller.viewNeedsLayout() } else { setNeedsLayout() }
  }

  /// Whether its constraints need to be updated.
  open func needsUpdateConstraints() -> Bool { needsConstraints }

  /// Lays out the views that need it, here and in the subviews.
  ///
  /// In a window or not (J30): controllers whose views are laid out receive `viewWillLayoutSubviews` and
  /// `viewDidLayoutSubviews` before it returns.
  open func layoutIfNeeded() { layOutIfNeeded(notifying: true) }

  /// Takes into account that insets may have changed; a plain view has none that it stores.
  func followInsets() {}

  /// Whether a touch at a point of it that reaches none of its subviews doesn't reach it either.
  func letsThrough(_ point: CGPoint) -> Bool { false }

  /// The controller whose view it only wraps.
  var wrappedController: UIViewController? { nil }

  /// What is covered of its subviews, given what is covered of it.
  func insetsOfContents(in outer: Insets) -> Insets { outer }

  /// The point of its contents at its upper left corner.
  var contentOrigin: CGPoint { .zero }

  /// Called when its safe area has changed; an override must call super (E55).
  // overridable
  open func safeAreaInsetsDidChange() {}

  /// Called when its margins have changed; an override must call super (E55).
  // overridable
  open func layoutMarginsDidChange() {}

  /// Lays out the subviews; does nothing.
  // overridable; at layoutSubviews
  open func layoutSubviews() {}

  /// The part that the keyboard covers, as a frame; the same guide at each access (E111).
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide { ownKeyboardLayoutGuide }

  /// What bars, the edges of the screen and its controllers take from its edges; zero off screen, and
  /// before iOS 11 (E58).
  ///
  /// Containers add their bars (E60), and the keyboard changes nothing (E62).
  open var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(safeArea) }

  /// The part of it that the safe area leaves, as a frame.
  open var safeAreaLayoutGuide: UILayoutGuide { guide(\.safeAreaGuide) { $0.safeArea } }

  /// The part of it that the margins leave, as a frame.
  open var layoutMarginsGuide: UILayoutGuide { guide(\.marginsGuide) { $0.margins } }

  /// The distances that its contents should keep from its edges: its own ones with its safe area
  /// (E66), and in the view of a controller at least the system's (E64).
  ///
  /// What is set are its own ones, so that more may be read (E65).
  open var layoutMargins: UIEdgeInsets {
    get { UIEdgeInsets(margins) }
    set { changeInsets { $0.margins = Insets(newValue) } }
  }

  /// The same in the direction of reading.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(margins) }
    set { layoutMargins = UIEdgeInsets(newValue) }
  }

  /// Whether its margins are at least those of the superview, where they overlap; false by default
  /// (E66).
  open var preservesSuperviewLayoutMargins: Bool {
    get { insetParts?.preservesSuperview == true }
    set { changeInsets { $0.preservesSuperview = newValue } }
  }

  /// Whether the safe area is added to its margins; true by default (E66).
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { insetParts?.addsSafeArea != false }
    set { changeInsets { $0.addsSafeArea = newValue } }
  }

  /// The view with a tag: itself or its first descendant, front to back within each level in the
  /// order of addition; nil if there is none.
  ///
  /// [viewWithTag(_:)](https://developer.apple.com/documentation/uikit/uiview/viewwithtag(_:))
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  /// Whether it is the given view or its descendant at any depth.
  open func isDescendant(of view: UIView) -> Bool { isInside(view) }

  /// Ends the editing of a text field that is this view or its descendant; returns whether none of
  /// them is being edited now.
  ///
  /// `force` ends it even if the field would refuse.
  /// [endEditing(_:)](https://developer.apple.com/documentation/uikit/uiview/endediting(_:))
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    ownEndEditing(force)
  }

  // MARK: Contents

  /// The class of its layer.
  open class var layerClass: AnyClass { CALayer.self }

  /// What it is drawn with; its values are kept, and nothing is drawn.
  open var layer: CALayer {
    if let layer = extras?.layer { return layer }
    let made = (Self.layerClass as? CALayer.Type ?? CALayer.self).init()
    made.delegate = self
    made.frame = frame
    ownExtras.layer = made
    return made
  }

  /// How it is transformed.
  ///
  /// Kept, no effect.
  open var transform: CGAffineTransform {
    get { extras?.transform ?? .identity }
    set { ownExtras.transform = newValue }
  }

  /// Whether its subviews are cut off at its bounds.
  ///
  /// Kept, no effect.
  open var clipsToBounds: Bool {
    get { extras?.clipsToBounds ?? false }
    set { ownExtras.clipsToBounds = newValue }
  }

  /// How the contents are placed when the size changes.
  ///
  /// Kept, no effect.
  open var contentMode: ContentMode {
    get { extras?.contentMode ?? .scaleToFill }
    set { ownExtras.contentMode = newValue }
  }

  /// The colour of what can be tapped; by default that of the view around it, at last the system's blue.
  open var tintColor: UIColor! {
    get { extras?.tintColor ?? superview?.tintColor ?? .systemBlue }
    set {
      ownExtras.tintColor = newValue
      noteTintColor()
    }
  }

  /// Called when its tint color has changed; does nothing.
  // overridable
  open func tintColorDidChange() {}

  /// Whether nothing behind it is seen.
  ///
  /// Kept, no effect.
  open var isOpaque: Bool {
    get { extras?.isOpaque ?? true }
    set { ownExtras.isOpaque = newValue }
  }

  /// Whether it gets the touches of several fingers.
  ///
  /// Kept, no effect.
  open var isMultipleTouchEnabled: Bool {
    get { extras?.isMultipleTouchEnabled ?? false }
    set { ownExtras.isMultipleTouchEnabled = newValue }
  }

  /// Whether no other view gets touches at the same time.
  ///
  /// Kept, no effect.
  open var isExclusiveTouch: Bool {
    get { extras?.isExclusiveTouch ?? false }
    set { ownExtras.isExclusiveTouch = newValue }
  }

  /// The view that decides which parts of it are seen.
  ///
  /// Kept, no effect.
  open var mask: UIView? {
    get { extras?.mask }
    set { ownExtras.mask = newValue }
  }

  /// Whether it is read from the right; kept, no effect but on `effectiveUserInterfaceLayoutDirection`.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { extras?.semantics ?? .unspecified }
    set { ownExtras.semantics = newValue }
  }

  /// The direction in which it is read; languages here are read from the left.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(for: semanticContentAttribute)
  }

  /// The direction in which views with an attribute are read.
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    attribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }

  /// How the tint color is changed; kept, no effect.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { extras?.tintAdjustment ?? .automatic }
    set { ownExtras.tintAdjustment = newValue }
  }

  /// How many pixels a point has; that of the screen by default.
  open var contentScaleFactor: CGFloat {
    get { extras?.contentScale ?? UIScreen.main.scale }
    set { ownExtras.contentScale = newValue }
  }

  /// Draws it and what is in it; nothing is drawn, and the result is false.
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { false }

  // MARK: Accessibility

  /// Whether accessibility reads it; kept, no effect.
  open var isAccessibilityElement: Bool {
    get { extras?.accessibility.isElement ?? false }
    set { ownExtras.accessibility.isElement = newValue }
  }

  /// How accessibility calls it; kept, no effect.
  open var accessibilityLabel: String? {
    get { extras?.accessibility.label }
    set { ownExtras.accessibility.label = newValue }
  }

  /// The name that tests of the interface find it by; kept, no effect.
  open var accessibilityIdentifier: String? {
    get { extras?.accessibility.identifier }
    set { ownExtras.accessibility.identifier = newValue }
  }

  /// What accessibility says about its use; kept, no effect.
  open var accessibilityHint: String? {
    get { extras?.accessibility.hint }
    set { ownExtras.accessibility.hint = newValue }
  }

  /// What accessibility says as its value; kept, no effect.
  open var accessibilityValue: String? {
    get { extras?.accessibility.value }
    set { ownExtras.accessibility.value = newValue }
  }

  /// What it is for accessibility; kept, no effect.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { extras?.accessibility.traits ?? .none }
    set { ownExtras.accessibility.traits = newValue }
  }

  /// Whether accessibility ignores the views beside it; kept, no effect.
  open var accessibilityViewIsModal: Bool {
    get { extras?.accessibility.isModal ?? false }
    set { ownExtras.accessibility.isModal = newValue }
  }

  /// Whether accessibility ignores what is in it; kept, no effect.
  open var accessibilityElementsHidden: Bool {
    get { extras?.accessibility.areElementsHidden ?? false }
    set { ownExtras.accessibility.areElementsHidden = newValue }
  }

  /// Whether its colors stay as they are where the user inverts those of the screen; kept, no effect.
  open var accessibilityIgnoresInvertColors: Bool {
    get { extras?.accessibility.ignoresInvertColors ?? false }
    set { ownExtras.accessibility.ignoresInvertColors = newValue }
  }

  /// Whether accessibility reads what is in it before what is beside it; kept, no effect.
  open var shouldGroupAccessibilityChildren: Bool {
    get { extras?.accessibility.groupsChildren ?? false }
    set { ownExtras.accessibility.groupsChildren = newValue }
  }

  /// The language in which accessibility reads it; kept, no effect.
  open var accessibilityLanguage: String? {
    get { extras?.accessibility.language }
    set { ownExtras.accessibility.language = newValue }
  }

  /// What can be done with it besides a tap; kept, no effect.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { extras?.accessibility.actions }
    set { ownExtras.accessibility.actions = newValue }
  }

  /// What accessibility reads in it, in order; kept, no effect.
  open var accessibilityElements: [Any]? {
    get { extras?.accessibility.elements }
    set { ownExtras.accessibility.elements = newValue }
  }

  /// Where accessibility finds it on the screen, in points.
  open var accessibilityFrame: CGRect {
    get { extras?.accessibility.frame ?? convert(bounds, to: nil) }
    set { ownExtras.accessibility.frame = newValue }
  }

  /// How many elements accessibility reads in it.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  /// An element that accessibility reads in it; nil for one that doesn't exist.
  open func accessibilityElement(at index: Int) -> Any? {
    accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }

  /// The place of an element among those that accessibility reads; `NSNotFound` for another one.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }

  /// Called when the user activates it with accessibility; false: it isn't handled.
  open func accessibilityActivate() -> Bool { false }
  /// Called when the user raises its value with accessibility; does nothing.
  open func accessibilityIncrement() {}
  /// Called when the user lowers its value with accessibility; does nothing.
  open func accessibilityDecrement() {}
  /// Called when the user leaves with accessibility; false: it isn't handled.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Called when the user performs the main action with accessibility; false: it isn't handled.
  open func accessibilityPerformMagicTap() -> Bool { false }

  /// The changes that it makes while the device is moved; kept, no effect.
  open var motionEffects: [UIMotionEffect] {
    get { extras?.motionEffects ?? [] }
    set { ownExtras.motionEffects = newValue }
  }

  /// Adds a change while the device is moved; kept, no effect.
  open func addMotionEffect(_ effect: UIMotionEffect) {
    recordingStage.noteStandIn(.motionEffects)
    ownExtras.motionEffects.append(effect)
  }

  /// Removes a change while the device is moved.
  open func removeMotionEffect(_ effect: UIMotionEffect) {
    extras?.motionEffects.removeAll { $0 === effect }
  }

  /// The object that stands for all views of a class that isn't a bar's: what is set on it is kept, and
  /// applies to no view.
  package static func keptAppearance() -> Self {
    let stage = Stage.current
    stage.noteStandIn(.appearances)
    let key = ObjectIdentifier(self)
    if let kept = stage.appearances[key] as? Self { return kept }
    let made = UIKitConstructor.view(self)
    stage.appearances[key] = made
    return made
  }

  /// Draws the contents; does nothing, and isn't called.
  open func draw(_ rect: CGRect) {}

  /// Asks to be drawn again; nothing is drawn.
  open func setNeedsDisplay() {}

  /// Asks for a part to be drawn again; nothing is drawn.
  open func setNeedsDisplay(_ rect: CGRect) {}

  /// A view that looks as it does now: a plain one of the same frame, as nothing is drawn.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    let copy = UIView(frame: frame)
    copy.backgroundColor = backgroundColor
    return copy
  }

  /// A view that looks as a part of it does now, whose middle can be stretched: a plain one of the part's
  /// size, as nothing is drawn.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    let copy = UIView(frame: CGRect(origin: .zero, size: rect.size))
    copy.backgroundColor = backgroundColor
    return copy
  }

  // MARK: Superviews and windows

  /// Inserts a view behind another subview.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    let place = inner.firstIndex { $0 === siblingSubview }
    insertSubview(view, at: place ?? inner.count)
  }

  /// Inserts a view in front of another subview.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    let place = inner.firstIndex { $0 === siblingSubview }
    insertSubview(view, at: place.map { $0 + 1 } ?? inner.count)
  }

  /// Exchanges the places of two subviews.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard inner.indices.contains(index1), inner.indices.contains(index2) else { return }
    inner.swapAt(index1, index2)
  }

  /// Called before it is added to a superview or removed from one; does nothing.
  // overridable: willMoveToSuperview
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called before it will be in another window, or in none; does nothing.
  // overridable: willMoveToWindow
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called when it is in another window, or in none; does nothing.
  // overridable
  open func didMoveToWindow() {}
  /// Called when a view was added to it; does nothing.
  // overridable
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a view is removed from it; does nothing.
  // overridable
  open func willRemoveSubview(_ subview: UIView) {}

  // MARK: Points and touches

  /// A point in another view's points; in those of the window without one.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let distance = distance(from: view)
    return CGPoint(x: point.x - distance.dx, y: point.y - distance.dy)
  }

  /// A point of another view in its own points.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let distance = distance(from: view)
    return CGPoint(x: point.x + distance.dx, y: point.y + distance.dy)
  }

  /// A rectangle in another view's points; in those of the window without one.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// A rectangle of another view in its own points.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// The frontmost view at a point that touches reach; nil if it is not in this one.
  // overridable
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    viewHit(at: point, with: event)
  }

  /// Whether a point is in it.
  // overridable
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    extent.contains(point)
  }

  /// What recognises gestures on it and the views in it; nil for nothing.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { extras.flatMap { $0.recognizers.isEmpty ? nil : $0.recognizers } }
    set {
      for recognizer in gestureRecognizers ?? [] { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  /// Lets a recogniser look for its gesture here; it leaves the view that it was added to before.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    ownExtras.recognizers.append(gestureRecognizer)
    gestureRecognizer.view = self
  }

  /// Ends that.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    extras?.recognizers.remove(gestureRecognizer)
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.stopRecognising()
    gestureRecognizer.view = nil
  }

  /// What the user can do with it besides its own touches.
  open var interactions: [any UIInteraction] {
    get { extras?.interactions ?? [] }
    set {
      for interaction in interactions { removeInteraction(interaction) }
      for interaction in newValue { addInteraction(interaction) }
    }
  }

  /// Adds something that the user can do with it; another view that has it loses it.
  open func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.move(to: self) { ownExtras.interactions.append(interaction) }
  }

  /// Removes something that the user can do with it.
  open func removeInteraction(_ interaction: any UIInteraction) {
    guard indexOfInteraction(interaction) != nil else { return }
    interaction.move(to: nil) {
      if let index = indexOfInteraction(interaction) { extras?.interactions.remove(at: index) }
    }
  }

  private func indexOfInteraction(_ interaction: any UIInteraction) -> Int? {
    extras?.interactions.nearestIndex { $0 === interaction }
  }

  /// Whether a recogniser on it may begin; true.
  // overridable; recorded
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Sizes and constraints

  /// The size of its contents; `noIntrinsicMetric` in both directions.
  // overridable
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// Asks for a layout because the size of its contents has changed.
  open func invalidateIntrinsicContentSize() { container?.setNeedsLayout() }

  /// The size that suits it; that of its contents, or else its own.
  // overridable
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    let own = askedIntrinsicContentSize
    return CGSize(
      width: own.width >= 0 ? own.width : frame.width,
      height: own.height >= 0 ? own.height : frame.height)
  }

  /// Takes the size that suits it.
  open func sizeToFit() { frame.size = askedSize(thatFits: frame.size) }

  /// The size that its constraints give it, or else that suits it, given a size to aim at (H98).
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    askedSize(fitting: targetSize, .fittingSizeLevel, .fittingSizeLevel)
  }

  /// The size that its constraints give it, or else that suits it; a length with the priority
  /// `required` stays that of the target (H98).
  // overridable
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let width = horizontalFittingPriority == .required ? targetSize.width : nil
    let height = verticalFittingPriority == .required ? targetSize.height : nil
    let fitted = ConstraintSolver.fittedSize(of: self, width: width, height: height)
    let own = askedSize(thatFits: targetSize)
    return CGSize(
      width: width ?? fitted.width ?? own.width, height: height ?? fitted.height ?? own.height)
  }

  /// By how much the part that is aligned is smaller than the frame; zero, and without an effect.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The part that texts of a readable width fill: that of the margins here.
  open var readableContentGuide: UILayoutGuide { layoutMarginsGuide }

  /// Whether its frame stands, and not its constraints; true by default.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { extras?.usesAutoresizing ?? true }
    set {
      ownExtras.usesAutoresizing = newValue
      container?.setNeedsLayout()
    }
  }

  /// Whether it is laid out by constraints only; false.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// The constraints that it is the nearest view around.
  open var constraints: [NSLayoutConstraint] { extras?.constraints ?? [] }

  /// Adds a constraint about it or views in it.
  open func addConstraint(_ constraint: NSLayoutConstraint) { constraint.attach(to: self) }

  /// Adds constraints about it or views in it.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Removes a constraint.
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { constraint.deactivate() }
  }

  /// Removes constraints.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// The guides that were added to it.
  open var layoutGuides: [UILayoutGuide] { extras?.guides ?? [] }

  /// Adds a guide; its frame is that of the view.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    ownExtras.guides.append(layoutGuide)
    layoutGuide.owningView = self
  }

  /// Removes a guide.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    extras?.guides.removeAll { $0 === layoutGuide }
    if layoutGuide.owningView === self { layoutGuide.owningView = nil }
  }

  /// How strongly it resists being larger than its contents; kept, no effect.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    extras?.huggings[axis] ?? .defaultLow
  }

  /// Sets how strongly it resists being larger than its contents; kept, no effect.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { ownExtras.huggings[axis] = priority }

  /// How strongly it resists being smaller than its contents; kept, no effect.
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { extras?.resistances[axis] ?? .defaultHigh }

  /// Sets how strongly it resists being smaller than its contents; kept, no effect.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { ownExtras.resistances[axis] = priority }

  /// Called to change its constraints, before the first layout and after `setNeedsUpdateConstraints`; an
  /// override must call super.
  // overridable
  open func updateConstraints() {}

  /// Calls `updateConstraints` of the views that have asked for it, in the subviews first; for the view of
  /// a controller that is `updateViewConstraints` (J30).
  open func updateConstraintsIfNeeded() {
    for subview in inner { subview.updateConstraintsIfNeeded() }
    updateOwnConstraints()
  }

  /// Called to show what it shows, before its first layout and after `setNeedsUpdateProperties`; an
  /// override must call super (iOS 26; H75).
  // overridable; H75
  open func updateProperties() {}

  /// Asks for `updateProperties` at the end of the turn, before and without a layout (iOS 26; H75).
  open func setNeedsUpdateProperties() { needProperties(.own) }

  /// Calls `updateProperties` now if it needs to be, of the view, its controller and all that is in
  /// it (iOS 26; H75).
  open func updatePropertiesIfNeeded() {
    updateOwnProperties()
    for subview in inner { subview.updatePropertiesIfNeeded() }
  }

  /// The traits that it and its subviews have in place of those around it (iOS 17; F100).
  open var traitOverrides: any UITraitOverrides {
    get {
      traitStage.note(.traitOverrides)
      return ownOverrides
    }
    set { ownOverrides.take(newValue) }
  }

  /// Updates the traits of it and of its subviews now, and notifies all that have others (iOS 17).
  open func updateTraitsIfNeeded() {
    traitStage.updateTraitsIfNeeded()
    traitStage.updateTraits(below: self)
  }

  open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, to: Optional(view)) }
    return moved(point, to: coordinateSpace)
  }

  open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, from: Optional(view)) }
    return coordinateSpace.moved(point, to: self)
  }

  open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, to: Optional(view)) }
    return CGRect(origin: moved(rect.origin, to: coordinateSpace), size: rect.size)
  }

  open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, from: Optional(view)) }
    return CGRect(origin: coordinateSpace.moved(rect.origin, to: self), size: rect.size)
  }

  /// Its left edge in the direction of reading.
  open var leadingAnchor: NSLayoutXAxisAnchor { horizontal(.leading) }
  /// Its right edge in the direction of reading.
  open var trailingAnchor: NSLayoutXAxisAnchor { horizontal(.trailing) }
  /// Its left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { horizontal(.left) }
  /// Its right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { horizontal(.right) }
  /// The middle of its width.
  open var centerXAnchor: NSLayoutXAxisAnchor { horizontal(.centerX) }
  /// Its upper edge.
  open var topAnchor: NSLayoutYAxisAnchor { vertical(.top) }
  /// Its lower edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { vertical(.bottom) }
  /// The middle of its height.
  open var centerYAnchor: NSLayoutYAxisAnchor { vertical(.centerY) }
  /// The base line of its first text; here its lower edge.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { vertical(.firstBaseline) }
  /// The base line of its last text; here its lower edge.
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { vertical(.lastBaseline) }
  /// Its width.
  open var widthAnchor: NSLayoutDimension { dimension(.width) }
  /// Its height.
  open var heightAnchor: NSLayoutDimension { dimension(.height) }

  /// Makes changes without animation, pushes and presentations included.
  ///
  /// [performWithoutAnimation(_:)](https://developer.apple.com/documentation/uikit/uiview/performwithoutanimation(_:))
  open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    Stage.current.withoutAnimation { HandlerCall.animation.run(actionsWithoutAnimation) }
  }

  /// Whether changes are animated when a program asks for it.
  ///
  /// [areAnimationsEnabled](https://developer.apple.com/documentation/uikit/uiview/areanimationsenabled)
  open class var areAnimationsEnabled: Bool { Stage.current.animations.areAnimated }

  /// Enables or disables animations.
  ///
  /// [setAnimationsEnabled(_:)](https://developer.apple.com/documentation/uikit/uiview/setanimationsenabled(_:))
  open class func setAnimationsEnabled(_ enabled: Bool) {
    Stage.current.animations.isEnabled = enabled
  }

  /// Makes changes, and calls back when an animation of that length would be over; seconds.
  ///
  /// Nothing is drawn, so the changes take effect at once.
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let stage = Stage.current
    HandlerCall.animation.run(on: stage, animations)
    let isAwaited = stage.animations.isAwaited
    guard completion != nil || isAwaited else { return }
    let time =
      stage.animations.areAnimated ? Duration(bounded: duration) + Duration(bounded: delay) : .zero
    let end = stage.animations.addAnimation()
    let finish = Handler(.animation) { (isFinished: Bool) in
      completion?(isFinished)
      end()
    }
    if let collector = stage.engine.animationCollector {
      collector.deferAnimation(time, finish)
    } else {
      stage.complete(after: time) { finish.run(true) }
    }
  }

  /// Makes changes, and calls back when an animation of that length would be over; seconds.
  open class func animate(
    withDuration duration: TimeInterval, animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  /// Makes changes to a view, and calls back when a transition of so many seconds would be over.
  ///
  /// Only what is drawn is animated: another root of a window appears as it does without it (F25).
  /// [transition(with:duration:options:animations:completion:)](https://developer.apple.com/documentation/uikit/uiview/transition(with:duration:options:animations:completion:))
  open class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: options, animations: animations ?? {},
      completion: completion)
  }

  /// Puts a view in the place of another, and calls back when a transition of so many seconds would
  /// be over.
  ///
  /// [transition(from:to:duration:options:completion:)](https://developer.apple.com/documentation/uikit/uiview/transition(from:to:duration:options:completion:))
  open class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: options,
      animations: { exchange(fromView, for: toView, options) }, completion: completion)
  }

  /// Makes changes, and calls back when an animation with a spring would be over; seconds.
  ///
  /// The spring has no effect: it is over after the duration.
  /// [animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:)](https://developer.apple.com/documentation/uikit/uiview/animate(withduration:delay:usingspringwithdamping:initialspringvelocity:options:animations:completion:))
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, options: options, animations: animations,
      completion: completion)
  }

  /// Makes the changes of key frames, and calls back when the animation would be over; seconds.
  ///
  /// [animateKeyframes(withDuration:delay:options:animations:completion:)](https://developer.apple.com/documentation/uikit/uiview/animatekeyframes(withduration:delay:options:animations:completion:))
  open class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: delay, animations: animations, completion: completion)
  }

  /// Makes the changes of a part of the animation around it, at once; fractions of its length.
  ///
  /// [addKeyframe(withRelativeStartTime:relativeDuration:animations:)](https://developer.apple.com/documentation/uikit/uiview/addkeyframe(withrelativestarttime:relativeduration:animations:))
  open class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: () -> Void
  ) {
    HandlerCall.animation.run(animations)
  }
}

import Foundation
import NavigationModel

/// A rectangle with subviews; it draws nothing.
///
/// [UIView](https://developer.apple.com/documentation/uikit/uiview)
open class UIView: UIResponder {
  /// The place in the superview, in points; a new size resizes the subviews by their masks.
  @exclusivity(unchecked) open var frame: CGRect {
    didSet {
      guard frame.size != oldValue.size else { return }
      setNeedsLayout()
      if autoresizesSubviews { resizeSubviews(from: oldValue.size) }
    }
  }
  /// How it follows when the size of its superview changes; not at all at first.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether its subviews follow when its size changes; true at first.
  @exclusivity(unchecked) open var autoresizesSubviews = true
  /// Whether it is left out of what is shown.
  open var isHidden = false
  /// How opaque it is, from 0 to 1; below 0.01 a person cannot touch it.
  open var alpha: CGFloat = 1
  /// The colour behind its contents; nil is none.
  open var backgroundColor: UIColor?
  /// Whether a person can touch it and what is in it; true at first.
  open var isUserInteractionEnabled = true
  /// The name that its state is saved under, along with that of its controller; nil leaves it out
  /// (B76).
  open var restorationIdentifier: String?
  /// A number of the program's own; 0 at first.
  open var tag = 0
  /// The view it is in.
  open var superview: UIView? { holder }
  /// The same, for the framework: asking a class that may be overridden costs a count.
  ///
  /// The view around it clears it before it goes away, so that it need not be weak.
  @exclusivity(unchecked) private(set) final unowned(unsafe) var holder: UIView?
  /// The views in it, back to front.
  open var subviews: [UIView] { inner }
  /// The same, for the framework.
  @exclusivity(unchecked) private(set) final var inner: [UIView] = []
  /// The controller whose view it is.
  ///
  /// The controller clears it before it goes away, so that it need not be weak.
  @exclusivity(unchecked) package internal(set) unowned(unsafe) var controller: UIViewController? {
    didSet { controllerID = controller?.id }
  }
  /// The identifier of that controller.
  @exclusivity(unchecked) private(set) final var controllerID: Hierarchy.ID?
  /// Performs what a script overrides, if one does.
  @exclusivity(unchecked) package var behaviour: (any ViewBehaviour)?
  /// The name of the class that a script made it of.
  package var scriptClassName: String?

  /// Whether it is a toolbar that its container puts into its view and takes out of it.
  @exclusivity(unchecked) final var isManagedToolbar = false

  /// Who holds it by its place: the superview, and the controller whose view it is.
  package var keepers: [AnyObject] { [superview, controller].compactMap { $0 } }
  /// How many views are in another one, in all worlds: fewer than may be nested can't be nested too
  /// deeply, and walks for every view that is added would cost the square of the depth.
  @exclusivity(unchecked) private(set) static var nestedCount = 0
  @exclusivity(unchecked) private final var needsLayout = true
  /// Whether a view in it may need a layout; all views around one that does know of it, so that
  /// nested views that don't are not asked.
  @exclusivity(unchecked) private final var hasLayoutBelow = false
  @exclusivity(unchecked) private final var needsConstraints = true

  /// A view with a frame in points.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  /// A view without extent; there are no nibs here, and the coder is not read.
  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
  }

  /// A view without extent.
  public override convenience init() {
    self.init(frame: .zero)
  }

  // To ask on which actor is worth it only for a view with others in it.
  nonisolated deinit {
    if !inner.isEmpty { _ = Leavings(&inner) }
  }

  /// The views that were in one that has gone.
  private final class Leavings {
    private var views: [UIView]

    nonisolated init(_ views: inout [UIView]) {
      self.views = views
      views = []
    }

    // Views in views are let go of one after the other: each by the one around it takes a stack
    // that grows with them.
    isolated deinit {
      var rest = views
      views = []
      while var view = rest.popLast() {
        view.holder = nil
        nestedCount -= 1
        guard isKnownUniquelyReferenced(&view) else { continue }
        rest += view.subviews
        view.inner = []
      }
    }
  }

  /// The frame with its origin at zero, in points.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }

  /// The name of its class.
  package var className: String { scriptClassName ?? "\(type(of: self))" }

  /// The middle of the frame, in points of the superview.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(
        x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  open override var next: UIResponder? { controller ?? superview }

  /// Stores what is needed to bring its state back; UIKit's own views store nothing here (B76).
  open func encodeRestorableState(with coder: NSCoder) {}

  /// Takes its state back, before its controller does (B76).
  open func decodeRestorableState(with coder: NSCoder) {}

  /// The window it is in; a controller's view has one from `viewIsAppearing` on (A25).
  open var window: UIWindow? {
    if let owner = nearestController { return owner.stage.window(of: owner) }
    var top: UIView = self
    while let superview = top.superview { top = superview }
    return top as? UIWindow
  }

  /// Puts a view in front of the other subviews.
  ///
  /// A child's view that comes into a visible view appears: it hears so inside this call (A33).
  open func addSubview(_ view: UIView) { insertSubview(view, at: inner.count) }

  /// Puts a view among the subviews; index 0 is the back.
  open func insertSubview(_ view: UIView, at index: Int) {
    guard !isInside(view) else {
      return Stage.current.complain(
        .selfSubview,
        because: view === self ? "it was added to itself" : "it was added to a view inside it")
    }
    guard hasRoom(for: view) else {
      return Stage.current.complain(.viewsTooDeep, "\(Self.deepestNesting)")
    }
    let controllers = view.topControllers
    // A view that comes from nowhere and brings nobody along concerns no controller.
    let owner = controllers.isEmpty && view.holder == nil ? nil : nearestController
    guard controllers.allSatisfy({ $0.viewMayJoin(owner) }) else { return }
    let stays = owner != nil && view.holder?.nearestController === owner
    if !stays { view.leaveSuperview() }
    // What is called on the way out may have put this view into the other one.
    guard !isInside(view) else { return }
    place(view, at: max(index, 0))
    guard let owner, !stays else { return }
    for controller in controllers { controller.viewJoined(owner) }
  }

  /// Takes it out of its superview; a child's view disappears by that.
  open func removeFromSuperview() {
    guard holder != nil else { return }
    leaveSuperview()
    receiveDidMoveToSuperview()
  }

  private func leaveSuperview() {
    guard let holder else { return }
    let owner = holder.nearestController
    endEditing(true)
    detach()
    guard let owner else { return }
    for controller in topControllers { controller.viewLeft(owner) }
  }

  /// Called when it has come into a superview, or has left one; does nothing.
  open func didMoveToSuperview() {}

  /// Has a view among the subviews, at a place or in front; controllers hear nothing of it.
  func place(_ view: UIView, at index: Int?) {
    view.detach()
    inner.insert(view, at: min(index ?? inner.count, inner.count))
    view.holder = self
    Self.nestedCount += 1
    if view.mayNeedLayout { view.noteLayoutAround() }
    if Stage.current.isObserved { Stage.current.observer?.owner(self, gained: view) }
    view.receiveDidMoveToSuperview()
  }

  /// Has a view in front of the others, but behind some of them.
  func place(_ view: UIView, behind others: Few<UIView>) {
    var index = 0
    while index < inner.count, !others.holds(inner[index]) { index += 1 }
    place(view, at: index)
  }

  /// Takes it out of its superview; controllers hear nothing of it.
  func detach() {
    guard let former = holder else { return }
    former.inner.remove(self)
    holder = nil
    Self.nestedCount -= 1
    if Stage.current.isObserved { Stage.current.observer?.owner(former, lost: self) }
  }

  /// Puts a view that is in it in front of the others.
  open func bringSubviewToFront(_ view: UIView) { move(view, to: inner.count - 1) }

  /// Puts a view that is in it behind the others.
  open func sendSubviewToBack(_ view: UIView) { move(view, to: 0) }

  private func move(_ view: UIView, to index: Int) {
    guard let place = inner.firstIndex(where: { $0 === view }) else { return }
    inner.insert(inner.remove(at: place), at: index)
  }

  // MARK: Layout

  /// Asks for a layout; it happens when the view comes on screen, or is on screen at the start of
  /// the next turn.
  open func setNeedsLayout() {
    needsLayout = true
    noteLayoutAround()
    controller?.viewNeedsLayout()
  }

  /// Lets the views around it know that it may need a layout, up to the first that knows of one.
  private final func noteLayoutAround() {
    var ancestor = holder
    while let current = ancestor, !current.hasLayoutBelow {
      current.hasLayoutBelow = true
      ancestor = current.holder
    }
  }

  /// Asks for `updateViewConstraints` of the controller whose view it is, at the end of the turn.
  open func setNeedsUpdateConstraints() {
    needsConstraints = true
    controller?.viewNeedsLayout()
  }

  /// Whether its constraints are to be updated.
  open func needsUpdateConstraints() -> Bool { needsConstraints }

  /// Whether its constraints are to be updated; from now on they are not.
  func takeConstraintsRequest() -> Bool {
    defer { needsConstraints = false }
    return needsConstraints
  }

  /// Lays out what asked for it, here and in the subviews.
  open func layoutIfNeeded() {
    if needsLayout {
      needsLayout = false
      receiveLayoutSubviews()
    }
    guard hasLayoutBelow else { return }
    hasLayoutBelow = false
    for subview in inner where subview.mayNeedLayout { subview.layoutIfNeeded() }
  }

  /// Whether it, or something in it, may have asked for a layout.
  final var mayNeedLayout: Bool { needsLayout || hasLayoutBelow }

  /// Gives the subviews their places; does nothing.
  open func layoutSubviews() {}

  /// Whether another view is its superview.
  final func isDirectly(in view: UIView) -> Bool { holder === view }

  /// Whether it is a view or one of its subviews, at any depth.
  func isInside(_ view: UIView) -> Bool {
    if view === self { return true }
    // Nothing is deeper in a view than its subviews where these have none, whatever the depth.
    if !view.isNested { return holder === view }
    var ancestor: UIView? = self
    while let current = ancestor {
      if current === view { return true }
      ancestor = current.holder
    }
    return false
  }

  /// Whether a view in it has subviews.
  private var isNested: Bool {
    for subview in inner where !subview.inner.isEmpty { return true }
    return false
  }

  /// The name of its class, unless that is `UIView`.
  func ownClassName(on stage: Stage) -> String? {
    if let scriptClassName { return scriptClassName }
    return type(of: self) == UIView.self ? nil : stage.registry.facts(of: type(of: self)).name
  }

  /// The name that timelines use.
  package var label: String { objectName ?? className }

  /// The controller whose view this is, or is in.
  package var nearestController: UIViewController? {
    var ancestor: UIView? = self
    while let current = ancestor {
      if let controller = current.controller { return controller }
      ancestor = current.holder
    }
    return nil
  }
}

extension UIViewController {
  /// Whether the view may come into a controller's view, complaining where not: a controller
  /// without a parent may be anywhere, another one only with its parent (A71).
  func viewMayJoin(_ owner: UIViewController?) -> Bool {
    guard let owner, let parent, parent !== owner else { return true }
    stage.complain(
      .hierarchyInconsistency, stage.describe(self), stage.describe(owner), stage.describe(parent),
      because: "\(label) is a child of \(parent.label), and its view joins that of \(owner.label)")
    return false
  }

  /// The view came into a controller's view; that of a child appears by that, and that of a
  /// controller without a parent as well (A33, A78).
  func viewJoined(_ owner: UIViewController) {
    guard owner === parent else { return becomeGuest(of: owner) }
    let shown = stage.hierarchy[owner.id].shown
    guard !shown.contains(id), stage.hierarchy[owner.id].showing == .placed else { return }
    stage.perform(.embed, in: owner.lane, animated: false) {
      $0.show(shown + [id], in: owner.id)
    }
  }

  /// Appears in a controller's view without being its child; nobody but the transition keeps it
  /// (A78, CAT-12).
  private func becomeGuest(of host: UIViewController) {
    guard stage.hierarchy.mayAdd(id, to: host.id) else { return }
    let transition = stage.perform(.embed, in: host.lane, animated: false) {
      $0.take(id, asGuestOf: host.id)
    }
    transition?.keep(self)
  }

  /// The view left a controller's view.
  func viewLeft(_ owner: UIViewController) {
    if stage.hierarchy[id].host == owner.id {
      let transition = stage.perform(.embed, in: owner.lane, animated: false) {
        $0.dismiss(guest: id)
      }
      transition?.keep(self)
      return
    }
    let shown = stage.hierarchy[owner.id].shown
    guard shown.contains(id), stage.hierarchy[owner.id].showing == .placed else { return }
    stage.perform(.embed, in: owner.lane, animated: false) {
      $0.show(shown.filter { $0 != id }, in: owner.id)
    }
  }
}

extension Stage {
  /// The window that a controller's view is in.
  func window(of controller: UIViewController) -> UIWindow? {
    hierarchy[controller.id].viewWindow.flatMap { registry.windows[$0 - 1].window }
  }
}

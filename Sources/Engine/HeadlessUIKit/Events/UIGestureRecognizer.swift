import Foundation

/// Recognises a gesture of the user.
///
/// `Stage.user` performs a gesture on a view, and the nearest recogniser for it, of that view or of the
/// views around it, takes its states one after the other; others do so with it if a delegate allows it.
/// A subclass may recognise a gesture of its own: it receives the touches, and sets `state`.
/// [UIGestureRecognizer](https://developer.apple.com/documentation/uikit/uigesturerecognizer)
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// The values that a program has associated with it; nil before the first.
  final var associations: Associations?
  /// Whether it recognises gestures; true by default.
  ///
  /// An active gesture is cancelled when it becomes false.
  open var isEnabled = true {
    didSet { if !isEnabled { stopRecognising() } }
  }
  /// Decides whether it may begin; a program's delegate replaces UIKit's (B67).
  open weak var delegate: (any UIGestureRecognizerDelegate)? {
    didSet { hasUIKitsDelegate = false }
  }
  /// Whether UIKit's conditions apply: until a program sets a delegate, or nil (B67).
  package private(set) var hasUIKitsDelegate = true
  /// Objects that live as long as it, by the property that they are the value of.
  package var attachments: [String: AnyObject] = [:]
  /// The view that it was added to.
  open internal(set) weak var view: UIView?
  /// The stack that UIKit has made it for; nil for a program's own.
  final weak var stack: UINavigationController?
  /// How far the gesture is; a subclass sets it while it receives touches.
  open var state = State.possible {
    didSet { hasNewState = true }
  }
  /// Whether its state was set, and its actions haven't been sent for that.
  final var hasNewState = false
  /// The fingers whose touches it receives; empty while there are none.
  final var touches: [UITouch] = []
  /// A name for the program.
  open var name: String?
  /// Whether the touches of a recognised gesture are cancelled for the view; true by default.
  open var cancelsTouchesInView = true
  /// Whether the view gets the first touch late; kept, no effect.
  open var delaysTouchesBegan = false
  /// Whether the view gets the last touch late; kept, no effect.
  open var delaysTouchesEnded = true
  /// Whether only one kind of touches is recognised at a time; kept, no effect.
  open var requiresExclusiveTouchType = true
  /// How many fingers the gesture has; 0 while there is none.
  open var numberOfTouches: Int { touches.isEmpty && state != .possible ? 1 : touches.count }
  private var actions: [TargetAction] = []
  /// Performs what else is connected with its states.
  package var onState: ((UIGestureRecognizer) -> Void)? {
    didSet { stateHandler = onState.map { Handler(.gesture, $0) } }
  }
  private var stateHandler: Handler<UIGestureRecognizer>?
  private var ownPoint = CGPoint.zero
  private var required: [WeakRecognizer] = []

  private struct WeakRecognizer {
    weak var recognizer: UIGestureRecognizer?
  }

  /// Creates a recogniser that sends an action to a target, which isn't retained.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a recogniser without a target.
  public override convenience init() { self.init(target: nil, action: nil) }

  /// Sends an action to a target as well; the target is not retained.
  open func addTarget(_ target: Any, action: Selector) {
    actions.append(TargetAction(target: target as AnyObject, action: action))
  }

  /// Ends that; nil means every target, and every action.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let target = target.map { $0 as AnyObject }
    actions.removeAll { own in
      (target == nil || own.target === target) && (action == nil || own.action == action)
    }
  }

  /// Where the gesture is, in the middle of its fingers, in points of a view, or of its window.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view else { return ownPoint }
    return own.convert(ownPoint, to: view)
  }

  /// Where one of the fingers is, in points of a view.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    touches.indices.contains(touchIndex)
      ? touches[touchIndex].location(in: view) : location(in: view)
  }

  /// Receives nothing more of a touch.
  open func ignore(_ touch: UITouch, for event: UIEvent) { touches.removeAll { $0 === touch } }

  /// Begins only if another recogniser doesn't recognise the same gesture.
  ///
  /// One of a program's own class counts as failed until it recognises something (unconfirmed).
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    required.append(WeakRecognizer(recognizer: otherGestureRecognizer))
  }

  /// Called when the gesture is over, if it has recognised it, failed or was cancelled; an override must
  /// call super.
  // overridable; as resetGesture
  open func reset() {
    state = .possible
    hasNewState = false
  }

  /// Whether another recogniser may keep it from recognising the gesture; true.
  // overridable
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether it keeps another recogniser from recognising the gesture; true.
  // overridable
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether another recogniser has to fail before it begins.
  // overridable
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    required.contains { $0.recognizer === otherGestureRecognizer }
  }

  /// Whether it has to fail before another recogniser begins.
  // overridable
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Called when fingers touch the view; an override must call super.
  // overridable
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when fingers move; an override must call super.
  // overridable
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when fingers are lifted; an override must call super.
  // overridable
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when the touches are cancelled; an override must call super.
  // overridable
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Receives touches, unless it ignores them.
  final func take(_ touches: Set<UITouch>, in phase: UITouch.Phase, of event: UIEvent) {
    let touches = touches.intersection(self.touches)
    guard !touches.isEmpty else { return }
    findPoint()
    switch phase {
    case .began: callMember(.touchesBegan) { touchesBegan(touches, with: event) }
    case .moved: callMember(.touchesMoved) { touchesMoved(touches, with: event) }
    case .stationary: break
    case .ended: callMember(.touchesEnded) { touchesEnded(touches, with: event) }
    case .cancelled: callMember(.touchesCancelled) { touchesCancelled(touches, with: event) }
    }
  }

  /// Is made ready for the next gesture.
  final func prepareForNext() {
    if state != .possible { callMember(.resetGesture) { reset() } }
  }

  /// Only its class overrides its members.
  package final var overrides: (any MemberOverrides)? { nil }

  /// Takes another state of a gesture, and sends its actions.
  ///
  /// The gesture is where its fingers are, or without them at a point of its view.
  final func enter(_ state: State, at point: CGPoint = .zero) {
    self.state = state
    if touches.isEmpty { ownPoint = point } else { findPoint() }
    hasNewState = false
    didEnterState()
    for action in actions { action.action.perform(as: .gesture, on: action.target, self) }
    stateHandler?.run(self)
  }

  /// Does what UIKit's own recognisers do in a state, before actions are sent.
  func didEnterState() {}

  /// Fails without an action.
  final func fail() {
    state = .failed
    hasNewState = false
  }

  /// Whether it may begin now: its view and its delegate say so.
  final var mayBegin: Bool {
    findPoint()
    guard isEnabled, let view, view.lets(self) else { return false }
    // It may have removed the recogniser.
    return delegateLetsItBegin && self.view != nil
  }

  /// Begins to receive the touches of an event that its delegate allows; false if there are none, if it is
  /// disabled, or if it is recognising another gesture.
  final func beginTouches(of event: UIEvent) -> Bool {
    guard isEnabled, touches.isEmpty, delegateLetsItReceive(event) else { return false }
    prepareForNext()
    touches = event.touches.filter(delegateLetsItReceive)
    return !touches.isEmpty
  }

  /// Receives no more touches; a gesture that it has begun is cancelled.
  final func stopRecognising() {
    if state.isActive { enter(.cancelled) }
    touches = []
  }

  /// Whether its delegate lets it receive a touch at the left edge of a view.
  final func delegateLetsItReceiveTouch(atEdgeOf edge: UIView) -> Bool {
    let start = edge.convert(CGPoint(x: 0, y: edge.bounds.midY), to: edge.window)
    let (event, hit) = (UIEvent(), edge.hit(at: CGPoint(x: 0, y: edge.bounds.midY)))
    let touch = UITouch(in: hit ?? edge, of: edge.window, at: start)
    event.touches = [touch]
    return delegateLetsItReceive(event) && delegateLetsItReceive(touch)
  }

  /// Whether it begins only if another one has failed.
  final func waits(for other: UIGestureRecognizer) -> Bool {
    other !== self
      && (askMember(.shouldRequireFailure) { shouldRequireFailure(of: other) }
        || other.askMember(.shouldBeRequiredToFail) { other.shouldBeRequiredToFail(by: self) }
        || delegateRequiresFailure(of: other) || other.delegateRequiresToFail(by: self))
  }

  /// Whether it keeps another one from recognising its gesture.
  final func prevents(_ other: UIGestureRecognizer) -> Bool {
    askMember(.canPrevent) { canPrevent(other) }
      && other.askMember(.canBePrevented) { other.canBePrevented(by: self) }
      && !delegateSharesGesture(with: other) && !other.delegateSharesGesture(with: self)
  }

  /// Where one of its fingers is for it, in points of its view.
  func place(of touch: UITouch) -> CGPoint { touch.location(in: view) }

  private func findPoint() {
    guard !touches.isEmpty else { return }
    let points = touches.map(place)
    let (x, y) = points.reduce((0, 0)) { ($0.0 + $1.x, $0.1 + $1.y) }
    ownPoint = CGPoint(x: x / CGFloat(points.count), y: y / CGFloat(points.count))
  }

  nonisolated deinit {}
}

/// A target with its action.
private struct TargetAction {
  weak var target: AnyObject?
  let action: Selector
}

extension UIGestureRecognizer {
  /// How far a gesture is.
  ///
  /// [UIGestureRecognizer.State](https://developer.apple.com/documentation/uikit/uigesturerecognizer/state-swift.enum)
  nonisolated public enum State: Int, Sendable {
    case possible = 0
    case began = 1
    case changed = 2
    case ended = 3
    case cancelled = 4
    case failed = 5

    /// The state of a gesture that is recognised at once.
    public static let recognized = State.ended

    /// Whether the gesture is still going on.
    var isActive: Bool { self == .began || self == .changed }

    /// Whether the gesture is over.
    var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }
  }
}

/// Recognises a pointer above a view.
///
/// [UIHoverGestureRecognizer](https://developer.apple.com/documentation/uikit/uihovergesturerecognizer)
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {}

/// Recognises taps.
///
/// [UITapGestureRecognizer](https://developer.apple.com/documentation/uikit/uitapgesturerecognizer)
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps are wanted; 1 by default.
  open var numberOfTapsRequired = 1
  /// With how many fingers; 1 by default.
  open var numberOfTouchesRequired = 1
  /// How many taps the user makes at most one after the other (unconfirmed).
  static let mostTaps = 10
}

/// Recognises long presses.
///
/// [UILongPressGestureRecognizer](https://developer.apple.com/documentation/uikit/uilongpressgesturerecognizer)
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long the finger has to rest, in seconds; half a second by default.
  open var minimumPressDuration: TimeInterval = 0.5
  /// With how many fingers; 1 by default.
  open var numberOfTouchesRequired = 1
  /// How many taps come before; 0 by default.
  open var numberOfTapsRequired = 0
  /// How far the finger may move, in points; 10 by default.
  open var allowableMovement: CGFloat = 10
}

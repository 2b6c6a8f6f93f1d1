import Foundation

/// Recognises a gesture of the user.
///
/// `Stage.user` performs a gesture on a view, and the nearest recogniser for it, of that view or of the
/// views around it, goes through its states; it receives no touches itself.
/// [UIGestureRecognizer](https://developer.apple.com/documentation/uikit/uigesturerecognizer)
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// The values that a program has associated with it; nil before the first.
  final var associations: Associations?
  /// Whether it recognises gestures; true by default.
  open var isEnabled = true
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
  /// How far the gesture is.
  open var state = State.possible
  /// A name for the program.
  open var name: String?
  /// Whether the touches of a recognised gesture are cancelled for the view, after the first action
  /// (unconfirmed); true by default.
  open var cancelsTouchesInView = true
  /// Whether the view gets the first touch late; kept, no effect.
  open var delaysTouchesBegan = false
  /// Whether the view gets the last touch late; kept, no effect.
  open var delaysTouchesEnded = true
  /// Whether only one kind of touches is recognised at a time; kept, no effect.
  open var requiresExclusiveTouchType = true
  /// How many fingers the gesture has; 0 while there is none.
  open internal(set) var numberOfTouches = 0
  private var actions: [TargetAction] = []
  /// Performs what else is connected with its states.
  package var onState: ((UIGestureRecognizer) -> Void)? {
    didSet { stateHandler = onState.map { Handler(.gesture, $0) } }
  }
  private var stateHandler: Handler<UIGestureRecognizer>?
  private var point = CGPoint.zero
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

  /// Where the gesture is, in points of a view, or of its window.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view else { return point }
    return own.convert(point, to: view)
  }

  /// Where one of the fingers is, in points of a view.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { location(in: view) }

  /// Begins only if another recogniser doesn't recognise the same gesture.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    required.append(WeakRecognizer(recognizer: otherGestureRecognizer))
  }

  /// Called when the gesture is over, before the next one; an override must call super.
  open func reset() {
    state = .possible
    numberOfTouches = 0
  }

  /// Whether another recogniser may keep it from recognising the gesture; true.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether it keeps another recogniser from recognising the gesture; true.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether another recogniser has to fail before it begins.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    required.contains { $0.recognizer === otherGestureRecognizer }
  }

  /// Whether it has to fail before another recogniser begins.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Called when fingers touch the view; an override must call super.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when fingers move; an override must call super.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when fingers are lifted; an override must call super.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when the touches are cancelled; an override must call super.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Takes part in another state of a gesture, and sends its actions.
  final func enter(_ state: State, at point: CGPoint) {
    self.state = state
    self.point = point
    numberOfTouches = 1
    for action in actions { action.action.perform(as: .gesture, on: action.target, self) }
    stateHandler?.run(self)
  }

  /// Whether it may begin now: its view and its delegate say so.
  final func mayBegin(at point: CGPoint) -> Bool {
    self.point = point
    guard isEnabled, state == .possible else { return false }
    if view?.lets(self) == false { return false }
    return delegateLetsItBegin
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
  }
}

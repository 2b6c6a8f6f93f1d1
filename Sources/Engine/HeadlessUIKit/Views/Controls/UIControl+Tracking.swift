import Foundation

/// What a control knows of the touch in it.
struct TrackedTouch {
  /// Whether it follows the touch.
  var isFollowed = false
  /// Whether the touch is in it.
  var isInside = false
  /// The event of the touch, while that is handled.
  weak var event: UIEvent?
}

extension UIControl {
  /// Follows a touch through a phase, and sends the events of touches.
  ///
  /// The order of calls and events within a phase is unconfirmed.
  final func track(_ touch: UITouch?, in phase: UITouch.Phase, of event: UIEvent?) {
    guard let touch else { return }
    tracked.event = event
    defer { tracked.event = nil }
    switch phase {
    case .began: begin(touch, event)
    case .moved: follow(touch, event)
    case .ended: end(touch, event)
    case .cancelled: cancel(event)
    case .stationary: break
    }
  }

  private func begin(_ touch: UITouch, _ event: UIEvent?) {
    guard isEnabled, receiveBeginTracking(touch, event) else { return }
    (tracked.isFollowed, tracked.isInside) = (true, true)
    isHighlighted = true
    touch.mayBeHandled = true
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
  }

  private func follow(_ touch: UITouch, _ event: UIEvent?) {
    guard tracked.isFollowed else { return }
    let wasInside = tracked.isInside
    let isInside = contains(touch, event)
    tracked.isInside = isInside
    isHighlighted = isInside
    tracked.isFollowed = receiveContinueTracking(touch, event)
    guard tracked.isFollowed else { return endTracking() }
    var events: Event = isInside ? .touchDragInside : .touchDragOutside
    if isInside != wasInside { events.insert(isInside ? .touchDragEnter : .touchDragExit) }
    sendActions(for: events)
  }

  private func end(_ touch: UITouch, _ event: UIEvent?) {
    guard tracked.isFollowed else { return }
    let isInside = contains(touch, event)
    tracked.isInside = isInside
    receiveEndTracking(touch, event)
    endTracking()
    guard isEnabled else { return }
    if isInside { tap() } else { sendActions(for: .touchUpOutside) }
  }

  private func cancel(_ event: UIEvent?) {
    guard tracked.isFollowed else { return }
    receiveCancelTracking(event)
    endTracking()
    sendActions(for: .touchCancel)
  }

  private func endTracking() {
    (tracked.isFollowed, tracked.isInside) = (false, false)
    isHighlighted = false
  }

  private func contains(_ touch: UITouch, _ event: UIEvent?) -> Bool {
    !touch.isPlaced || has(touch.location(in: self), with: event)
  }

  /// The answer of `beginTracking` or its override.
  package func receiveBeginTracking(_ touch: UITouch, _ event: UIEvent? = nil) -> Bool {
    askMember(.beginTracking, [touch]) { beginTracking(touch, with: event) }
  }

  /// The answer of `continueTracking` or its override.
  package func receiveContinueTracking(_ touch: UITouch, _ event: UIEvent? = nil) -> Bool {
    askMember(.continueTracking, [touch]) { continueTracking(touch, with: event) }
  }

  /// Calls `endTracking` or its override.
  package func receiveEndTracking(_ touch: UITouch, _ event: UIEvent? = nil) {
    callMember(.endTracking, [touch]) { endTracking(touch, with: event) }
  }

  /// Calls `cancelTracking` or its override.
  package func receiveCancelTracking(_ event: UIEvent? = nil) {
    callMember(.cancelTracking) { cancelTracking(with: event) }
  }

  /// Calls `sendAction` or its override.
  package func receiveSend(_ action: String, to target: Any?, orOwn ownMember: () -> Void) {
    callMember(.sendAction, [action, target], orOwn: ownMember)
  }
}

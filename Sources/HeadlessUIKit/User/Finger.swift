import Foundation

/// A finger of the user on the screen: the view that it reaches, and the responders around that,
/// receive its touches.
@MainActor
final class Finger {
  /// The touch, as responders receive it.
  let touch = UITouch()
  /// Where recognisers are looked for: the view that a touch reaches there; nil for none.
  let reached: UIView?
  private let event = UIEvent()
  private let start: CGPoint
  private var isDown = false

  /// A finger that will touch a view at a point in its own points.
  init(_ landing: Landing, on target: UIView, at point: CGPoint) {
    reached = landing.reached
    touch.view = landing.view
    touch.window = target.window
    touch.target = target
    touch.isPlaced = landing.isPlaced
    start = target.convert(point, to: touch.window)
    (touch.point, touch.formerPoint) = (start, start)
    event.touch = touch
  }

  /// Whether an object of the program has received the touch, and may handle it.
  var isHandled: Bool { touch.mayBeHandled }

  /// Touches the screen; returns the reason if no view gets the touch.
  func begin() -> String? {
    isDown = true
    send(.began)
    if event.isDelivered { return nil }
    isDown = false
    return "sendEvent of \(touch.window?.label ?? "the window") delivers no touches"
  }

  /// Moves by a distance from where it touched the screen.
  func move(by distance: CGPoint) {
    guard isDown else { return }
    touch.formerPoint = touch.point
    touch.point = CGPoint(x: start.x + distance.x, y: start.y + distance.y)
    send(.moved)
  }

  /// Leaves the screen; returns the reason if that does nothing.
  @discardableResult
  func lift() -> String? {
    if isDown { send(.ended) }
    isDown = false
    return touch.obstacle
  }

  /// Ends the touch without a lift, as when a call comes in, or a recogniser takes it.
  func cancel() {
    if isDown { send(.cancelled) }
    isDown = false
  }

  /// Leaves the touch to a recogniser, if that cancels touches.
  func give(to recognizer: UIGestureRecognizer) {
    if recognizer.cancelsTouchesInView { cancel() }
  }

  private func send(_ phase: UITouch.Phase) {
    touch.phase = phase
    touch.timestamp = event.timestamp
    guard touch.window == nil else { return UIApplication.shared.sendEvent(event) }
    event.isDelivered = true
    touch.view?.receive([touch], in: phase, of: event)
  }
}

/// Where a finger on a view lands.
@MainActor
struct Landing {
  /// The view that receives the touches.
  var view: UIView
  /// The view that a touch reaches by the answers of `hitTest`, where recognisers are looked for;
  /// nil for none.
  var reached: UIView?
  /// Whether frames say that the view is there.
  var isPlaced: Bool
}

import Foundation

/// Fingers of the user on the screen, one to five: the view that they reach, the responders around it
/// and their recognisers receive their touches.
@MainActor
final class Fingers {
  private let touches: [UITouch]
  private let event = UIEvent()
  private let reached: UIView?
  private let middle: CGPoint
  private var areDown = false

  /// Fingers that will touch a view at a point in its own points; several are beside each other, with the
  /// point in their middle.
  init(_ landing: Landing, on target: UIView, at point: CGPoint, count: Int = 1) {
    reached = landing.reached
    let middle = target.convert(point, to: target.window)
    self.middle = middle
    touches = (0..<count).map { index in
      let distance = Self.distance * (CGFloat(index) - CGFloat(count - 1) / 2)
      let start = CGPoint(x: middle.x + distance, y: middle.y)
      let touch = UITouch(in: landing.view, of: target.window, at: start)
      touch.target = target
      touch.isPlaced = landing.isPlaced
      return touch
    }
    event.touches = touches
  }

  /// How many fingers the user has at most on the screen.
  static let most = 5

  /// How far two fingers are apart at the beginning, in points (unconfirmed).
  private static let distance: CGFloat = 40

  /// Whether an object of the program has received the touches, and may handle them.
  var mayBeHandled: Bool {
    isHandled || event.recognition?.hasOwnClasses == true
  }

  /// Whether a recogniser has recognised a gesture, or a view of the program may have handled the
  /// touches.
  var isHandled: Bool { isRecognised || touches.contains(where: \.mayBeHandled) }

  /// Whether a recogniser has recognised a gesture.
  var isRecognised: Bool { event.recognition?.hasWinner == true }

  /// Touch the screen; returns the reason if no view gets the touches.
  ///
  /// `taps` is how many times they have done so.
  func begin(taps: Int = 1) -> String? {
    areDown = true
    for touch in touches {
      touch.tapCount = taps
      (touch.isReceived, touch.isTaken) = (false, false)
    }
    if taps == 1 {
      let recognition = Recognition(of: event, from: reached)
      event.recognition = recognition
      for touch in touches { touch.gestureRecognizers = recognition.recognizers }
    }
    send(.began)
    if event.isDelivered { return nil }
    areDown = false
    event.recognition?.end()
    return "sendEvent of \(touches[0].window?.label ?? "the window") delivers no touches"
  }

  /// Move by a distance from where they touched the screen.
  func move(by distance: CGPoint) {
    move { CGPoint(x: $0.x + distance.x, y: $0.y + distance.y) }
  }

  /// Move apart or together: to so many times their distance at the beginning.
  func spread(to scale: CGFloat) {
    move { [middle] start in
      CGPoint(
        x: middle.x + (start.x - middle.x) * scale, y: middle.y + (start.y - middle.y) * scale)
    }
  }

  /// Leave the screen; returns the reason if that does nothing.
  ///
  /// Recognisers of the gesture take a last state before views receive the touches.
  @discardableResult
  func lift(recognising recognizers: [UIGestureRecognizer] = []) -> String? {
    end(in: .ended, .ended, recognizers)
    return touches[0].obstacle
  }

  /// End the touches without a lift, as when a call comes in.
  func cancel(recognising recognizers: [UIGestureRecognizer] = []) {
    end(in: .cancelled, .cancelled, recognizers)
  }

  /// Leave the screen between two taps.
  func liftForNextTap() { send(.ended) }

  /// The recognisers of a kind that receive the touches; of the views inside a last one, if there is
  /// one.
  func recognizers<Recognizer: UIGestureRecognizer>(
    _ type: Recognizer.Type, upTo last: UIView? = nil, where fits: (Recognizer) -> Bool
  ) -> [Recognizer] {
    guard areDown, let recognition = event.recognition else { return [] }
    return recognition.recognizers.compactMap { $0 as? Recognizer }.filter { recognizer in
      fits(recognizer)
        && (last == nil || last.flatMap { recognizer.view?.isInside($0) } == true)
    }
  }

  /// Those of some recognisers that begin to recognise the gesture.
  func recognise<Recognizer: UIGestureRecognizer>(_ recognizers: [Recognizer]) -> [Recognizer] {
    event.recognition?.recognise(recognizers) ?? []
  }

  /// Takes recognisers through another state of the gesture.
  func enter(_ state: UIGestureRecognizer.State, _ recognizers: [UIGestureRecognizer]) {
    for recognizer in recognizers { event.recognition?.enter(state, recognizer) }
  }

  private func move(_ place: (CGPoint) -> CGPoint) {
    guard areDown else { return }
    for touch in touches {
      touch.formerPoint = touch.point
      touch.point = place(touch.start)
    }
    send(.moved)
  }

  private func end(
    in phase: UITouch.Phase, _ state: UIGestureRecognizer.State,
    _ recognizers: [UIGestureRecognizer]
  ) {
    event.recognition?.next = (state, recognizers)
    if areDown { send(phase) }
    areDown = false
    event.recognition?.end()
  }

  private func send(_ phase: UITouch.Phase) {
    for touch in touches {
      touch.phase = phase
      touch.timestamp = event.timestamp
    }
    if touches[0].window == nil {
      event.sendTouches()
    } else {
      UIApplication.shared.sendEvent(event)
    }
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

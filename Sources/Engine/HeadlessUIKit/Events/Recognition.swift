import Foundation

/// The recognisers that receive the touches of a user's fingers, and which of them recognise the
/// gesture.
///
/// `Stage.user` decides which kind of gesture the fingers make: recognisers of UIKit's classes for that
/// kind begin then. Those of a program's classes may recognise it by its touches.
@MainActor
final class Recognition {
  /// Those that receive the touches: those of the nearest view first, and of one view the last one that was
  /// added (unconfirmed).
  let recognizers: [UIGestureRecognizer]
  /// Those that take a state when all have received the next touches, if they recognise the gesture.
  var next: (state: UIGestureRecognizer.State, recognizers: [UIGestureRecognizer])?
  /// Those that have recognised the gesture.
  private var winners: [UIGestureRecognizer] = []
  /// Which wait for which, as far as they were asked.
  private var waits: [Pair: Bool] = [:]
  // The event owns the recognition.
  private unowned let event: UIEvent

  /// The recognisers of a view and of the views around it that may receive the touches of an event.
  init(of event: UIEvent, from view: UIView?) {
    var found: [UIGestureRecognizer] = []
    var ancestor = view
    while let view = ancestor {
      found += (view.extras?.recognizers ?? []).reversed()
      ancestor = view.container
    }
    self.event = event
    recognizers = found.filter { $0.beginTouches(of: event) }
  }

  /// Whether one of them has recognised the gesture.
  var hasWinner: Bool { !winners.isEmpty }

  /// Whether one of them is of a program's class, which may recognise something by its touches.
  var hasOwnClasses: Bool {
    let registry = Stage.current.registry
    return recognizers.contains { !registry.isOfFramework(type(of: $0)) }
  }

  /// Passes touches on to the recognisers, and completes what they recognise.
  func pass(_ touches: Set<UITouch>, in phase: UITouch.Phase) {
    for recognizer in recognizers where !recognizer.state.isFinal {
      recognizer.take(touches, in: phase, of: event)
      if recognizer.hasNewState { advance(recognizer) }
    }
    guard let next else { return }
    self.next = nil
    for recognizer in recognise(next.recognizers) { enter(next.state, recognizer) }
  }

  /// Lets some of them recognise the gesture, each if it may: the nearest first, and with it those
  /// that recognise gestures together with it; returns those that do.
  func recognise<Recognizer: UIGestureRecognizer>(_ candidates: [Recognizer]) -> [Recognizer] {
    var decided: Set<ObjectIdentifier> = []
    for candidate in candidates { decide(candidate, among: candidates, &decided) }
    return candidates.filter(hasWon)
  }

  /// Takes one that has recognised the gesture through another state; the views lose the touches then.
  func enter(_ state: UIGestureRecognizer.State, _ recognizer: UIGestureRecognizer) {
    let isFirst = recognizer.state == .possible
    guard isFirst || recognizer.state.isActive && state != .began else { return }
    recognizer.enter(state)
    takeTouches(for: recognizer)
  }

  /// Makes all of them ready for the next gesture.
  func end() {
    // One that was removed meanwhile may have begun another gesture.
    for recognizer in recognizers
    where recognizer.touches.allSatisfy({ event.touches.contains($0) }) {
      recognizer.touches = []
      recognizer.prepareForNext()
    }
  }

  private func hasWon(_ recognizer: UIGestureRecognizer) -> Bool {
    winners.contains { $0 === recognizer }
  }

  /// Decides whether a candidate recognises the gesture, after those for whose failure it waits.
  private func decide(
    _ candidate: UIGestureRecognizer, among rivals: [UIGestureRecognizer],
    _ decided: inout Set<ObjectIdentifier>
  ) {
    guard decided.insert(ObjectIdentifier(candidate)).inserted, candidate.state == .possible else {
      return
    }
    for rival in rivals where waits(candidate, for: rival) {
      decide(rival, among: rivals, &decided)
    }
    begin(candidate)
  }

  /// Completes what one of them has recognised by itself, or its next state.
  private func advance(_ recognizer: UIGestureRecognizer) {
    let state = recognizer.state
    if !hasWon(recognizer) {
      guard state.isActive || state == .ended, begin(recognizer) else {
        if state != .possible { recognizer.fail() }
        return
      }
    }
    recognizer.enter(state)
    takeTouches(for: recognizer)
  }

  /// Lets one of them recognise the gesture, unless something is against it; the others fail then.
  @discardableResult
  private func begin(_ recognizer: UIGestureRecognizer) -> Bool {
    if winners.contains(where: { waits(recognizer, for: $0) }) {
      recognizer.fail()
      return false
    }
    guard recognizer.mayBegin else { return false }
    winners.append(recognizer)
    for other in recognizers
    where !hasWon(other) && other.state == .possible && recognizer.prevents(other) {
      other.fail()
    }
    return true
  }

  /// Whether one begins only if another one has failed; each is asked once in a gesture.
  private func waits(
    _ recognizer: UIGestureRecognizer, for other: UIGestureRecognizer
  ) -> Bool {
    let pair = Pair(first: ObjectIdentifier(recognizer), second: ObjectIdentifier(other))
    if let known = waits[pair] { return known }
    let answer = recognizer.waits(for: other)
    waits[pair] = answer
    return answer
  }

  /// Cancels the touches for the view that has received them, if a recogniser says so (unconfirmed: after
  /// its first action).
  private func takeTouches(for recognizer: UIGestureRecognizer) {
    guard recognizer.cancelsTouchesInView else { return }
    let received = event.touches.filter { $0.isReceived && !$0.isTaken }
    for touch in event.touches { touch.isTaken = true }
    guard let phase = received.first?.phase else { return }
    for touch in received { touch.phase = .cancelled }
    received[0].view?.receive(Set(received), in: .cancelled, of: event)
    for touch in received { touch.phase = phase }
  }

  private struct Pair: Hashable {
    let first, second: ObjectIdentifier
  }
}

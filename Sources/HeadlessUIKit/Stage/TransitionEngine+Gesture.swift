import NavigationModel

/// A finger that drives a transition.
package struct Gesture: Sendable {
  /// How far the finger goes, from 0 to 1.
  package var progress: Double
  /// Whether it stays on the screen there.
  package var isHeld: Bool
  /// Whether the transition is taken back when the finger is lifted.
  package var isCancelled: Bool
  /// Whether it drives the program's own animation; else UIKit's.
  package var isPrograms = false

  /// A gesture.
  package init(progress: Double, isHeld: Bool, isCancelled: Bool) {
    self.progress = progress.boundedPart
    self.isHeld = isHeld
    self.isCancelled = isCancelled
  }
}

extension TransitionEngine {
  /// Asks whether the program has an animator for a transition that can be seen (A54); a swipe has
  /// its own.
  func askForAnimator(of transition: TransitionUnderWay) {
    guard transition.gesture?.isPrograms != false, transition.transition.duration > .zero else {
      return
    }
    switch transition.lane {
    case .container(let id): transition.context = stage.registry[id]?.animation(of: transition)
    case .presenter(let id): transition.context = stage.animation(of: transition, presenter: id)
    case .window: return
    }
  }

  /// The transition that a finger holds.
  private var held: TransitionUnderWay? { underWay.first { $0.gesture?.isHeld == true } }

  /// Whether a finger is on the screen.
  var isHeld: Bool { held != nil }

  /// Goes on with a transition as its finger does: to the end, back, or nowhere while it is held.
  func follow(_ gesture: Gesture, _ transition: TransitionUnderWay) {
    guard !gesture.isHeld else { return }
    let duration = transition.transition.duration
    let reached = duration * gesture.progress
    if gesture.isCancelled {
      stage.after(reached) { [unowned self] in takeBack(transition, during: reached) }
    } else {
      stage.after(duration) { [unowned self] in finish(transition) }
    }
  }

  /// Lifts the finger: what is left of the transition, or of the way back, takes its time.
  func release(cancelled: Bool) -> Bool {
    guard let transition = held, let gesture = transition.gesture else { return false }
    transition.gesture?.isHeld = false
    transition.gesture?.isCancelled = cancelled
    guard transition.isStarted else { return true }
    if let context = transition.context {
      context.lift(cancelled: cancelled)
      return true
    }
    let duration = transition.transition.duration
    if cancelled {
      takeBack(transition, during: duration * gesture.progress)
    } else {
      stage.after(duration * (1 - gesture.progress)) { [unowned self] in finish(transition) }
    }
    return true
  }

  /// Ends the transitions that only a program or a finger would end, and whose container or presenter
  /// has left the screen.
  ///
  /// On UIKit animations end when their views leave the window, and gestures are cancelled; what a
  /// finger drives goes back, all else is complete (unconfirmed).
  func endAbandoned() {
    for transition in running where transition.isOpenEnded && !isOnScreen(transition.lane) {
      if let context = transition.context {
        context.abandon()
      } else {
        transition.gesture?.isHeld = false
        takeBack(transition, during: .zero)
      }
    }
  }

  /// Whether the container or presenter of a lane is on the screen; what it presents itself doesn't
  /// count.
  private func isOnScreen(_ lane: Lane) -> Bool {
    switch lane {
    case .window: true
    case .container(let id): stage.hierarchy.contains(id) && stage.hierarchy.isVisible(id)
    case .presenter(let id):
      stage.hierarchy.contains(id) && stage.hierarchy.placeReached(id) == .visible
    }
  }

  /// Undoes a change: the transition from after to before, with a row of its own (A17, A24).
  ///
  /// One that cannot be undone, because somebody else has taken its controllers, goes on to its end.
  func takeBack(_ transition: TransitionUnderWay, during duration: Duration) {
    guard running.holds(transition),
      let cancellation = transition.transition.choreography.cancellation,
      let undo = undoing(transition)
    else { return finish(transition) }
    running.remove(transition)
    mayHaveMissed = true
    let way = stage.perform(
      cancellation, in: transition.lane, animated: true, lasting: duration, edit: undo)
    if let way {
      transition.handOver(to: way)
    } else {
      // Off the screen there is nobody to tell, and nothing to wait for.
      transition.isCancelled = true
      transition.endContext()
      transition.endCompanions()
      makeWaitingCalls(of: transition.lane)
    }
    transition.releaseCast()
  }

  /// The edit from after to before; nil where that is no longer possible.
  private func undoing(_ transition: TransitionUnderWay) -> ((inout Hierarchy) -> Change)? {
    switch transition.lane {
    case .container(let id):
      guard stage.hierarchy.contains(id), let before = transition.before,
        stage.hierarchy.mayHave(before.children, in: id)
      else { return nil }
      return { $0.restore(before, of: id) }
    case .presenter(let id):
      guard stage.hierarchy.contains(id), stage.hierarchy[id].presentation != nil else {
        return nil
      }
      return transition.kind.isPresentation
        ? { $0.withdrawPresentation(of: id) } : { $0.reinstatePresentation(of: id) }
    case .window: return nil
    }
  }
}

extension Stage {
  /// Runs a body whose change is driven by a finger.
  package func perform<Result, Failure: Error>(
    _ gesture: Gesture, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    engine.gesture = gesture
    defer { engine.gesture = nil }
    return try body()
  }

  /// Lifts the finger that holds a transition; false when none does.
  package func release(cancelled: Bool) -> Bool { engine.release(cancelled: cancelled) }

  /// Whether a finger holds a transition.
  package var isHeld: Bool { engine.isHeld }
}

import Foundation
import NavigationModel

/// A touch that drives a transition interactively.
package struct Gesture: Sendable {
  /// The progress that the touch reaches, from 0 to 1.
  package var progress: Double
  /// Whether the finger stays on the screen at that point.
  package var isTouching: Bool
  /// Whether the transition is cancelled when the finger is lifted.
  package var isCancelled: Bool
  /// Whether it drives the program's animation rather than UIKit's.
  package var isFromProgram = false

  /// Creates a gesture.
  package init(progress: Double, isTouching: Bool, isCancelled: Bool) {
    self.progress = progress.boundedPart
    self.isTouching = isTouching
    self.isCancelled = isCancelled
  }
}

extension TransitionEngine {
  /// Makes what the program has requested in a lane without an animation, which is there before the
  /// finger is; false if the finger can't change the lane now.
  func prepareTouch(in lane: Lane) -> Bool {
    let requested = requested(in: lane)
    if requested.contains(where: \.isAnimated) { return false }
    if !requested.isEmpty { commit() }
    return !isBusy(lane) && !stage.isTouching
  }

  /// Whether `prepareTouch` will find that a finger can change a lane now.
  func mayTouch(_ lane: Lane) -> Bool {
    let requested = requested(in: lane)
    if requested.contains(where: \.isAnimated) || stage.isTouching { return false }
    if requested.isEmpty { return !isBusy(lane) }
    return !state.running.array.contains { $0.lane == lane && !$0.isEnding }
  }

  /// Whether a controller's presentation is requested or active, and isn't made before a finger comes.
  func willBePresenting(on presenter: Hierarchy.ID) -> Bool {
    isPresenting(on: presenter) && requested(in: .presenter(presenter)).isEmpty
  }

  private func requested(in lane: Lane) -> [ActiveTransition] {
    state.pending.all.array.filter { $0.lane == lane }
  }

  /// Whether a lane has a transition, requested or active, that hasn't ended.
  func isChanging(_ lane: Lane) -> Bool {
    active.contains { $0.lane == lane && !$0.isEnding }
  }

  /// What a container showed before the gesture that is changing it; nil without one.
  func shownBeforeGesture(in lane: Lane) -> SmallArray<Hierarchy.ID>? {
    active.last { $0.lane == lane && $0.gesture != nil && !$0.isEnding }?.change.shownBefore
  }

  /// Asks the program for an animator for a visible transition (A54); a swipe uses UIKit's.
  func askForAnimator(of transition: ActiveTransition) {
    guard transition.rowDuration > .zero else { return }
    if transition.kind == .zoomPush || transition.kind == .zoomPop {
      return askForSource(of: transition, isArrival: transition.kind == .zoomPush)
    }
    if isZoomedPresentation(transition) {
      return askForSource(of: transition, isArrival: transition.kind.isPresentation)
    }
    guard transition.gesture?.isFromProgram != false else { return }
    switch transition.lane {
    case .container(let id): transition.context = registry[id]?.animation(of: transition)
    case .presenter(let id): transition.context = animation(of: transition, presenter: id)
    case .window: return
    }
  }

  /// Whether a presentation or a dismissal is a zoom; one with an animator of the program is not
  /// (unconfirmed).
  private func isZoomedPresentation(_ transition: ActiveTransition) -> Bool {
    guard case .presenter = transition.lane, transition.gesture?.isFromProgram != true else {
      return false
    }
    let presented = transition.controller(
      transition.kind.isPresentation ? .to : .from, on: stage)
    return presented.map { $0.zooms && $0.modalPresentationStyle != .custom } == true
  }

  /// Asks for the view from which a zoom begins, or to which it returns (F110).
  private func askForSource(of transition: ActiveTransition, isArrival: Bool) {
    guard transition.rowDuration > .zero,
      let zoomed = transition.controller(isArrival ? .to : .from, on: stage),
      let source = transition.controller(isArrival ? .from : .to, on: stage)
    else { return }
    zoomed.preferredTransition?.askForSource(of: zoomed, in: source)
  }

  /// The interactive transition whose finger is still on the screen.
  private var interactive: ActiveTransition? { active.first { $0.gesture?.isTouching == true } }

  /// Whether a finger is on the screen.
  var isTouching: Bool { interactive != nil }

  /// Whether a transition that a finger has begun moves the view of a controller, from its beginning to
  /// its end: while the finger is down, and while it runs on or goes back.
  ///
  /// What is in such a view gets no other touches (unconfirmed).
  func isMovedByFinger(_ id: Hierarchy.ID) -> Bool {
    isIdle ? false : active.contains { $0.isInteractive && !$0.isEnding && moves(id, in: $0) }
  }

  private func moves(_ id: Hierarchy.ID, in transition: ActiveTransition) -> Bool {
    switch transition.lane {
    case .container(id): true
    case .presenter(id):
      hierarchy[id].presentation.map { stage.leavesRestUsable($0.presented) } != true
    default: transition.change.entering.contains(id) || transition.change.leaving.contains(id)
    }
  }

  /// Continues a transition according to its gesture: to the end, back, or not at all while the
  /// finger is down.
  func follow(_ gesture: Gesture, _ transition: ActiveTransition) {
    guard !gesture.isTouching else { return }
    let duration = transition.rowDuration
    let reached = duration * gesture.progress
    if gesture.isCancelled {
      stage.after(reached) { [unowned self] in
        transition.endInteraction()
        reverse(transition, during: reached)
      }
    } else {
      if transition.extras?.interactionHandlers.isEmpty == false {
        stage.after(reached) { transition.endInteraction() }
      }
      stage.after(duration) { [unowned self] in finish(transition) }
    }
  }

  /// Completes a push by a zoom that is active, and returns its stack; nil without one (F111).
  func finishZoomedPush() -> UIViewController? {
    guard let push = zoomedPush, let stack = stackOfZoomedPush else { return nil }
    finish(push)
    return stack
  }

  /// The stack in which a push by a zoom is active; nil without one.
  var stackOfZoomedPush: UIViewController? {
    guard case .container(let id) = zoomedPush?.lane else { return nil }
    return registry[id]
  }

  private var zoomedPush: ActiveTransition? {
    state.running.array.last { $0.kind == .zoomPush && $0.isAnimating && !$0.isEnding }
  }

  /// Lifts the finger; the remaining animation, forwards or backwards, takes its time.
  func endTouch(cancelled: Bool) -> Bool {
    guard let transition = interactive, let gesture = transition.gesture else { return false }
    transition.gesture?.isTouching = false
    transition.gesture?.isCancelled = cancelled
    transition.began = stage.now - transition.rowDuration * gesture.progress
    guard transition.isStarted else { return true }
    if let context = transition.context {
      context.endGesture(cancelled: cancelled)
      return true
    }
    transition.endInteraction()
    let duration = transition.rowDuration
    if cancelled {
      reverse(transition, during: duration * gesture.progress)
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
    if state.running.isEmpty { return }
    for transition in state.running where transition.isOpenEnded && !isOnScreen(transition.lane) {
      if let context = transition.context {
        context.abandon()
      } else {
        transition.gesture?.isTouching = false
        reverse(transition, during: .zero)
      }
    }
  }

  /// Whether the container or presenter of a lane is on the screen; what it presents itself doesn't
  /// count.
  private func isOnScreen(_ lane: Lane) -> Bool {
    switch lane {
    case .window: true
    case .container(let id): hierarchy.contains(id) && hierarchy[id].isOnScreen
    case .presenter(let id):
      hierarchy.contains(id) && hierarchy.placeReached(id) == .visible
    }
  }

  /// Undoes a change: the transition from after to before, with a row of its own (A17, A24).
  ///
  /// If its controllers have been moved elsewhere meanwhile, it can't be reversed and runs to its
  /// end.
  func reverse(_ transition: ActiveTransition, during duration: Duration) {
    guard state.running.containsIdentical(transition),
      let cancellation = transition.choreography.cancellation,
      let undo = undoing(transition)
    else { return finish(transition) }
    state.running.remove(transition)
    let reversal = submit(
      cancellation, in: transition.lane, animated: true, lasting: duration, undo)
    if let reversal {
      transition.handOver(to: reversal)
    } else {
      // Off screen there are no callbacks to deliver, and nothing to wait for.
      transition.isCancelled = true
      transition.endContext()
      transition.runCompletionHandlers()
      makeWaitingCalls(of: transition.lane)
    }
    transition.releaseParticipants()
  }

  /// The edit from after to before; nil if that is no longer possible.
  func undoing(_ transition: ActiveTransition) -> ((inout Hierarchy) -> Change)? {
    switch transition.lane {
    case .container(let id):
      guard hierarchy.contains(id), let before = transition.before,
        hierarchy.mayHave(before.children, in: id)
      else { return nil }
      return { $0.restore(before, of: id) }
    case .presenter(let id):
      guard hierarchy.contains(id), hierarchy[id].presentation != nil else {
        return nil
      }
      return transition.kind.isPresentation
        ? { $0.withdrawPresentation(of: id) } : { $0.reinstatePresentation(of: id) }
    case .window: return nil
    }
  }

  /// Ends a transition as its animator reported, once the callbacks of the beginning are delivered.
  func conclude(_ transition: ActiveTransition) {
    guard let completion = transition.context?.completion, transition.isAnimating else { return }
    if completion { finish(transition) } else { reverse(transition, during: .zero) }
  }
}

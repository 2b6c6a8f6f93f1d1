import NavigationModel

/// Owns time: makes edits at once, tells of them in the row's order, joins, defers and forgets what
/// is stale.
///
/// Every container and every presenter has a lane of its own, so that they animate independently of
/// each other.
final class TransitionEngine {
  // The stage owns its engine for life and lends it to nobody: whoever calls the engine has the
  // stage, and what is put off stands in the stage's own clock. So no count is needed here, where
  // it would be half of all counting.
  unowned(unsafe) private(set) var stage: Stage!
  @exclusivity(unchecked) var pending: Few<TransitionUnderWay> = []
  @exclusivity(unchecked) var running: Few<TransitionUnderWay> = []
  @exclusivity(unchecked) var unsettled: Few<TransitionUnderWay> = []
  @exclusivity(unchecked) var waiting: [Waiting] = []
  @exclusivity(unchecked) var isCommitting = false
  /// The gesture that the running call is a part of.
  @exclusivity(unchecked) var gesture: Gesture?
  /// Who keeps the animations that the running call makes, until a finger is lifted.
  var collector: TransitionContext?
  /// Whether somebody may have come or gone without hearing of it.
  @exclusivity(unchecked) var mayHaveMissed = false
  /// Who is being told something right now.
  @exclusivity(unchecked) var hearings = Hearings()
  /// Those whose author tells them of their appearance just now (A75).
  @exclusivity(unchecked) var drivenByHand: Set<Hierarchy.ID> = []

  /// Works for a stage from now on.
  func serve(_ stage: Stage) { self.stage = stage }

  /// Whose changes must not overlap.
  enum Lane: Equatable {
    case window(Int)
    case container(Hierarchy.ID)
    case presenter(Hierarchy.ID)
  }

  /// A call that is kept until a lane is idle.
  struct Waiting {
    let lane: Lane
    let call: () -> Void
  }

  /// Whether nothing is under way or asked for.
  var isIdle: Bool { pending.isEmpty && running.isEmpty && waiting.isEmpty }

  /// Whether somebody may have come or gone without hearing of it, and no transition will tell.
  var wantsToCatchUp: Bool { mayHaveMissed && running.isEmpty && pending.isEmpty }

  /// Whether a lane plays a transition, so that further changes of it have to wait.
  func isBusy(_ lane: Lane) -> Bool {
    if isIdle { return false }
    for transition in running where transition.lane == lane && !transition.isEnding { return true }
    for transition in pending where transition.lane == lane && transition.isCancelled {
      return true
    }
    return false
  }

  /// The transitions asked for or running, oldest first.
  var underWay: [TransitionUnderWay] { running.array + pending.array }

  /// The transition that brings somebody on the screen, and has not come to its end.
  func bringing(_ id: Hierarchy.ID) -> TransitionUnderWay? {
    if running.isEmpty { return nil }
    for transition in running
    where !transition.isEnding && transition.members(of: .entering).contains(id) {
      return transition
    }
    return nil
  }

  /// Makes a call now, when the lane is idle again, or not at all, as the row says; false for not
  /// at all.
  @discardableResult
  func submit(
    _ kind: Choreography.Kind, in lane: Lane, animated: Bool, _ call: @escaping () -> Void
  ) -> Bool {
    switch admit(kind, to: lane, animated: animated) {
    case .now: call()
    case .later: wait(for: lane, call)
    case .never: return false
    }
    return true
  }

  /// When a call is to be made.
  enum Admission {
    case now, later, never
  }

  /// Prepares a lane for a call, and says when it is to be made.
  func admit(_ kind: Choreography.Kind, to lane: Lane, animated: Bool) -> Admission {
    guard isBusy(lane) else {
      let isHeldBack =
        animated && stage.animations.areAnimated && pendingChange(in: lane) != nil
        && stage.profile[kind].whenPending == .holdAnimated
      return isHeldBack ? .later : .now
    }
    switch stage.profile[kind].whenBusy {
    case .wait: return .later
    case .waitWithWarnings:
      warnOfOverlap()
      return .later
    case .answerNothing, .refuse: return .never
    case .proceed: return .now
    case .finishFirst:
      warnOfOverlap()
      for transition in running where transition.lane == lane { finish(transition) }
      return .now
    }
  }

  /// Forgets all that is asked for and under way; nobody is told.
  func abandon() {
    let abandoned = underWay + unsettled
    pending = []
    running = []
    unsettled = []
    waiting = []
    for transition in abandoned { transition.abandon() }
  }

  /// The change of a lane that this turn has made already, if another one may join it.
  func pendingChange(in lane: Lane) -> TransitionUnderWay? {
    if pending.isEmpty { return nil }
    var found: TransitionUnderWay?
    for transition in pending where transition.lane == lane && transition.transition.row.joins {
      found = transition
    }
    return found
  }

  /// What old releases log when changes of a stack overlap (A45).
  func warnOfOverlap() {
    stage.complain(.nestedPush)
    stage.complain(.unexpectedState)
  }

  /// Keeps a call until a lane is idle.
  func wait(for lane: Lane, _ call: @escaping () -> Void) {
    let isAnimated = stage.animations.areAnimated
    waiting.append(
      Waiting(lane: lane) { [unowned stage] in
        if isAnimated { call() } else { stage.withoutAnimation(call) }
      })
  }

  /// The end of a transition; an alarm for one that has ended already is stale and does nothing.
  func finish(_ transition: TransitionUnderWay) { stage.finish(transition) }

  /// Makes the calls that waited for a lane, until one of them makes it busy again.
  func makeWaitingCalls(of lane: Lane) {
    if waiting.isEmpty { return }
    while !isBusy(lane), let index = waiting.firstIndex(where: { $0.lane == lane }) {
      waiting.remove(at: index).call()
    }
  }

  nonisolated deinit {}
}

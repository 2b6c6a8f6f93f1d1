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
  @exclusivity(unchecked) private var pending: Few<TransitionUnderWay> = []
  @exclusivity(unchecked) var running: Few<TransitionUnderWay> = []
  @exclusivity(unchecked) private var unsettled: Few<TransitionUnderWay> = []
  @exclusivity(unchecked) private var waiting: [Waiting] = []
  @exclusivity(unchecked) private var isCommitting = false
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

  private struct Waiting {
    let lane: Lane
    let call: () -> Void
  }

  /// Whether nothing is under way or asked for.
  var isIdle: Bool { pending.isEmpty && running.isEmpty && waiting.isEmpty }

  /// Whether something is to be told at the end of this turn or the next.
  var wantsTurn: Bool { wantsTurn(on: stage) }

  private func wantsTurn(on stage: Stage) -> Bool {
    !pending.isEmpty || !unsettled.isEmpty || wantsToCatchUp || stage.wantsLayout
      || stage.animations.wantsTurn
  }

  private var wantsToCatchUp: Bool { mayHaveMissed && running.isEmpty && pending.isEmpty }

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
  private func pendingChange(in lane: Lane) -> TransitionUnderWay? {
    if pending.isEmpty { return nil }
    var found: TransitionUnderWay?
    for transition in pending where transition.lane == lane && transition.transition.row.joins {
      found = transition
    }
    return found
  }

  /// What old releases log when changes of a stack overlap (A45).
  private func warnOfOverlap() {
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

  /// Edits the hierarchy and arranges for everybody to be told: the one way in.
  ///
  /// Nothing is returned where there is nobody to tell: the container is in no window (A34).
  @discardableResult
  func perform(
    _ kind: Choreography.Kind, in lane: Lane, animated: Bool,
    completion: TransitionUnderWay.Completion? = nil, lasting duration: Duration? = nil,
    edit: (inout Hierarchy) -> Change
  ) -> TransitionUnderWay? {
    let stage: Stage = stage
    let row = row(of: kind, lasting: duration)
    let animated = animated && stage.animations.areAnimated
    let before = arrangement(of: lane, before: row, animated: animated)
    let change = edit(&stage.hierarchy)
    if !change.isAttached || change.isEmpty { mayHaveMissed = true }
    if !change.isAttached && completion == nil {
      stage.noteOwnership(change, in: lane, by: nil)
      return nil
    }
    let transition: TransitionUnderWay
    if row.joins, let earlier = pendingChange(in: lane) {
      transition = earlier
      if row.value.whenPending == .joinWithWarnings
        && (animated || earlier.transition.isAnimated)
      {
        warnOfOverlap()
      }
      mayHaveMissed = true
      stage.noteOwnership(change, in: lane, by: earlier)
      earlier.join(change, row, kind: kind, animated: animated, completion: completion)
    } else {
      transition = TransitionUnderWay(
        Transition(row, change, isAnimated: animated), kind: kind, lane: lane,
        completion: completion)
      if gesture != nil { transition.gesture = gesture }
      if before != nil { transition.before = before }
      stage.noteOwnership(of: transition)
      pending.append(transition)
      if !row.value.asked.isEmpty { play(row.value.asked, of: transition, on: stage) }
    }
    stage.animations.add(transition)
    if row.value.unanimated == .atOnce && !animated {
      commit()
    } else {
      stage.turnNeeded()
    }
    return transition
  }

  /// The row of a kind of change; another one where the change takes a time of its own.
  private func row(of kind: Choreography.Kind, lasting duration: Duration?) -> Choreography.Row {
    let row = stage.profile.row(of: kind)
    guard let duration else { return row }
    var other = row.value
    other.duration = duration
    return Choreography.Row(other)
  }

  /// What a container looks like before a change that somebody may take back; nil for others, since
  /// it costs a copy.
  private func arrangement(
    of lane: Lane, before row: Choreography.Row, animated: Bool
  ) -> Hierarchy.Arrangement? {
    guard animated || gesture != nil, row.value.cancellation != nil, case .container(let id) = lane,
      gesture != nil || animated && stage.registry[id]?.mayAnimateItself == true
    else { return nil }
    return stage.hierarchy.arrangement(of: id)
  }

  /// The end of a turn: what was asked for is told, and what that asks for in turn.
  func commit() { commit(on: stage) }

  /// The same.
  func commit(on stage: Stage) {
    guard !isCommitting, !stage.hasEnded else { return }
    isCommitting = true
    defer { isCommitting = false }
    finishUnsettled(on: stage)
    var rounds = 0
    while !pending.isEmpty && rounds < Self.roundLimit && !stage.isHalted {
      var batch: Few<TransitionUnderWay> = []
      swap(&batch, &pending)
      batch.forEach { running.append($0) }
      batch.forEach { start($0, on: stage) }
      rounds += 1
      if wantsToCatchUp { catchUp(on: stage) }
    }
    if wantsToCatchUp { catchUp(on: stage) }
    if wantsTurn(on: stage) { stage.turnNeeded() }
  }

  /// Ends those that wait for the end of the next turn.
  private func finishUnsettled(on stage: Stage) {
    if unsettled.isEmpty { return }
    let old = unsettled
    unsettled = []
    old.forEach { finish($0, on: stage) }
  }

  /// Tells those who have come or gone without hearing of it.
  private func catchUp(on stage: Stage) {
    mayHaveMissed = false
    for id in stage.hierarchy.visible where stage.hierarchy[id].appearance == .appeared {
      if !stage.hierarchy[id].isInWindow { stage.hierarchy.noteInWindow(true, id) }
    }
    let change = stage.hierarchy.catchUp()
    guard change.isVisible else { return }
    let transition = TransitionUnderWay(
      Transition(stage.profile.row(of: .catchUp), change, isAnimated: false), kind: .catchUp,
      lane: .window(0), completion: nil)
    running.append(transition)
    start(transition, on: stage)
  }

  /// How often a turn may ask for more before the rest is left to the next.
  private static let roundLimit = 100

  private func start(_ underWay: TransitionUnderWay, on stage: Stage) {
    underWay.isStarted = true
    let duration = underWay.transition.duration
    let isVisible = underWay.transition.change.isVisible
    let settling = underWay.transition.row.value.unanimated
    if duration > .zero { stage.noteTransition(underWay) }
    play(underWay.transition.row.value.committed, of: underWay, on: stage)
    underWay.beginCompanions()
    underWay.isAnimating = true
    if let context = underWay.context {
      if let gesture = underWay.gesture { context.follow(gesture) }
      conclude(underWay)
    } else if let gesture = underWay.gesture, duration > .zero {
      follow(gesture, underWay)
    } else if duration > .zero {
      stage.after(duration) { [unowned self] in finish(underWay) }
    } else if isVisible && settling == .nextTurn {
      unsettled.append(underWay)
    } else {
      finish(underWay, on: stage)
    }
  }

  /// The end of a transition; an alarm for one that has ended already is stale and does nothing.
  func finish(_ transition: TransitionUnderWay) { finish(transition, on: stage) }

  private func finish(_ transition: TransitionUnderWay, on stage: Stage) {
    guard !transition.isEnding, running.holds(transition) else { return }
    transition.isEnding = true
    play(transition.transition.row.value.ended, of: transition, on: stage)
    transition.endCompanions()
    running.remove(transition)
    for id in transition.orphaned { stage.takeHome(id) }
    transition.releaseCast()
    if !waiting.isEmpty { makeWaitingCalls(of: transition.lane) }
  }

  /// Makes the calls that waited for a lane, until one of them makes it busy again.
  func makeWaitingCalls(of lane: Lane) {
    while !isBusy(lane), let index = waiting.firstIndex(where: { $0.lane == lane }) {
      waiting.remove(at: index).call()
    }
  }

  nonisolated deinit {}
}

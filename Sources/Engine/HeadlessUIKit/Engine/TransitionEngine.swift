import NavigationModel

/// Schedules transitions: makes edits at once, delivers their callbacks in the row's order, joins
/// and defers changes, and drops stale ones.
///
/// Every container and every presenter has a separate lane, so that their animations are
/// independent of each other.
final class TransitionEngine {
  /// The controllers and the relationships between them.
  @exclusivity(unchecked)  // bench: push + pop in Swift, 16 %
  var hierarchy = Hierarchy()
  /// Its other values that every change reads.
  @exclusivity(unchecked)  // bench: push + pop in Swift, 16 %
  var state: State
  /// The objects, by identifier.
  let registry: Registry
  /// How callbacks are delivered, by the number of the callback.
  let deliveries = DeliveryRow.all
  /// The animations of the world, grouped by when they began.
  let animations: AnimationGroups
  /// Whether a view on screen needs layout.
  var needsLayout = false
  /// Whether a view or controller has asked for an update of its properties (H75).
  var needsProperties = false
  /// Whether traits were overridden or have changed, so that controllers follow theirs.
  var tracksTraits = false
  // What the stage notes and the engine reads at each change, beside the other values it reads.
  /// Whether the world has, or had, a search controller.
  var hasSearches = false
  /// Whether the world has ended.
  var hasEnded = false
  #if DEBUG
    /// The controllers whose links the turn has changed.
    var changedLinks: Set<Hierarchy.ID> = []
  #endif
  /// Asked between turns, if it is set; `true` ends a wait early.
  var shouldHalt: (() -> Bool)?
  /// Whether time is virtual, so that the caller ends each turn.
  let isTimeVirtual: Bool
  /// Whether insets may have changed since the last turn.
  var needsInsets = false
  /// Whether a controller has been notified of its insets.
  var observesInsets = false
  /// The views that are notified of their insets, in the order of their first layout.
  var insetViews: [WeakView] = []
  var isCommitting = false
  /// The changes of windows during a launch; nil at other times.
  var heldRoots: [ActiveTransition]?
  /// The gesture that the current call belongs to.
  var gesture: Gesture?
  /// The presented controller that the user dismisses with the current call (J19).
  private(set) var dismissedByUser: Hierarchy.ID?
  /// The context that collects the animations of the current call until the finger is lifted.
  var animationCollector: TransitionContext?

  /// Creates the engine of a stage.
  init(
    profile: Profile, isTimeVirtual: Bool, registry: Registry, animations: AnimationGroups
  ) {
    state = State(profile: profile)
    self.isTimeVirtual = isTimeVirtual
    self.registry = registry
    self.animations = animations
  }

  /// Attaches the engine to a stage.
  func attach(_ stage: Stage) { state.stage = stage }

  /// The stage it belongs to.
  var stage: Stage { state.stage }

  /// Makes sure that the current turn ends; in virtual time the caller ends it explicitly.
  func turnNeeded() {
    if !isTimeVirtual { stage.clock.turnNeeded() }
  }

  /// The differences between iOS releases.
  var profile: Profile {
    _read { yield state.profile }
    set { state.profile = newValue }
  }

  /// A container, presenter or window, whose changes must not overlap.
  enum Lane: Hashable {
    case window(Int)
    case container(Hierarchy.ID)
    case presenter(Hierarchy.ID)

    /// What it belongs to.
    var owner: Choreography.LaneOwner {
      switch self {
      case .window: .window
      case .container: .container
      case .presenter: .presenter
      }
    }
  }

  /// A call that is deferred until a lane is idle.
  struct Waiting {
    /// The lane that it waits for.
    let lane: Lane
    /// The lane that it changes.
    let changed: Lane
    let call: () -> Void
  }

  /// Whether no transition is active or requested and no call is waiting.
  var isIdle: Bool { state.pending.isEmpty && state.running.isEmpty && state.waiting.isEmpty }

  /// Whether controllers have callbacks to receive, others than when this was last looked at, and no
  /// transition is left to deliver them.
  var needsReconciling: Bool {
    (hierarchy.owing.count > 0 && hierarchy.owing.revision != state.reconciled
      || !state.unfinished.isEmpty) && state.running.isEmpty && state.pending.isEmpty
  }

  /// Whether a lane has an active transition, so that its further changes have to wait.
  func isBusy(_ lane: Lane) -> Bool {
    if isIdle { return false }
    for transition in state.running where transition.lane == lane && !transition.isEnding {
      return true
    }
    return state.pending.first(in: lane) { $0.isCancelled } != nil
  }

  /// The transitions requested or active, oldest first.
  var active: [ActiveTransition] { state.running.array + state.pending.all.array }

  /// The transition that is bringing a controller on screen and has not ended.
  func transitionShowing(_ id: Hierarchy.ID) -> ActiveTransition? {
    if state.running.isEmpty { return nil }
    for transition in state.running
    where !transition.isEnding && transition.change.entering.contains(id) {
      return transition
    }
    return nil
  }

  /// The controllers that an active pop has removed from a stack (J7).
  func popped(in lane: Lane) -> SmallArray<Hierarchy.ID> {
    let pop = active.last {
      $0.lane == lane && ($0.kind == .pop || $0.kind == .zoomPop) && !$0.isEnding
    }
    return pop?.orphaned ?? []
  }

  /// The latest transition with which a controller with these relatives can coordinate; nil for none.
  func transition(involving id: Hierarchy.ID, _ family: Set<Hierarchy.ID>) -> ActiveTransition? {
    active.last { $0.involves(id, family) }
  }

  /// Makes a call now, when its lane is idle again, or not at all, according to the row of its change:
  /// the only entry for changes.
  ///
  /// Returns its answer; nil if it isn't made now.
  @discardableResult
  func submit<Call: LaneCall>(_ call: consuming Call) -> Call.Answer? {
    if isIdle { return make(call) }
    guard call.isAllowed else { return nil }
    if let lane = laneOfOthers(before: call) {
      let original = call
      wait(for: lane, changing: original.lane) { [unowned self] in
        if isBusy(original.lane) { admit(original) } else { make(original) }
      }
      return nil
    }
    return admit(call)
  }

  /// What the last call that waits to change its lane waits for, where that isn't busy and the call may
  /// wait as well: it is made after that one (J6).
  private func laneOfOthers<Call: LaneCall>(before call: Call) -> Lane? {
    guard !state.waiting.isEmpty, !isBusy(call.lane) else { return nil }
    return switch profile.row(of: call.kind).value.whenBusy {
    case .wait, .waitWithWarnings, .proceed:
      state.waiting.last { $0.changed == call.lane }?.lane
    case .returnNil, .finishFirst: nil
    }
  }

  /// Makes a call, or has it wait; none of its lane precedes it.
  @discardableResult
  private func admit<Call: LaneCall>(_ call: consuming Call) -> Call.Answer? {
    let original = call
    var call = original
    if let lane = call.awaitedLane {
      wait(for: lane, toMake: original)
      return nil
    }
    guard call.resolve() else { return call.answer }
    let row = profile.row(of: call.kind)
    if let lane = laneDelaying(row, in: call.lane) {
      wait(for: lane, toMake: original)
      return nil
    }
    var admission =
      call.endsOthers
      ? admission(to: call.lane, by: row, animated: call.isAnimated)
      : admissionWhileBusy(call.lane, by: row)
    while case .afterEnding(let running, let isLast) = admission {
      guard call.isPossible else { return call.answer }
      if isLast { warnOfOverlap(with: row, in: call.lane) }
      running.forEach { finish($0) }
      admission = isLast || !isBusy(call.lane) ? .now : admissionWhileBusy(call.lane, by: row)
    }
    switch admission {
    case .now: return makeResolved(call)
    case .later: wait(for: call.lane, changing: call.lane) { [unowned self] in make(original) }
    case .never, .afterEnding: break
    }
    return nil
  }

  /// When a call is made.
  private enum Admission {
    case now, later, never
    /// When these have ended: at once then, whatever they have started, or else as the lane is then.
    case afterEnding([ActiveTransition], isLast: Bool)
  }

  /// When a change of a lane is made.
  private func admission(to lane: Lane, by row: Choreography.Row, animated: Bool) -> Admission {
    guard isBusy(lane) else {
      let isDeferred =
        animated && animations.areAnimated && state.pending.latest(in: lane) != nil
        && row.value.whenPending == .deferAnimated
      return isDeferred ? .later : .now
    }
    if let running = interruptible(in: lane) { return .afterEnding(running, isLast: false) }
    return admissionWhileBusy(lane, by: row)
  }

  private func admissionWhileBusy(_ lane: Lane, by row: Choreography.Row) -> Admission {
    switch row.value.whenBusy {
    case .wait: return .later
    case .waitWithWarnings:
      warnOfOverlap(with: row, in: lane)
      return .later
    case .returnNil:
      warnOfOverlap(with: row, in: lane)
      return .never
    case .proceed: return .now
    case .finishFirst:
      return .afterEnding(state.running.array.filter { $0.lane == lane }, isLast: true)
    }
  }

  /// What is active in a lane, if all of that can be interrupted (F113).
  private func interruptible(in lane: Lane) -> [ActiveTransition]? {
    let busy = state.running.array.filter { $0.lane == lane && !$0.isEnding }
    return !busy.isEmpty && busy.allSatisfy(\.choreography.isInterruptible) ? busy : nil
  }

  /// Makes a call with which the user dismisses a presented controller, whatever makes the dismissal in
  /// it: UIKit's member, or an override of the presenter's (J19).
  func onBehalfOfUser(dismissing presented: Hierarchy.ID, _ call: () -> Void) {
    let former = dismissedByUser
    dismissedByUser = presented
    defer { dismissedByUser = former }
    call()
  }

  /// Discards all requested and active transitions without delivering callbacks.
  func cancelAll() {
    let abandoned = active + state.endingNextTurn
    _ = state.pending.take()
    state.running = []
    state.endingNextTurn = []
    state.waiting = []
    state.unfinished = []
    state.placedEarly = []
    state.drawings = [:]
    for transition in abandoned { transition.discardCallbacks() }
  }

  /// Logs what old releases log when a change of a stack overlaps another one (A45): a controller that
  /// is just appearing ends doing so twice (J25; which one it names is unconfirmed).
  func warnOfOverlap(with row: Choreography.Row, in lane: Lane) {
    stage.report(.nestedPush, row.value.name)
    stage.report(.unexpectedState)
    guard row.value.whenBusy != .returnNil else { return }
    for transition in state.running where transition.lane == lane && !transition.isEnding {
      let top = transition.change.entering.first {
        hierarchy.contains($0) && hierarchy[$0].appearance == .appearing
      }
      guard let top, let controller = registry[top] else { continue }
      stage.report(
        .unbalanced, stage.describe(controller),
        because: "the next \(row.value.name) began while \(controller.label) was appearing")
    }
  }

  /// Defers a call until a lane is idle; it may have to wait for another one then, or be refused.
  private func wait<Call: LaneCall>(for lane: Lane, toMake call: Call) {
    wait(for: lane, changing: call.lane) { [unowned self] in
      if call.isAllowed { admit(call) }
    }
  }

  /// Defers what changes a lane until another one, or the same, is idle.
  func wait(for lane: Lane, changing changed: Lane, _ call: @escaping () -> Void) {
    let isAnimated = animations.areAnimated
    state.waiting.append(
      Waiting(lane: lane, changed: changed) { [unowned stage] in
        if isAnimated { call() } else { stage.withoutAnimation(call) }
      })
  }

  /// Makes the calls waiting for a lane, until one of them makes it busy again; one may wait again, for
  /// a change that is requested already.
  func makeWaitingCalls(of lane: Lane) {
    for _ in 0..<state.waiting.count {
      guard !isBusy(lane), let index = state.waiting.firstIndex(where: { $0.lane == lane }) else {
        return
      }
      state.waiting.remove(at: index).call()
    }
  }

  /// Makes the calls that were deferred while others of their lane were made, where that is idle now.
  func makeCallsOfIdleLanes() {
    for lane in state.waiting.map(\.lane) where !active.contains(where: { $0.lane == lane }) {
      makeWaitingCalls(of: lane)
    }
  }

  nonisolated deinit {}
}

extension TransitionEngine {
  /// What the engine reads at every change.
  struct State {
    // The stage owns its engine for its whole life and doesn't share it: code that calls the engine
    // has the stage, and delayed actions are in the stage's clock.
    unowned var stage: Stage!
    /// The differences between iOS releases.
    var profile: Profile
    /// The events so far.
    var trace = Trace()
    /// Whether there has ever been a first responder.
    var hasEdited = false
    /// The transitions that have been requested in this turn.
    var pending = RequestedChanges()
    /// The transitions that have begun.
    var running: SmallArray<ActiveTransition> = []
    /// The transitions that end with the next turn.
    var endingNextTurn: SmallArray<ActiveTransition> = []
    /// The calls that wait for a lane.
    var waiting: [Waiting] = []
    /// Removed controllers that have begun to appear and not disappeared.
    var unfinished: SmallArray<UIViewController> = []
    /// The controllers whose views were added to a window before they have begun to appear.
    var placedEarly: SmallArray<Hierarchy.ID> = []
    /// The revision of the controllers with callbacks to receive when these were last looked at.
    var reconciled = 0
    /// The callbacks being delivered.
    var deliveries = DeliveryStack()
    /// The appearances that the program is driving, by controller (A75).
    var handDriven: [Hierarchy.ID: HandDriven] = [:]
    /// What is only drawn, by stack (D35).
    var drawings: [Hierarchy.ID: Drawing] = [:]

    /// The state of an engine without transitions.
    init(profile: Profile) { self.profile = profile }
  }
}

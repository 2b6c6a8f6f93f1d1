import NavigationModel

/// Changes to the world.
extension TransitionEngine {
  /// Makes a call now, whatever its lane does: for changes that belong to one that was admitted.
  @discardableResult
  func make<Call: LaneCall>(_ call: consuming Call) -> Call.Answer {
    call.resolve() ? makeResolved(call) : call.answer
  }

  /// Makes a call whose kind and lane are known: checks and prepares it, makes its edit, and concludes it;
  /// returns its answer.
  func makeResolved<Call: LaneCall>(_ call: consuming Call) -> Call.Answer {
    guard call.isPossible,
      !call.endsOthers || !overtakeGesture(in: call.lane) || call.isPossible, call.prepare()
    else { return call.answer }
    let transition = makeChange(
      call.kind, in: call.lane, animated: call.isAnimated, completion: call.completion,
      lasting: call.duration
    ) { call.edit(&$0) }
    call.conclude(transition)
    return call.answer
  }

  /// Edits the hierarchy and schedules the callbacks; every change goes through it.
  ///
  /// Returns nil if there are no callbacks to deliver because the container is in no window (A34).
  /// The children that it removes there receive their moves all the same (A36, C11).
  @inline(never)
  private func makeChange(
    _ kind: Choreography.Kind, in lane: TransitionEngine.Lane, animated: Bool,
    completion: ActiveTransition.Completion?, lasting duration: Duration?,
    edit: (inout Hierarchy) -> Change
  ) -> ActiveTransition? {
    let row = row(of: kind, lasting: duration)
    let animated = animated && animations.areAnimated && !isAppearingWithWindow(lane)
    let before = arrangement(of: lane, before: row, animated: animated)
    var change = edit(&hierarchy)
    #if DEBUG
      noteLinks(change)
      precondition(kind.lane == lane.owner, "\(kind) is made in the lane of a \(lane.owner)")
    #endif
    // Those that disappear with it leave then.
    change.hidden.forEach { removeHiddenView(of: $0) }
    if !change.isAttached && completion == nil {
      guard isDueMoves(change, by: row) else {
        updateOwnership(change, in: lane, by: nil)
        beginMoves(of: change)
        return nil
      }
      change.keepOnlyChildren()
    }
    let offScreen = change.isAttached ? nil : change
    overtakeRunning(in: lane)
    let endsAtOnce = row.value.unanimated == .atOnce && !animated
    if row.joins, let earlier = state.pending.latest(in: lane) {
      join(earlier, change, row, kind: kind, animated: animated, completion: completion)
      return concludeCall(of: earlier, endsAtOnce: endsAtOnce)
    }
    let transition = ActiveTransition(
      consume row, consume change, isAnimated: animated, kind: kind, lane: lane,
      completion: completion)
    if before != nil { transition.before = before }
    begin(transition)
    if let offScreen { beginMoves(of: offScreen) }
    return concludeCall(of: transition, endsAtOnce: endsAtOnce)
  }

  /// Does what follows a change inside the call.
  private func concludeCall(
    of transition: consuming ActiveTransition, endsAtOnce: Bool
  ) -> ActiveTransition {
    animations.add(transition)
    if endsAtOnce { commit() } else { turnNeeded() }
    return transition
  }

  /// Whether a change of a container in no window has removed children that have received the moves
  /// of their addition (A36, C11).
  private func isDueMoves(_ change: Change, by row: Choreography.Row) -> Bool {
    !change.orphaned.isEmpty && row.value.movesRemovedChildren
      && !change.orphaned.allSatisfy { !hierarchy.hasBegunMove($0) }
  }

  /// Removes the views of controllers that have disappeared, where nothing shows them any more: a
  /// hidden window has kept them.
  func removeHiddenViews(of controllers: [Hierarchy.ID]) {
    for id in controllers where hierarchy.contains(id) { removeHiddenView(of: id) }
  }

  /// The same for one controller; most have no view, and need not be looked up.
  func removeHiddenView(of id: Hierarchy.ID) {
    guard hierarchy[id].isViewLoaded, hierarchy[id].appearance == .disappeared else { return }
    registry[id]?.leaveSuperview()
  }

  /// Whether a container has begun to appear with its window in this turn, as at a launch: its own
  /// changes are not animated either (unconfirmed).
  private func isAppearingWithWindow(_ lane: Lane) -> Bool {
    guard case .container(let id) = lane, hierarchy.contains(id),
      hierarchy[id].appearance == .appearing
    else { return false }
    return active.contains { transition in
      guard case .window = transition.lane, !transition.isStarted else { return false }
      return transition.change.entering.contains(id)
    }
  }

  /// Joins a change to an earlier one of the same turn.
  private func join(
    _ earlier: ActiveTransition, _ change: Change, _ row: Choreography.Row,
    kind: Choreography.Kind, animated: Bool, completion: ActiveTransition.Completion?
  ) {
    let isLouder = animated || earlier.isAnimated
    if row.value.whenPending == .joinWithWarnings && isLouder {
      warnOfOverlap(with: row, in: earlier.lane)
    }
    if observesInsets { insetsMayHaveChanged() }
    updateOwnership(change, in: earlier.lane, by: earlier)
    earlier.join(change, row, kind: kind, animated: animated, completion: completion)
    play(row.asked, of: earlier)
  }

  /// Queues a new transition until the end of the turn, and delivers the callbacks due inside the
  /// call.
  private func begin(_ transition: ActiveTransition) {
    if gesture != nil { transition.gesture = gesture }
    updateOwnership(of: transition)
    state.pending.append(transition)
    if case .window = transition.lane, let held = heldRoots {
      heldRoots = held + [transition]
    } else {
      play(transition.row.asked, of: transition)
    }
  }

  /// Runs the callbacks of a launch, during which no window is on the screen: roots begin to appear
  /// when it returns (C6; during a restoration unconfirmed).
  func holdingRoots(_ body: () -> Void) {
    heldRoots = []
    body()
    let held = heldRoots ?? []
    heldRoots = nil
    for transition in held { play(transition.row.asked, of: transition) }
  }

  /// The row of a kind of change, with another duration if one is given.
  private func row(of kind: Choreography.Kind, lasting duration: Duration?) -> Choreography.Row {
    let row = profile.row(of: kind)
    guard let duration else { return row }
    var other = row.value
    other.duration = duration
    return Choreography.Row(other)
  }

  /// The state of a container before a change that may be cancelled; nil for other changes, since
  /// it costs a copy.
  private func arrangement(
    of lane: TransitionEngine.Lane, before row: Choreography.Row, animated: Bool
  ) -> Hierarchy.Arrangement? {
    guard animated || gesture != nil, row.value.cancellation != nil,
      case .container(let id) = lane,
      gesture != nil || animated && registry[id]?.mayAnimateItself == true
    else { return nil }
    return hierarchy.arrangement(of: id)
  }
}

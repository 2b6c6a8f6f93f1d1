import NavigationModel

/// What happens at the end of a turn and when an animation finishes.
extension TransitionEngine {
  /// Commits the changes requested in the turn, and the changes that their callbacks request.
  func commit() {
    guard !isCommitting, !hasEnded else { return }
    isCommitting = true
    defer { isCommitting = false }
    finishEndingNextTurn()
    if !state.waiting.isEmpty { makeCallsOfIdleLanes() }
    var rounds = 0
    while !state.pending.isEmpty && rounds < Self.roundLimit && shouldHalt?() != true {
      let batch = state.pending.take()
      if state.running.isEmpty {
        state.running = batch
      } else {
        for transition in batch { state.running.append(transition) }
      }
      (consume batch).forEach { start($0) }
      rounds += 1
      endAbandoned()
      if needsReconciling { reconcile() }
    }
    if needsReconciling { reconcile() }
    if !state.handDriven.isEmpty { commitHandDriven() }
    removeViewsPlacedInVain()
    if needsTurn { turnNeeded() }
  }

  /// Whether there is work left for the end of this turn or the next.
  var needsTurn: Bool {
    !state.pending.isEmpty || !state.endingNextTurn.isEmpty || needsReconciling
      || needsLayout || needsInsets || animations.needsTurn
  }

  /// The number of rounds of changes in a turn before the rest is deferred to the next.
  private static let roundLimit = 100

  /// Finishes the transitions that wait for the end of the next turn.
  private func finishEndingNextTurn() {
    if state.endingNextTurn.isEmpty { return }
    var old: SmallArray<ActiveTransition> = []
    swap(&old, &state.endingNextTurn)
    old.forEach { finish($0) }
  }

  /// Delivers callbacks to controllers that appeared or disappeared without receiving them.
  private func reconcile() {
    state.reconciled = hierarchy.owing.revision
    for id in hierarchy.visible where hierarchy[id].appearance == .appeared {
      if !hierarchy.isInWindow(id) { registry[id]?.joinSuperview() }
    }
    let change = hierarchy.reconcile()
    guard change.isVisible else {
      state.unfinished = []
      return
    }
    let transition = ActiveTransition(
      profile.row(of: .reconcile), change, isAnimated: false, kind: .reconcile,
      lane: .window(0), completion: nil)
    state.running.append(transition)
    for controller in state.unfinished { transition.retain(controller) }
    state.unfinished = []
    start(transition)
  }

  private func start(_ active: ActiveTransition) {
    active.isStarted = true
    let duration = active.rowDuration
    let takesTime = active.isAnimated && duration > .zero
    let isVisible = active.change.isVisible
    let unanimatedEnd = active.choreography.unanimated
    if active.drawnMovement != nil || !state.drawings.isEmpty { updateDrawing(with: active) }
    let unnamed = takesTime ? traceTransition(active) : nil
    play(active.row.committed, of: active)
    // An exception ends it at once: nothing may wait for it.
    if active.isAborted { return finish(active) }
    if let unnamed { nameAgain(unnamed, active) }
    active.runAlongsideAnimations()
    active.isAnimating = true
    if takesTime { active.began = stage.now }
    if let context = active.context {
      if let gesture = active.gesture { context.follow(gesture) }
      conclude(active)
    } else if let gesture = active.gesture, takesTime {
      follow(gesture, active)
    } else if takesTime {
      stage.after(duration) { [unowned self] in finish(active) }
    } else if isVisible && unanimatedEnd == .nextTurn {
      state.endingNextTurn.append(active)
    } else {
      finish(active)
    }
  }

  /// Finishes a transition; an alarm for one that has already ended is stale and does nothing.
  func finish(_ transition: ActiveTransition) {
    guard !transition.isEnding else { return }
    transition.isEnding = true
    transition.context?.vacateContainer(of: transition)
    play(transition.row.ended, of: transition)
    transition.runCompletionHandlers()
    state.running.remove(transition)
    transition.orphaned.forEach { returnToOwner($0) }
    transition.takeParticipants().forEach { participant in
      // What was lent and lost in one turn is not in the joined change.
      returnToOwner(participant.id)
      keepIfUnfinished(participant)
    }
    // What was leaving is back, and may have missed a change of its insets (E55).
    if transition.isCancelled, observesInsets { insetsMayHaveChanged() }
    makeWaitingCalls(of: transition.lane)
  }

  /// Retains a participant until it has received its callbacks: one that was removed in the turn in
  /// which it began to appear disappears later.
  private func keepIfUnfinished(_ participant: UIViewController) {
    endIfAbandoned(participant)
    let isOnScreen = hierarchy[participant.id].isOnScreen
    // The author of a container that forwards nothing calls what its new child lacks.
    guard hierarchy[participant.id].appearance != (isOnScreen ? .appeared : .disappeared),
      isForwarded(to: participant.id)
    else { return }
    state.unfinished.append(participant)
  }

  /// Plays a change that no lane waits for: its first column inside the call, and its last one when it
  /// has ended, if that has something to do.
  func playInsideCall(_ transition: ActiveTransition) {
    play(transition.row.asked, of: transition)
    transition.runAlongsideAnimations()
    guard transition.hasEnd else { return transition.runCompletionHandlers() }
    stage.complete(after: transition.duration) { [unowned self] in
      play(transition.row.ended, of: transition)
      transition.runCompletionHandlers()
    }
  }
}

import NavigationModel

/// What happens at the end of a turn and when an animation finishes.
extension Stage {
  /// Commits the changes requested in the turn, and the changes that their callbacks request.
  func commit() {
    guard !engine.isCommitting, !hasEnded else { return }
    engine.isCommitting = true
    defer { engine.isCommitting = false }
    finishUnsettled()
    var rounds = 0
    while !engine.pending.isEmpty && rounds < Self.roundLimit && !isHalted {
      var batch: SmallArray<TransitionUnderWay> = []
      swap(&batch, &engine.pending)
      batch.forEach { engine.running.append($0) }
      batch.forEach { start($0) }
      rounds += 1
      engine.endAbandoned()
      if engine.wantsToCatchUp { catchUp() }
    }
    if engine.wantsToCatchUp { catchUp() }
    if wantsTurn { turnNeeded() }
  }

  /// Whether there is work left for the end of this turn or the next.
  var wantsTurn: Bool {
    !engine.pending.isEmpty || !engine.unsettled.isEmpty || engine.wantsToCatchUp || wantsLayout
      || animations.wantsTurn
  }

  /// The number of rounds of changes in a turn before the rest is deferred to the next.
  private static let roundLimit = 100

  /// Finishes the transitions that wait for the end of the next turn.
  private func finishUnsettled() {
    if engine.unsettled.isEmpty { return }
    var old: SmallArray<TransitionUnderWay> = []
    swap(&old, &engine.unsettled)
    old.forEach { finish($0) }
  }

  /// Delivers callbacks to controllers that appeared or disappeared without receiving them.
  private func catchUp() {
    engine.mayHaveMissed = false
    for id in hierarchy.visible where hierarchy[id].appearance == .appeared {
      if !hierarchy[id].isInWindow { hierarchy.setInWindow(true, id) }
    }
    let change = hierarchy.reconcile()
    guard change.isVisible else { return }
    let transition = TransitionUnderWay(
      Transition(profile.row(of: .reconcile), change, isAnimated: false), kind: .reconcile,
      lane: .window(0), completion: nil)
    engine.running.append(transition)
    start(transition)
  }

  private func start(_ underWay: TransitionUnderWay) {
    underWay.isStarted = true
    let duration = underWay.transition.duration
    let isVisible = underWay.transition.change.isVisible
    let settling = underWay.transition.row.value.unanimated
    if duration > .zero { noteTransition(underWay) }
    play(underWay.transition.row.value.committed, of: underWay)
    underWay.beginCompanions()
    underWay.isAnimating = true
    if let context = underWay.context {
      if let gesture = underWay.gesture { context.follow(gesture) }
      engine.conclude(underWay)
    } else if let gesture = underWay.gesture, duration > .zero {
      engine.follow(gesture, underWay)
    } else if duration > .zero {
      after(duration) { [unowned engine] in engine.finish(underWay) }
    } else if isVisible && settling == .nextTurn {
      engine.unsettled.append(underWay)
    } else {
      finish(underWay)
    }
  }

  /// Finishes a transition; an alarm for one that has already ended is stale and does nothing.
  func finish(_ transition: TransitionUnderWay) {
    guard !transition.isEnding, engine.running.containsIdentical(transition) else { return }
    transition.isEnding = true
    play(transition.transition.row.value.ended, of: transition)
    transition.endCompanions()
    engine.running.remove(transition)
    for id in transition.orphaned { takeHome(id) }
    transition.releaseCast()
    engine.makeWaitingCalls(of: transition.lane)
  }

  /// Plays the beats of a column.
  func play(_ beats: [Beat], of underWay: TransitionUnderWay) {
    for beat in beats {
      // Controllers may show children as they load, and other code may have changed the screen in
      // the same turn.
      while underWay.mayWiden(at: beat, since: hierarchy.revision), underWay.widen(in: hierarchy) {
        guard beat == .load else { break }
        play(beat, of: underWay)
      }
      if underWay.concerns(beat) { play(beat, of: underWay) }
      if underWay.isAborted { return }
    }
  }
}

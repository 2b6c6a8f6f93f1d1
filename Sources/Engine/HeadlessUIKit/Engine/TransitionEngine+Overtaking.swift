import NavigationModel

/// What a finger, or an animator of the program, has begun, and the program changes meanwhile.
extension TransitionEngine {
  /// Ends the gesture that has begun a change of a lane in this turn, because the program is about to
  /// change the same lane.
  ///
  /// A change that would be cancelled, or whose finger is still down, is taken back, with the
  /// container's calls for that (C28); any other one is complete (unconfirmed). A presenter's is not
  /// overtaken: its conditions refuse the other change. Returns whether there was such a gesture.
  @discardableResult
  func overtakeGesture(in lane: Lane) -> Bool {
    guard gesture == nil, !state.pending.isEmpty, case .container = lane,
      let transition = state.pending.first(in: lane, where: { $0.gesture != nil }),
      let former = transition.gesture.take()
    else { return false }
    let overtaking = transition.choreography.whenOvertaken
    if former.isTouching || former.isCancelled,
      let cancellation = transition.choreography.cancellation, let undo = undoing(transition)
    {
      takeBack(transition, by: undo)
      playCancellation(profile.row(of: cancellation).value, of: transition)
    } else if let overtaking {
      play(overtaking.ended, of: transition)
    }
    if let overtaking {
      transition.become(overtaking.kind, by: profile)
      state.pending.rowHasChanged(of: transition)
    }
    return true
  }

  /// Plays what only the container knows of the row that cancels a transition.
  private func playCancellation(_ row: Choreography, of transition: ActiveTransition) {
    transition.isCancelled = true
    for beat in row.asked + row.ended {
      if case .container = beat.effect { play([beat], of: transition) }
    }
    transition.isCancelled = false
  }

  /// Undoes the change of a transition that hasn't started.
  private func takeBack(
    _ transition: ActiveTransition, by undo: (inout Hierarchy) -> Change
  ) {
    transition.isAnimated = false
    let change = undo(&hierarchy)
    updateOwnership(change, in: transition.lane, by: transition)
    transition.join(
      change, transition.row, kind: transition.kind, animated: false, completion: nil)
  }

  /// What runs in a lane can no longer be taken back once another change of that lane follows: where the
  /// finger would cancel it, it is complete (F34; unconfirmed).
  func overtakeRunning(in lane: Lane) {
    if state.running.isEmpty { return }
    for transition in state.running where transition.lane == lane && transition.before != nil {
      transition.before = nil
    }
  }
}

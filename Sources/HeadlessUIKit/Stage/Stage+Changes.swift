import NavigationModel

/// How the world is changed.
///
/// The stage does it itself, with what its engine keeps: going through the engine would count
/// references at every step.
extension Stage {
  /// Edits the hierarchy and arranges for everybody to be told: the one way in.
  ///
  /// Nothing is returned where there is nobody to tell: the container is in no window (A34).
  @discardableResult
  @inline(never)
  func perform(
    _ kind: Choreography.Kind, in lane: TransitionEngine.Lane, animated: Bool,
    completion: TransitionUnderWay.Completion? = nil, lasting duration: Duration? = nil,
    edit: (inout Hierarchy) -> Change
  ) -> TransitionUnderWay? {
    let row = row(of: kind, lasting: duration)
    let animated = animated && animations.areAnimated
    let before = arrangement(of: lane, before: row, animated: animated)
    let change = edit(&hierarchy)
    if !change.isAttached || change.isEmpty { engine.mayHaveMissed = true }
    if !change.isAttached && completion == nil {
      noteOwnership(change, in: lane, by: nil)
      return nil
    }
    let transition: TransitionUnderWay
    if row.joins, let earlier = engine.pendingChange(in: lane) {
      transition = earlier
      join(earlier, change, row, kind: kind, animated: animated, completion: completion)
    } else {
      transition = TransitionUnderWay(
        Transition(row, change, isAnimated: animated), kind: kind, lane: lane,
        completion: completion)
      if before != nil { transition.before = before }
      begin(transition)
    }
    animations.add(transition)
    if row.value.unanimated == .atOnce && !animated { commit() } else { turnNeeded() }
    return transition
  }

  /// Makes a change a part of one that the turn has made already.
  private func join(
    _ earlier: TransitionUnderWay, _ change: Change, _ row: Choreography.Row,
    kind: Choreography.Kind, animated: Bool, completion: TransitionUnderWay.Completion?
  ) {
    let isLouder = animated || earlier.transition.isAnimated
    if row.value.whenPending == .joinWithWarnings && isLouder { engine.warnOfOverlap() }
    engine.mayHaveMissed = true
    noteOwnership(change, in: earlier.lane, by: earlier)
    earlier.join(change, row, kind: kind, animated: animated, completion: completion)
  }

  /// Keeps a new transition until the end of the turn, and plays what is said inside the call.
  private func begin(_ transition: TransitionUnderWay) {
    if engine.gesture != nil { transition.gesture = engine.gesture }
    noteOwnership(of: transition)
    engine.pending.append(transition)
    let asked = transition.transition.row.value.asked
    if !asked.isEmpty { play(asked, of: transition) }
  }

  /// The row of a kind of change; another one where the change takes a time of its own.
  private func row(of kind: Choreography.Kind, lasting duration: Duration?) -> Choreography.Row {
    let row = profile.row(of: kind)
    guard let duration else { return row }
    var other = row.value
    other.duration = duration
    return Choreography.Row(other)
  }

  /// What a container looks like before a change that somebody may take back; nil for others, since
  /// it costs a copy.
  private func arrangement(
    of lane: TransitionEngine.Lane, before row: Choreography.Row, animated: Bool
  ) -> Hierarchy.Arrangement? {
    guard animated || engine.gesture != nil, row.value.cancellation != nil,
      case .container(let id) = lane,
      engine.gesture != nil || animated && registry[id]?.mayAnimateItself == true
    else { return nil }
    return hierarchy.arrangement(of: id)
  }
}

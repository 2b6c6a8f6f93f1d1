import NavigationModel

/// What presentations, and changes of containers, wait for.
extension TransitionEngine {
  /// The lane of the transition that presentations of a controller wait for, given the controller and
  /// those around it; nil for none (P80).
  func laneDelayingPresentations(of family: [Hierarchy.ID]) -> Lane? {
    if state.pending.isEmpty && state.running.isEmpty { return nil }
    if let busy = family.lazy.map(Lane.container).first(where: isBusy) { return busy }
    return active.first { $0.delaysPresentations(of: family, in: profile) }?.lane
  }

  /// The lane of the presentation or dismissal that a change of a container waits for, if its row says
  /// so (A46c); nil for none.
  func laneDelaying(_ row: Choreography.Row, in lane: Lane) -> Lane? {
    guard row.value.waitsForAppearance, case .container(let id) = lane else { return nil }
    for transition in state.running where transition.delaysChanges(of: id) {
      return transition.lane
    }
    return nil
  }
}

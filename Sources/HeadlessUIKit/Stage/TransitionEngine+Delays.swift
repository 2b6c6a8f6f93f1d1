import NavigationModel

/// What presentations, and changes of containers, wait for.
extension TransitionEngine {
  /// The lane of the transition that presentations of a controller wait for, given the controller and
  /// those around it; nil for none (P80).
  func laneDelayingPresentations(of family: [Hierarchy.ID]) -> Lane? {
    if pending.isEmpty && running.isEmpty { return nil }
    if let busy = family.lazy.map(Lane.container).first(where: isBusy) { return busy }
    return active.first { $0.delaysPresentations(of: family, in: profile) }?.lane
  }

  /// The lane of the presentation or dismissal that changes of a container wait for (A46c).
  func laneDelayingChanges(of lane: Lane) -> Lane? {
    guard case .container(let id) = lane else { return nil }
    for transition in running where transition.delaysChanges(of: id) { return transition.lane }
    return nil
  }
}

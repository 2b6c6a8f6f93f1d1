import NavigationModel

/// What presentations wait for.
extension TransitionEngine {
  /// The lane of the transition that presentations of a controller wait for, given the controller and
  /// those around it; nil for none (P80).
  func laneDelayingPresentations(of family: [Hierarchy.ID]) -> Lane? {
    if pending.isEmpty && running.isEmpty { return nil }
    if let busy = family.lazy.map(Lane.container).first(where: isBusy) { return busy }
    return active.first { $0.delaysPresentations(of: family, in: profile) }?.lane
  }
}

extension ActiveTransition {
  /// Whether it changes a container of a family and can be seen, removes one of its members, or is the
  /// presentation in which they appear.
  fileprivate func delaysPresentations(
    of family: [Hierarchy.ID], in profile: Profile
  ) -> Bool {
    if isEnding { return false }
    if family.contains(where: change.orphaned.contains) { return true }
    switch lane {
    case .container(let id): return rowDuration > .zero && family.contains(id)
    case .window: return family.contains(where: change.leaving.contains)
    case .presenter:
      return kind.isPresentation && isStarted && rowDuration > .zero
        && !profile.modalTransitionsExclude && family.contains(where: change.entering.contains)
    }
  }
}

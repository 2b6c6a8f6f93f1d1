import NavigationModel

/// What waits for a transition.
extension ActiveTransition {
  /// Whether it is the animated presentation or dismissal with which a container is appearing.
  func delaysChanges(of container: Hierarchy.ID) -> Bool {
    guard case .presenter = lane, isAnimating, !isEnding else { return false }
    return rowDuration > .zero && change.entering.contains(container)
  }

  /// Whether it changes a container of a family and can be seen, removes one of its members, or is the
  /// presentation in which they appear.
  func delaysPresentations(
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

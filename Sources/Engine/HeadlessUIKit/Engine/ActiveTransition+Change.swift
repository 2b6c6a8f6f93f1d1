import NavigationModel

/// The change that a transition shows, and who belongs to its parts.
extension ActiveTransition {
  /// Joins a later change of the same lane and turn; the later one decides the animation (A35, D1).
  func join(
    _ change: Change, _ row: Choreography.Row, kind: Choreography.Kind, animated: Bool,
    completion: Completion?
  ) {
    let ownMovement = isAnimated ? DrawnMovement(of: self.change, by: choreography) : nil
    if let ownMovement { ownExtras.drawnMovement = ownMovement }
    self.kind = kind
    self.row = row
    self.change.join(change)
    isAnimated = animated
    if let completion { ownExtras.completions.append(completion) }
  }

  /// Continues as another kind of change, by the row that a profile has for it.
  func become(_ kind: Choreography.Kind, by profile: Profile) {
    self.kind = kind
    row = profile.row(of: kind)
  }

  /// Whether it runs, and no clock will end it: an animator of the program's does, or a finger.
  var isOpenEnded: Bool { isAnimating && (context != nil || gesture?.isTouching == true) }

  /// The members of a part of the change; no children are added where no callbacks are called (A34).
  func members(of part: Change.Part) -> SmallArray<Hierarchy.ID> {
    switch part {
    case .entering: change.entering
    case .leaving: change.leaving
    // The covered ones as well (J10).
    case .addedChildren: change.isAttached ? change.adopted : []
    case .removedChildren:
      change.orphaned.isEmpty ? [] : change.orphaned.intersection(with: change.shownBefore)
    case .removedWhileHidden:
      change.orphaned.isEmpty ? [] : change.orphaned.without(change.shownBefore)
    }
  }

  /// Whether anything remains to be done when it has ended.
  var hasEnd: Bool { extras?.completionHandlers.isEmpty == false || !row.ended.isEmpty }

  /// The new parent passed to the members of a part.
  func newParent(of part: Change.Part) -> Hierarchy.ID? {
    part == .addedChildren ? change.subject : nil
  }

  /// The controllers that became children.
  var adopted: SmallArray<Hierarchy.ID> { change.adopted }

  /// The controllers that stopped being children.
  var orphaned: SmallArray<Hierarchy.ID> { change.orphaned }

  /// The stacks that show another controller than the last one they reported.
  var reveals: SmallArray<Change.Reveal> { change.reveals }

  /// The container and the last of the children it shows now.
  var selection: SmallArray<Change.Reveal> { change.selection }

  /// Adds the controllers that are shown since; false if there are no new ones.
  func includeNewlyShown(in hierarchy: Hierarchy) -> Bool {
    change.includeNewlyShown(in: hierarchy)
  }

  /// Adds a stack whose delegate is notified with this transition.
  func addReveal(_ reveal: Change.Reveal) { change.reveals.append(reveal) }

  /// Adds a controller that appears with this transition.
  func addEntering(_ id: Hierarchy.ID) {
    if change.entering.contains(id) { return }
    change.entering.append(id)
  }
}

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

import NavigationModel

/// Who retains controllers that gain or lose a place, and the animations in the trace.
extension TransitionEngine {
  /// Retains the controllers that gained a place, and hands those that lost theirs to the
  /// transition.
  func updateOwnership(
    _ change: Change, in lane: TransitionEngine.Lane, by transition: ActiveTransition?
  ) {
    updateOwnership(change.adopted, change.orphaned, in: lane, by: transition)
  }

  /// Updates ownership for the change of a transition that begins.
  func updateOwnership(of transition: ActiveTransition) {
    updateOwnership(transition.adopted, transition.orphaned, in: transition.lane, by: transition)
  }

  private func updateOwnership(
    _ adopted: SmallArray<Hierarchy.ID>, _ orphaned: SmallArray<Hierarchy.ID>,
    in lane: TransitionEngine.Lane,
    by transition: ActiveTransition?
  ) {
    if adopted.isEmpty && orphaned.isEmpty { return }
    let owner = stage.observer == nil ? nil : owner(of: lane)
    if transition == nil {
      for id in orphaned { returnToOwner(id) }
    }
    orphaned.forEach { release($0, by: owner, to: transition) }
    adopted.forEach { retain($0, by: owner) }
  }

  /// Returns a controller that was lent to a stack to its original container, off screen.
  func returnToOwner(_ id: Hierarchy.ID) {
    guard hierarchy.contains(id),
      let returnParent = hierarchy[id].returnParent.flatMap({ registry[$0] }),
      hierarchy.mayAdd(id, to: returnParent.id)
    else { return }
    retain(id, by: returnParent)
    _ = hierarchy.append(id, to: returnParent.id)
  }

  /// Retains a controller because it has a place with an owner.
  func retain(_ id: Hierarchy.ID, by owner: AnyObject?) {
    registry.retain(id)
    releaseStranded(id, to: nil)
    removeHiddenView(of: id)
    if let owner, let observer = stage.observer, let child = registry[id] {
      observer.owner(owner, gained: child)
    }
  }

  /// Reverses `gain`; the transition retains the controller until all callbacks are delivered.
  func release(_ id: Hierarchy.ID, by owner: AnyObject?, to transition: ActiveTransition?) {
    if let owner, let observer = stage.observer, let child = registry[id] {
      observer.owner(owner, lost: child)
    }
    removeHiddenViews(ofFamilyLeaving: id)
    if let released = registry.release(id) { transition?.retain(released) }
  }

  /// Removes the view of a controller that has lost its place, if it has disappeared; with those that
  /// its family presents, where they may have been left to a window with a former root (C24).
  private func removeHiddenViews(ofFamilyLeaving id: Hierarchy.ID) {
    guard hierarchy.hasStrandedRoots else { return removeHiddenView(of: id) }
    removeHiddenViews(of: hierarchy.members(below: [id]))
  }

  /// Releases the former root of a presentation whose view the program has removed from its window,
  /// if no other one is left in it (C24); the presented controller disappears in any case.
  func presentationLeftWindow(_ id: Hierarchy.ID) {
    if hierarchy.hasStrandedRoots { turnNeeded() }
    guard let root = hierarchy.rootStrandedInVain(above: id) else { return }
    releaseStranded(root, to: nil)
  }

  /// Releases a former root that its window has retained for what it presents (C24); what has appeared
  /// in it, and is on no screen now, disappears at the end of the turn.
  func releaseStranded(_ id: Hierarchy.ID, to transition: ActiveTransition?) {
    guard let number = hierarchy[id].strandedWindow, hierarchy.unstrand(id) else { return }
    turnNeeded()
    removeHiddenViews(of: hierarchy.members(below: [id]))
    release(id, by: registry.windows[number - 1].window, to: transition)
  }

  private func owner(of lane: TransitionEngine.Lane) -> AnyObject? {
    switch lane {
    case .window(let number): registry.windows[number - 1].window
    case .container(let id), .presenter(let id): registry[id]
    }
  }

  /// Removes the links of a dismissed presentation.
  func unlink(_ transition: ActiveTransition) {
    guard case .presenter(let presenter) = transition.lane, hierarchy.contains(presenter) else {
      return
    }
    var owner = registry[presenter]
    for id in hierarchy.unlink(presentationOf: presenter) {
      let presented = registry[id]
      presented?.dropPresentationManager()
      release(id, by: owner, to: transition)
      owner = presented
    }
    if hierarchy.contains(presenter), let root = hierarchy.rootStrandedInVain(above: presenter) {
      releaseStranded(root, to: transition)
    }
  }

  /// Releases a controller whose presentation has ended without a dismissal.
  func releasePresented(
    _ presented: UIViewController, by presenter: Hierarchy.ID, to transition: ActiveTransition?
  ) {
    presented.dropPresentationManager()
    release(presented.id, by: registry[presenter], to: transition)
    presented.leaveSuperview()
    if hierarchy.contains(presenter), let root = hierarchy.rootStrandedInVain(above: presenter) {
      releaseStranded(root, to: transition)
    }
  }

  /// Adds the animation that begins to the trace; returns the number of the event if a controller
  /// in it is still to load, which may give it its title.
  func traceTransition(_ transition: ActiveTransition) -> Int? {
    guard stage.trace.isRecording, let words = words(for: transition) else { return nil }
    let number = stage.trace.count
    stage.trace.append(
      Event(
        at: stage.now, kind: .transition, subject: transition.change.subject,
        callback: words.kind,
        isAnimated: true, arguments: [words.text]))
    let isNamed = transition.change.entering.allSatisfy { registry[$0]?.isViewLoaded ?? true }
    return isNamed ? nil : number
  }

  /// Writes the names of an animation to its event again.
  func nameAgain(_ number: Int, _ transition: ActiveTransition) {
    guard let words = words(for: transition) else { return }
    stage.trace.setArguments([words.text], of: number)
  }

  /// `push`, `Detail over Home`.
  func words(for transition: ActiveTransition) -> (kind: String, text: String)? {
    switch transition.lane {
    case .presenter(let presenter):
      guard hierarchy.contains(presenter),
        let presentation = hierarchy[presenter].presentation
      else { return nil }
      // When a chain is dismissed, only one of its controllers is seen to disappear (P57).
      let top = transition.dismissed.last { hierarchy.contains($0) }
      let seen = profile.chainShowsLowest ? presentation.presented : top ?? presentation.presented
      let below = hierarchy[seen].presenter ?? presenter
      let style = hierarchy.transitionStyle(of: seen, on: below, in: presentation.adaptedStyle)
      let kind =
        transition.isCancelled
        ? transition.choreography.name : String(describing: style)
      return (
        kind, "\(hierarchy[seen].label) over \(hierarchy[below].label)"
      )
    case .container(let id):
      return (
        transition.choreography.name,
        registry[id]?.words(for: transition) ?? wordsOfChildren(transition)
      )
    case .window: return (transition.choreography.name, wordsOfChildren(transition))
    }
  }

  /// `Detail over Home`.
  private func wordsOfChildren(_ transition: ActiveTransition) -> String {
    let change = transition.change
    let new = change.shownAfter.last ?? change.entering.first
    let old = change.shownBefore.last ?? change.leaving.first
    let names = [new, old].compactMap { $0 }.filter(hierarchy.contains).map {
      hierarchy[$0].label
    }
    return names.joined(separator: " over ")
  }
}

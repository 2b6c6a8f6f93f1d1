import NavigationModel

/// Appearances that the program drives, for containers that don't forward callbacks (A75).
extension TransitionEngine {
  /// An appearance that the program has begun and not ended.
  struct HandDriven {
    let kind: Choreography.Kind
    let isAnimated: Bool
    /// Whether its row has beats left for the end of a turn in which the view is in a window.
    var isUncommitted: Bool
    /// The transition that had begun the same already, and ends it as well (J25); nil for none.
    let double: ActiveTransition?
  }

  /// Notifies a controller, and the descendants it forwards to, that it will appear or disappear.
  func begin(isAppearing: Bool, _ id: Hierarchy.ID, animated: Bool) {
    begin(isAppearing: isAppearing, id, animated: animated, double: transitionDriving(id))
  }

  private func begin(
    isAppearing: Bool, _ id: Hierarchy.ID, animated: Bool, double: ActiveTransition?
  ) {
    let kind = isAppearing ? Choreography.Kind.appearByHand : .disappearByHand
    let isUncommitted = !profile.row(of: kind).value.committed.isEmpty
    let begun = HandDriven(
      kind: kind, isAnimated: animated, isUncommitted: isUncommitted, double: double)
    state.handDriven[id] = begun
    if isUncommitted { turnNeeded() }
    play(\.asked, of: begun, drivenBy: id)
  }

  /// Plays what the rows of those that were begun have for the end of a turn (A25).
  func commitHandDriven() {
    for id in hierarchy.visible {
      guard let begun = state.handDriven[id], begun.isUncommitted, hierarchy.isInWindow(id) else {
        continue
      }
      state.handDriven[id]?.isUncommitted = false
      play(\.committed, of: begun, drivenBy: id)
    }
  }

  /// Notifies them that they have appeared or disappeared, whichever was begun last (A76).
  func end(_ id: Hierarchy.ID) {
    guard let begun = state.handDriven[id] else {
      return stage.report(
        .unbalanced, stage.describe(registry[id]),
        because: "none was begun for \(hierarchy[id].label)")
    }
    if let double = begun.double {
      guard hierarchy[id].appearance.isTransient else {
        state.handDriven[id] = nil
        return stage.report(
          .unbalanced, stage.describe(registry[id]),
          because: "UIKit has ended it for \(hierarchy[id].label) already")
      }
      double.ownExtras.endedByHand.append(id)
    }
    play(\.ended, of: begun, drivenBy: id)
    state.handDriven[id] = nil
  }

  /// The transition that has begun the appearance, or the disappearance, of a controller and will end it;
  /// nil for none.
  private func transitionDriving(_ id: Hierarchy.ID) -> ActiveTransition? {
    guard !state.running.isEmpty, hierarchy[id].appearance.isTransient, isForwarded(to: id) else {
      return nil
    }
    return state.running.array.last {
      !$0.isEnding && ($0.change.entering.contains(id) || $0.change.leaving.contains(id))
    }
  }

  /// A controller and what is inside it, of those that a transition moves; one that is covered shows
  /// nothing any more.
  private func family(of id: Hierarchy.ID, in transition: ActiveTransition) -> [Hierarchy.ID] {
    (transition.change.entering + transition.change.leaving).filter {
      hierarchy.contains($0) && hierarchy.lineage(of: $0).contains(id)
    }
  }

  /// Reports that the program has ended an appearance that a transition is about to end (J25).
  func reportIfEndedByHand(
    _ id: Hierarchy.ID, _ callback: Callback, in transition: ActiveTransition
  ) {
    guard callback == .viewDidAppear || callback == .viewDidDisappear,
      let ended = transition.extras?.endedByHand, ended.contains(id), registry[id] != nil
    else { return }
    transition.extras?.endedByHand.removeAll { $0 == id }
    stage.report(
      .unbalanced, stage.describe(registry[id]),
      because: "the program has ended it for \(hierarchy[id].label) already")
  }

  /// Ends what the program has begun for a controller whose removal has ended, as UIKit reports (A50);
  /// what it then lacks is delivered as after any removal (unconfirmed).
  func endIfAbandoned(_ removed: UIViewController) {
    guard !state.handDriven.isEmpty, hierarchy[removed.id].parent == nil, isHandDriven(removed.id)
    else { return }
    state.handDriven[removed.id] = nil
    stage.report(
      .unbalanced, stage.describe(removed),
      because: "\(removed.label) was removed before what was begun for it had ended")
  }

  /// Notifies controllers that they have disappeared, and others that they have appeared, as a
  /// container does that drives the appearance of its children (C29, A24).
  func exchangeByHand(_ former: SmallArray<Hierarchy.ID>, for next: SmallArray<Hierarchy.ID>) {
    for id in next { begin(isAppearing: true, id, animated: false, double: nil) }
    for id in former { begin(isAppearing: false, id, animated: false, double: nil) }
    // What is on no screen at the end of the turn disappears again.
    for id in next + former { end(id) }
  }

  /// Plays a column for a controller and all that is shown in it now, or was before the transition that
  /// moves it as well.
  private func play(
    _ column: KeyPath<Choreography, [Beat]>, of begun: HandDriven, drivenBy id: Hierarchy.ID
  ) {
    let row = profile.row(of: begun.kind)
    var change = Change(subject: nil)
    change.entering = SmallArray(
      begun.double.map { family(of: id, in: $0) } ?? hierarchy.shownFamily(of: id))
    change.leaving = change.entering
    change.isAttached = true
    let transition = ActiveTransition(
      row, change, isAnimated: begun.isAnimated, kind: begun.kind, lane: .container(id),
      completion: nil, drivenBy: id)
    play(row.value[keyPath: column], of: transition)
  }
}

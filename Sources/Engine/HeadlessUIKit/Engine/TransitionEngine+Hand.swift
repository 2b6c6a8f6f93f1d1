import NavigationModel

/// Appearances that the program drives, for containers that don't forward callbacks (A75).
extension TransitionEngine {
  /// An appearance that the program has begun and not ended.
  struct HandDriven {
    let kind: Choreography.Kind
    let isAnimated: Bool
    /// Whether its row has beats left for the end of a turn in which the view is in a window.
    var isUncommitted: Bool
  }

  /// Notifies a controller, and the descendants it forwards to, that it will appear or disappear.
  func begin(isAppearing: Bool, _ id: Hierarchy.ID, animated: Bool) {
    let kind = isAppearing ? Choreography.Kind.appearByHand : .disappearByHand
    let isUncommitted = !profile.row(of: kind).value.committed.isEmpty
    let begun = HandDriven(kind: kind, isAnimated: animated, isUncommitted: isUncommitted)
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
    play(\.ended, of: begun, drivenBy: id)
    state.handDriven[id] = nil
  }

  /// Ends what the program has begun for a controller whose removal has ended, as UIKit reports (A50);
  /// what it then lacks is delivered as after any removal (unconfirmed).
  func endIfAbandoned(_ removed: UIViewController) {
    guard !state.handDriven.isEmpty, hierarchy[removed.id].parent == nil,
      state.handDriven.removeValue(forKey: removed.id) != nil
    else { return }
    stage.report(
      .unbalanced, stage.describe(removed),
      because: "\(removed.label) was removed before what was begun for it had ended")
  }

  /// Notifies controllers that they have disappeared, and others that they have appeared, as a
  /// container does that drives the appearance of its children (C29, A24).
  func exchangeByHand(_ former: SmallArray<Hierarchy.ID>, for next: SmallArray<Hierarchy.ID>) {
    for id in next { begin(isAppearing: true, id, animated: false) }
    for id in former { begin(isAppearing: false, id, animated: false) }
    // What is on no screen at the end of the turn disappears again.
    for id in next + former { end(id) }
  }

  /// Plays a column for a controller and all that is shown in it now.
  private func play(
    _ column: KeyPath<Choreography, [Beat]>, of begun: HandDriven, drivenBy id: Hierarchy.ID
  ) {
    let row = profile.row(of: begun.kind)
    var change = Change(subject: nil)
    change.entering = SmallArray(hierarchy.shownFamily(of: id))
    change.leaving = change.entering
    change.isAttached = true
    let transition = ActiveTransition(
      row, change, isAnimated: begun.isAnimated, kind: begun.kind, lane: .container(id),
      completion: nil, drivenBy: id)
    play(row.value[keyPath: column], of: transition)
  }
}

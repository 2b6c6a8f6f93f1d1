import NavigationModel

/// What happens at the beats of transitions.
extension TransitionEngine {
  /// Plays beats.
  func play(_ beats: [Beat], of transition: ActiveTransition) {
    play(beats.map(\.effect), of: transition)
  }

  /// Plays the beats of a column, by what they do, until the transition is aborted.
  func play(_ effects: [Beat.Effect], of transition: ActiveTransition) {
    for effect in effects {
      perform(effect, of: transition)
      if transition.isAborted { return }
    }
  }

  /// Includes the controllers that are shown since the change was made: others may show children as they
  /// load, and other code may have changed the screen in the same turn.
  private func includeNewlyShown(before callback: Callback, in transition: ActiveTransition) {
    while hierarchy.revision != transition.change.revision,
      transition.includeNewlyShown(in: hierarchy), callback == .viewDidLoad
    {
      deliver(transition.change.entering, callback, parent: nil, in: transition)
    }
  }

  /// Delivers the callbacks of a beat to the controllers concerned, or performs its action.
  private func perform(_ effect: Beat.Effect, of transition: ActiveTransition) {
    switch effect {
    case .callback(let part, let callback):
      if effect.includesNewlyShown { includeNewlyShown(before: callback, in: transition) }
      deliver(
        transition.members(of: part), callback, parent: transition.newParent(of: part),
        in: transition)
    case .enterWindow:
      if transition.change.entering.isEmpty && transition.change.adopted.isEmpty { return }
      transition.change.entering.forEach { enterWindow($0, in: transition) }
      transition.adopted.forEach { followParent($0) }
      stage.keyboardOfDevice.showIfDue()  // H124
    case .enterWindowAtOnce:
      if !transition.isAnimated { placeEarly(of: transition) }
    case .returnToWindow: placeEarly(of: transition)
    case .leaveWindow:
      // An animator shows them until the end.
      if !transition.isAnimated {
        transition.change.leaving.forEach { registry[$0]?.leaveSuperview() }
      }
    case .row(.insets): notifyOfInsets(in: transition)
    case .row(let kind):
      transition.change.entering.forEach { layOut($0, by: kind, in: transition) }
    case .layoutInTransition:
      if transition.isAnimated || !hasAppeared(transition.lane) {
        transition.change.entering.forEach { layOut($0, by: .layout, in: transition) }
      }
    case .willShow: willShow(transition)
    case .didShow: transition.reveals.forEach { didShow($0, in: transition) }
    case .didSelect:
      transition.selection.forEach {
        if isThere($0) { notifyDelegate(.didSelect, $0, in: transition) }
      }
    case .release: transition.releaseUnseen(by: self)
    case .askForAnimator: askForAnimator(of: transition)
    case .animate: transition.context?.start()
    case .container(let beat):
      if case .container(let id) = transition.lane { registry[id]?.play(beat, of: transition) }
    case .manager(let beat): manager(of: transition)?.play(beat, of: transition)
    case .animationEnded: transition.endContext()
    case .resize(let beat): transition.resizing.map { execute(beat, of: $0, in: transition) }
    case .orient(let beat): stage.takeOrientation(at: beat)
    case .resumeAppearance: resumeAppearance(in: transition)
    case .unlink: unlink(transition)
    case .complete: transition.complete(on: stage)
    // The steps of a view are only in the row of a layout, which is played for one controller.
    case .view: break
    }
  }

  /// Whether a container has appeared, so that what it shows appears alone.
  private func hasAppeared(_ lane: Lane) -> Bool {
    guard case .container(let id) = lane, hierarchy.contains(id) else { return false }
    return hierarchy[id].appearance == .appeared
  }

  /// Lets stacks prepare for what they show now, if they may have to, and notifies their delegates of
  /// what is appearing.
  private func willShow(_ transition: ActiveTransition) {
    let shownBefore = transition.change.shownBefore
    if shownBefore.isEmpty || hasSearches {
      transition.reveals.forEach { registry[$0.stack]?.prepare(toShow: $0.top, after: shownBefore) }
    }
    transition.reveals.forEach { reveal in
      guard isThere(reveal), hierarchy[reveal.top].appearance == .appearing,
        !registry.isUnobserved(reveal.stack)
      else { return }
      notifyDelegate(.willShow, reveal, in: transition)
    }
  }

  /// Notifies the delegate of a stack of what the stack has shown, unless the screen has changed again
  /// since.
  private func didShow(_ reveal: Change.Reveal, in transition: ActiveTransition) {
    guard isThere(reveal) else { return }
    switch hierarchy[reveal.top].appearance {
    case .appeared:
      if registry.isUnobserved(reveal.stack) { return }
      notifyDelegate(.didShow, reveal, in: transition)
    case .appearing:
      // It appears with the transition around the stack, which notifies the delegate (C7).
      appearanceHost(of: reveal.top, besides: transition)?.addReveal(reveal)
    case .disappeared:
      // An emptied stack; which controller it names is unconfirmed (C8).
      guard hierarchy[reveal.stack].children.isEmpty else { return }
      notifyDelegate(.didShow, reveal, in: transition)
    case .disappearing: break
    }
  }

  /// Whether a stack and what it shows are there still.
  private func isThere(_ reveal: Change.Reveal) -> Bool {
    hierarchy.contains(reveal.top) && hierarchy.contains(reveal.stack)
  }

  /// Notifies the delegate of a container of the child that it shows.
  private func notifyDelegate(
    _ call: DelegateCall, _ reveal: Change.Reveal, in transition: ActiveTransition
  ) {
    guard let container = registry[reveal.stack], let child = registry[reveal.top] else { return }
    container.notifyDelegate(call, child, animated: transition.isAnimated)
  }

  /// Lets controllers that had begun to disappear appear again, without a callback (F112).
  private func resumeAppearance(in transition: ActiveTransition) {
    transition.change.entering.forEach { id in
      guard hierarchy.contains(id), hierarchy[id].appearance == .disappearing else { return }
      hierarchy.setAppearance(.appearing, of: id)
      _ = hierarchy.markIsAppearing(id)
    }
  }

  /// Adds a view to its window, unless its controller is no longer appearing; one that an animator shows
  /// stays there until the end.
  private func enterWindow(_ id: Hierarchy.ID, in transition: ActiveTransition) {
    guard let controller = registry[id], hierarchy[id].appearance == .appearing else { return }
    if transition.context?.holds(controller) != true { controller.joinSuperview() }
    hierarchy[id].shown.forEach { followParent($0) }
  }

  /// Adds the view of a controller that has stayed on the screen to that of its new container, with
  /// the size that it has there (F84).
  private func followParent(_ id: Hierarchy.ID) {
    guard hierarchy.contains(id), hierarchy[id].appearance == .appeared, hierarchy[id].isOnScreen,
      let controller = registry[id]
    else { return }
    controller.joinSuperview()
    layOut(controller)
  }

  /// Adds views to their window inside the call, before their controllers begin to appear.
  private func placeEarly(of transition: ActiveTransition) {
    transition.change.entering.forEach { id in
      if let controller = registry[id] { placeEarly(controller) }
    }
  }

  /// Removes the views from their window that were added inside a call, and whose controllers don't
  /// appear after all: a later change of the turn has undone the first one.
  func removeViewsPlacedInVain() {
    if state.placedEarly.isEmpty { return }
    let early = state.placedEarly.filter {
      hierarchy.contains($0) && hierarchy[$0].appearance == .disappeared
    }
    for id in early { registry[id]?.leaveSuperview() }
    state.placedEarly = early.filter { hierarchy.isInWindow($0) }
  }
}

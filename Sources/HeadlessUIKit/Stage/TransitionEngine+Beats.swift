import NavigationModel

/// What happens at the beats of transitions.
extension TransitionEngine {
  /// Plays beats.
  func play(_ beats: [Beat], of transition: ActiveTransition) {
    play(beats.map(\.effect), of: transition)
  }

  /// Plays the beats of a column, by what they do: delivers callbacks to the controllers concerned, and
  /// performs actions.
  func play(_ effects: [Beat.Effect], of transition: ActiveTransition) {
    for effect in effects {
      switch effect {
      case .callback(.entering, let callback):
        if transition.mayIncludeNewlyShown(at: effect, since: hierarchy.revision) {
          includeNewlyShown(before: callback, in: transition)
        }
        deliver(transition.change.entering, callback, parent: nil, in: transition)
      case .callback(.leaving, let callback):
        deliver(transition.change.leaving, callback, parent: nil, in: transition)
      case .callback(let part, let callback):
        if transition.mayHaveMembers(in: part) {
          deliver(
            transition.members(of: part), callback, parent: transition.newParent(of: part),
            in: transition)
        }
      case .sideEffect(let sideEffect):
        if transition.mayPerform(sideEffect) { execute(sideEffect, in: transition) }
      default: perform(effect, of: transition)
      }
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

  /// Performs the action of a beat that delivers no callback itself.
  private func perform(_ effect: Beat.Effect, of transition: ActiveTransition) {
    switch effect {
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
    case .row(.insets): if !transition.change.entering.isEmpty { notifyOfInsets(in: transition) }
    case .row(let kind):
      transition.change.entering.forEach { layOut($0, by: kind, in: transition) }
    case .willShow: willShow(transition)
    case .didShow: transition.reveals.forEach { didShow($0, in: transition) }
    case .didSelect:
      transition.selection.forEach {
        if isThere($0) { notifyDelegate(.didSelect, $0, in: transition) }
      }
    // The steps of a view are only in the row of a layout, which is played for one controller.
    case .view, .callback, .sideEffect: break
    }
  }

  private func deliver(
    _ members: SmallArray<Hierarchy.ID>, _ callback: Callback, parent: Hierarchy.ID?,
    in transition: ActiveTransition
  ) {
    if members.count < 2 {
      members.forEach { deliverIfApplicable($0, callback, parent: parent, in: transition) }
    } else {
      deliverToAll(members, callback, parent: parent, in: transition)
    }
  }

  /// Delivers a callback to several controllers, which may be nested; parents come first.
  ///
  /// The status bar is updated for the first and the last one that appear: an update may ask all of
  /// them.
  private func deliverToAll(
    _ members: SmallArray<Hierarchy.ID>, _ callback: Callback, parent: Hierarchy.ID?,
    in transition: ActiveTransition
  ) {
    var path = ForwardingPath()
    for (index, id) in members.enumerated() {
      guard registry[id] != nil, callback.follows(hierarchy[id].appearance),
        !callback.isAppearance || isForwarded(to: id, along: &path, from: transition.driver)
      else { continue }
      deliverIfApplicable(
        id, callback, parent: parent, in: transition, isForwarded: true,
        asksForStatusBar: index == 0 || index == members.count - 1)
    }
  }

  private func execute(_ sideEffect: SideEffect, in transition: ActiveTransition) {
    switch sideEffect {
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
    }
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
    for id in transition.change.entering {
      registry[id]?.joinSuperview()
      if hierarchy.contains(id), hierarchy[id].appearance == .disappeared {
        state.placedEarly.append(id)
      }
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

  /// Delivers a callback to a controller, unless it no longer applies: the controller is gone, it
  /// has received the callback already, or the screen has changed again since the change was made.
  private func deliverIfApplicable(
    _ id: Hierarchy.ID, _ callback: Callback, parent: Hierarchy.ID?,
    in transition: ActiveTransition, isForwarded: Bool = false, asksForStatusBar: Bool = true
  ) {
    guard let controller = registry[id],
      !callback.isAppearance
        || callback.follows(hierarchy[id].appearance)
          && (isForwarded || self.isForwarded(to: id, from: transition.driver))
    else { return }
    switch callback {
    case .viewDidLoad:
      // A controller covered in the same turn is not loaded (A35).
      guard hierarchy[id].isOnScreen else { return }
      deliver(.willMove, owedTo: id, as: .both, in: transition)
      controller.adaptToTraits()
      return controller.loadViewIfNeeded()
    case .viewWillAppear:
      guard transition.driver != nil || hierarchy[id].isOnScreen && isParentNotified(id) else {
        return
      }
      deliver(.willMove, owedTo: id, as: .both, in: transition)
      controller.loadViewIfNeeded()
      // The controller has its world at hand; the engine's own reference is counted at each use.
      if asksForStatusBar { controller.stage.updateStatusBar() }
      layOut(controller)
    case .viewIsAppearing:
      guard hierarchy.markIsAppearing(id) else { return }
    case .viewDidAppear:
      if let host = appearanceHost(of: id, besides: transition) { return host.addEntering(id) }
      guard deliverToUncontained(of: id, in: transition) else { return }
    case .viewWillDisappear:
      guard transition.driver != nil || !hierarchy[id].isOnScreen else { return }
    case .willMove where parent != nil: guard hierarchy.payWillMove(id) else { return }
    case .didMove where parent != nil: guard hierarchy.payDidMove(id) else { return }
    case .willMove, .didMove:
      guard transition.change.isAttached || hierarchy.hasBegunMove(id) else { return }
    default: break
    }
    if let appearance = callback.appearance {
      hierarchy.setAppearance(appearance, of: id)
      if appearance == .disappeared { controller.leaveSuperview() }
    }
    deliver(
      callback, to: controller, parent: parent,
      animated: isAlone(transition)
        ? transition.isAnimated : isAnimated(callback, to: id, in: transition),
      in: transition)
    if callback == .viewDidAppear {
      hierarchy.markAppeared(id)
      deliver(.didMove, owedTo: id, as: .didMove, in: transition)
    }
  }

  /// Delivers a call about its parent that a container owes to a child (C11), unless the child was
  /// added by this transition: then the call is in its row.
  private func deliver(
    _ callback: Callback, owedTo id: Hierarchy.ID, as owed: OwedMoves,
    in transition: ActiveTransition
  ) {
    guard hierarchy.contains(id), hierarchy[id].owedMoves == owed,
      let parent = hierarchy[id].parent, !transition.adopted.contains(id)
    else { return }
    deliverIfApplicable(id, callback, parent: parent, in: transition)
  }

  /// Uncontained children receive `viewDidAppear` first (A18, CONT-01); false if the controller around
  /// them is not to receive it any more, because one of them has changed the screen.
  private func deliverToUncontained(of id: Hierarchy.ID, in transition: ActiveTransition) -> Bool {
    if hierarchy[id].uncontainedChildren.isEmpty { return true }
    for child in hierarchy[id].uncontainedChildren {
      deliverIfApplicable(child, .viewDidAppear, parent: nil, in: transition)
    }
    return registry[id] != nil && Callback.viewDidAppear.follows(hierarchy[id].appearance)
  }

  /// Delivers a callback to a controller.
  func deliver(
    _ callback: Callback, to controller: UIViewController, parent: Hierarchy.ID? = nil,
    animated: Bool = false, in transition: ActiveTransition?
  ) {
    if tracksTraits { controller.followTraits(before: callback) }
    state.deliveries.begin(Delivery(controller.id, callback, in: transition))
    if let parent {
      controller.receive(callback, animated: animated, parent: registry[parent])
    } else {
      controller.receive(callback, animated: animated)
    }
    state.deliveries.end()
  }

  /// Whether a callback to a controller is animated: as the transition that it appears with.
  private func isAnimated(
    _ callback: Callback, to id: Hierarchy.ID, in transition: ActiveTransition
  ) -> Bool {
    guard callback.isAppearance, let host = appearanceHost(of: id, besides: transition) else {
      return transition.isAnimated
    }
    return host.isAnimated
  }

  /// The container that a controller has left by a change of which it, or another one that left with it,
  /// is being notified; nil from `viewDidDisappear` on (A98).
  func parentLeft(by id: Hierarchy.ID) -> Hierarchy.ID? {
    if state.deliveries.isEmpty { return nil }
    let delivery = state.deliveries.last(of: [.willMove, .viewWillDisappear]) {
      $0.transition?.change.orphaned.contains(id) == true
    }
    return delivery?.transition?.change.subject
  }

  /// Whether the parent of a controller has received its callback for appearing, which always comes
  /// first (D13).
  ///
  /// A controller skipped here receives its callback together with the parent.
  private func isParentNotified(_ id: Hierarchy.ID) -> Bool {
    guard let outer = hierarchy[id].outer else { return true }
    let appearance = hierarchy[outer].appearance
    return appearance == .appearing || appearance == .appeared
  }

  /// The other active transition that brings the controller's parent on screen, with which the
  /// controller appears; nil if there is none.
  private func appearanceHost(
    of id: Hierarchy.ID, besides transition: ActiveTransition
  ) -> ActiveTransition? {
    if isAlone(transition) || transition.driver != nil { return nil }
    return otherAppearanceHost(of: id, besides: transition)
  }

  /// Whether no other transition has begun.
  private func isAlone(_ transition: ActiveTransition) -> Bool {
    state.running.containsNone(besides: transition)
  }

  private func otherAppearanceHost(
    of id: Hierarchy.ID, besides transition: ActiveTransition
  ) -> ActiveTransition? {
    guard let outer = hierarchy[id].outer, hierarchy[outer].appearance == .appearing,
      let host = transitionShowing(outer), host !== transition
    else { return nil }
    return host
  }
}

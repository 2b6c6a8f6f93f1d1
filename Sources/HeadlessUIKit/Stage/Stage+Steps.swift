import NavigationModel

/// What a stage does at the steps of its transitions.
extension Stage {
  /// Does the steps of a beat.
  func take(_ steps: Few<Step>, of transition: TransitionUnderWay) {
    for step in steps { take(step, of: transition) }
  }

  private func take(_ step: Step, of transition: TransitionUnderWay) {
    switch step {
    case .tell(let id, let callback, let parent): tell(id, callback, parent: parent, in: transition)
    case .delegate(let id, let call, let child):
      guard isTrue(call, of: child) else { return }
      tellDelegate(of: id, call, child, animated: transition.transition.isAnimated)
    case .enterWindow(let id): enterWindow(id)
    case .letGo: transition.releaseUnseen()
    case .askForAnimator: engine.askForAnimator(of: transition)
    case .animate: transition.context?.start()
    case .checkSource: checkSource(of: transition)
    case .presentationController(let beat):
      transition.manager?.hear(beat, completed: !transition.isCancelled)
    case .animationEnded: transition.endContext()
    case .unlink: unlink(transition)
    case .complete: transition.complete(on: self)
    }
  }

  /// Whether a delegate may still be told: the screen may have moved on since the change was made.
  private func isTrue(_ call: DelegateCall, of child: Hierarchy.ID) -> Bool {
    guard hierarchy.contains(child) else { return false }
    switch call {
    case .willShow: return hierarchy[child].appearance == .appearing
    case .didShow: return hierarchy[child].appearance == .appeared
    default: return true
    }
  }

  /// Gives a view its window, unless its controller is no longer on the way in.
  private func enterWindow(_ id: Hierarchy.ID) {
    guard hierarchy.contains(id), hierarchy[id].appearance == .appearing else { return }
    hierarchy.noteInWindow(true, id)
  }

  /// Tells a controller one thing, unless it makes no sense any more: it is gone, was told already,
  /// or the screen has moved on since the change was made.
  private func tell(
    _ id: Hierarchy.ID, _ callback: Callback, parent: Hierarchy.ID?,
    in transition: TransitionUnderWay
  ) {
    guard let controller = registry[id] else { return }
    guard callback.follows(hierarchy[id].appearance),
      !callback.isAppearance || isForwarded(to: id)
    else { return }
    switch callback {
    case .viewDidLoad:
      // Who was covered in the same turn is not loaded (A35).
      guard hierarchy.isVisible(id) else { return }
      controller.adaptToTraits()
      return controller.loadViewIfNeeded()
    case .viewWillAppear:
      guard hierarchy.isVisible(id), isParentTold(id) else {
        engine.mayHaveMissed = true
        return
      }
      controller.loadViewIfNeeded()
      updateStatusBar()
      layOut(controller)
    case .viewIsAppearing:
      guard hierarchy.noteIsAppearing(id) else { return }
    case .viewDidAppear:
      if let host = host(of: id), host !== transition { return host.takeIn(id) }
      // Those who are nobody's children come first (A18, CONT-01).
      for guest in hierarchy[id].guests {
        tell(guest, .viewDidAppear, parent: nil, in: transition)
      }
    case .viewWillDisappear:
      guard !hierarchy.isVisible(id) else {
        engine.mayHaveMissed = true
        return
      }
    case .viewWillLayoutSubviews:
      guard hierarchy[id].isInWindow, hierarchy.noteLayout(id) else { return }
      if controller.loadedView?.takeConstraintsRequest() == true {
        deliver(.updateViewConstraints, to: controller, parent: nil, in: transition)
      }
      deliver(callback, to: controller, parent: nil, in: transition)
      return deliver(.viewDidLayoutSubviews, to: controller, parent: nil, in: transition)
    default: break
    }
    if let appearance = callback.appearance {
      hierarchy.note(appearance, of: id)
      if appearance == .disappeared { hierarchy.noteInWindow(false, id) }
    }
    deliver(callback, to: controller, parent: parent, in: transition)
    if callback == .viewDidDisappear { controller.leaveContainersView() }
    if callback == .viewDidAppear { hierarchy.noteArrival(id) }
  }

  private func deliver(
    _ callback: Callback, to controller: UIViewController, parent: Hierarchy.ID?,
    in transition: TransitionUnderWay
  ) {
    let leading = callback.isAppearance ? host(of: controller.id) ?? transition : transition
    engine.telling.append(
      TransitionEngine.Telling(id: controller.id, callback: callback, transition: transition))
    controller.receive(
      callback, animated: leading.transition.isAnimated, parent: parent.flatMap { registry[$0] })
    engine.telling.removeLast()
  }

  /// Whether the controller around another one has been told that it appears: it is always told
  /// first (D13).
  ///
  /// Who is left out here is told with it.
  private func isParentTold(_ id: Hierarchy.ID) -> Bool {
    guard let outer = hierarchy[id].parent ?? hierarchy[id].host else { return true }
    let appearance = hierarchy[outer].appearance
    return appearance == .appearing || appearance == .appeared
  }

  /// The transition that brings the controller around another one on screen just now; the other one
  /// appears with it.
  private func host(of id: Hierarchy.ID) -> TransitionUnderWay? {
    guard let outer = hierarchy[id].parent ?? hierarchy[id].host,
      hierarchy[outer].appearance == .appearing
    else { return nil }
    return engine.running.first { !$0.isEnding && $0.transition.change.entering.contains(outer) }
  }

  /// Whether a controller hears of its appearance from the engine: not while its author tells it,
  /// and not in a container that forwards nothing (A74, A75).
  func isForwarded(to id: Hierarchy.ID) -> Bool {
    var current = id
    while true {
      if engine.isDrivenByHand(current) { return false }
      guard let parent = hierarchy[current].parent, let container = registry[parent]
      else { return true }
      guard container.forwardsAppearance else { return false }
      current = parent
    }
  }
}

import NavigationModel

extension TransitionEngine {
  /// Does one step.
  func take(_ step: Step, of transition: TransitionUnderWay) {
    switch step {
    case .tell(let id, let callback, let parent): tell(id, callback, parent: parent, in: transition)
    case .delegate(let id, let call, let child):
      guard isTrue(call, of: child) else { return }
      stage.tellDelegate(of: id, call, child, animated: transition.transition.isAnimated)
    case .enterWindow(let id): enterWindow(id)
    case .letGo: transition.releaseUnseen()
    case .askForAnimator: askForAnimator(of: transition)
    case .animate: transition.context?.start()
    case .checkSource: stage.checkSource(of: transition)
    case .presentationController(let beat):
      transition.manager?.hear(beat, completed: !transition.isCancelled)
    case .animationEnded: transition.endContext()
    case .unlink: stage.unlink(transition)
    case .complete: transition.complete(on: stage)
    }
  }

  /// Whether a delegate may still be told: the screen may have moved on since the change was made.
  private func isTrue(_ call: DelegateCall, of child: Hierarchy.ID) -> Bool {
    guard stage.hierarchy.contains(child) else { return false }
    switch call {
    case .willShow: return stage.hierarchy[child].appearance == .appearing
    case .didShow: return stage.hierarchy[child].appearance == .appeared
    default: return true
    }
  }

  /// Gives a view its window, unless its controller is no longer on the way in.
  private func enterWindow(_ id: Hierarchy.ID) {
    guard stage.hierarchy.contains(id), stage.hierarchy[id].appearance == .appearing else { return }
    stage.hierarchy.noteInWindow(true, id)
  }

  /// Tells a controller one thing, unless it makes no sense any more: it is gone, was told already,
  /// or the screen has moved on since the change was made.
  func tell(
    _ id: Hierarchy.ID, _ callback: Callback, parent: Hierarchy.ID?,
    in transition: TransitionUnderWay
  ) {
    let stage = stage
    guard let controller = stage.registry[id] else { return }
    let appearance = stage.hierarchy[id].appearance
    guard callback.follows(appearance), !callback.isAppearance || isForwarded(to: id) else {
      return
    }
    switch callback {
    case .viewDidLoad:
      // Who was covered in the same turn is not loaded (A35).
      guard stage.hierarchy.isVisible(id) else { return }
      controller.adaptToTraits()
      return controller.loadViewIfNeeded()
    case .viewWillAppear:
      guard stage.hierarchy.isVisible(id), isParentTold(id) else {
        mayHaveMissed = true
        return
      }
      controller.loadViewIfNeeded()
      stage.updateStatusBar()
      stage.layOut(controller)
    case .viewIsAppearing:
      guard stage.hierarchy.noteIsAppearing(id) else { return }
    case .viewDidAppear:
      if let host = host(of: id), host !== transition { return host.takeIn(id) }
      // Those who are nobody's children come first (A18, CONT-01).
      let guests = stage.hierarchy[id].guests
      for guest in guests {
        tell(guest, .viewDidAppear, parent: nil, in: transition)
      }
    case .viewWillDisappear:
      guard !stage.hierarchy.isVisible(id) else {
        mayHaveMissed = true
        return
      }
    case .viewWillLayoutSubviews:
      guard stage.hierarchy[id].isInWindow, stage.hierarchy.noteLayout(id) else { return }
      if controller.loadedView?.takeConstraintsRequest() == true {
        deliver(.updateViewConstraints, to: controller, parent: nil, in: transition)
      }
      deliver(callback, to: controller, parent: nil, in: transition)
      return deliver(.viewDidLayoutSubviews, to: controller, parent: nil, in: transition)
    default: break
    }
    if let appearance = callback.appearance {
      stage.hierarchy.note(appearance, of: id)
      if appearance == .disappeared { stage.hierarchy.noteInWindow(false, id) }
    }
    deliver(callback, to: controller, parent: parent, in: transition)
    if callback == .viewDidDisappear { controller.leaveContainersView() }
    if callback == .viewDidAppear { stage.hierarchy.noteArrival(id) }
  }

  func deliver(
    _ callback: Callback, to controller: UIViewController, parent: Hierarchy.ID?,
    in transition: TransitionUnderWay
  ) {
    let leading = callback.isAppearance ? host(of: controller.id) ?? transition : transition
    telling.append(Telling(id: controller.id, callback: callback, transition: transition))
    controller.receive(
      callback, animated: leading.transition.isAnimated, parent: controller.controller(parent))
    telling.removeLast()
  }

  /// Whether the controller around another one has been told that it appears: it is always told
  /// first (D13).
  ///
  /// Who is left out here is told with it.
  private func isParentTold(_ id: Hierarchy.ID) -> Bool {
    guard let outer = stage.hierarchy[id].parent ?? stage.hierarchy[id].host else { return true }
    let appearance = stage.hierarchy[outer].appearance
    return appearance == .appearing || appearance == .appeared
  }

  /// The transition that brings the controller around another one on screen just now; the other one
  /// appears with it.
  private func host(of id: Hierarchy.ID) -> TransitionUnderWay? {
    guard let outer = stage.hierarchy[id].parent ?? stage.hierarchy[id].host,
      stage.hierarchy[outer].appearance == .appearing
    else { return nil }
    return running.first { !$0.isEnding && $0.transition.change.entering.contains(outer) }
  }

  /// Whether a controller hears of its appearance from the engine: not while its author tells it,
  /// and not in a container that forwards nothing (A74, A75).
  func isForwarded(to id: Hierarchy.ID) -> Bool {
    let stage = stage
    var current = id
    while true {
      if !drivenByHand.isEmpty && drivenByHand.contains(current) { return false }
      guard let parent = stage.hierarchy[current].parent, let container = stage.registry[parent]
      else { return true }
      guard container.forwardsAppearance else { return false }
      current = parent
    }
  }
}

import NavigationModel

extension TransitionEngine {
  /// Whether a presenter has a presentation in progress.
  func isPresenting(on presenter: Hierarchy.ID) -> Bool {
    active.contains {
      $0.lane == .presenter(presenter) && !$0.isComplete && $0.kind.isPresentation
    }
  }

  /// The dismissal of a controller that is requested or active, up to its completion (P51); nil for
  /// none.
  func dismissal(of presented: Hierarchy.ID) -> ActiveTransition? {
    active.last { !$0.isComplete && $0.dismissed.contains(presented) }
  }

  /// Whether the user is dismissing a controller that disappears.
  func isDismissedByUser(_ presented: Hierarchy.ID) -> Bool {
    active.contains { $0.kind.isUserDismissal && $0.change.leaving.contains(presented) }
  }

  /// The presenter whose presentation prevents a dismissal, the lowest of those that would be
  /// dismissed; nil if none does (P66).
  func presenterPreventingDismissal(from presenter: Hierarchy.ID) -> Hierarchy.ID? {
    guard let presented = hierarchy[presenter].presentation?.presented else { return nil }
    return ([presenter] + hierarchy.chain(from: presented)).first {
      !mayDismiss(presentationOf: $0)
    }
  }

  /// Whether a presentation may be dismissed (P66): once the presented controller is appearing to
  /// the end (C18), and one without animation before it begins to (C19).
  private func mayDismiss(presentationOf presenter: Hierarchy.ID) -> Bool {
    active.allSatisfy {
      $0.lane != .presenter(presenter) || $0.isComplete || !$0.kind.isPresentation || $0.isEnding
        || !$0.isStarted && !$0.isAnimated
    }
  }

  /// Whether a presented controller is appearing or disappearing.
  var isInModalTransition: Bool {
    active.contains { transition in
      guard case .presenter = transition.lane else { return false }
      return !transition.isComplete && !transition.isEnding && transition.duration > .zero
    }
  }

  /// A description of the presentation or dismissal in progress.
  var activeModalTransitionText: String {
    let lanes = active.map(\.lane)
    for case .presenter(let presenter) in lanes {
      guard stage.hierarchy.contains(presenter),
        let presentation = stage.hierarchy[presenter].presentation
      else { continue }
      let sideEffect = presentation.isLeaving ? "dismissing" : "presenting"
      let presented = stage.hierarchy[presentation.presented].label
      return "\(stage.hierarchy[presenter].label) is still \(sideEffect) \(presented)"
    }
    return "another modal transition is active"
  }
}

extension Choreography.Kind {
  /// The kind of a dismissal.
  static func dismissal(of presentation: Presentation, byUser: Bool) -> Self {
    if presentation.coversPresenter { return byUser ? .userUncover : .dismiss }
    return byUser ? .userDismiss : .dismissOver
  }

  /// Whether the user dismisses a presentation.
  var isUserDismissal: Bool { self == .userDismiss || self == .userUncover }

  /// Whether it presents a controller.
  var isPresentation: Bool {
    self == .present || self == .presentOver || self == .presentSearch
  }
}

extension TransitionEngine {
  /// The program's animation of a presentation or dismissal; nil for UIKit's.
  func animation(of transition: ActiveTransition, presenter id: Hierarchy.ID) -> TransitionContext?
  {
    guard hierarchy.contains(id), let presentation = hierarchy[id].presentation,
      let presenter = registry[id],
      let presented = registry[presentation.presented]
    else { return nil }
    let source = registry[presentation.source] ?? presenter
    let isComing = transition.kind.isPresentation
    guard
      let animator = isComing
        ? presented.animatorOfPresentation(by: presenter, source: source)
        : presented.animatorOfDismissal
    else {
      if !isComing, presentation.style == .custom { stage.report(.customWithoutAnimator) }  // J22
      return nil
    }
    let driver =
      isComing
      ? presented.driverOfPresentation(animator) : presented.driverOfDismissal(animator)
    return TransitionContext(animator, driver: driver, of: transition, on: stage)
  }
}

/// What presentations, and changes of containers, wait for.
extension TransitionEngine {
  /// The lane of the transition that presentations of a controller wait for, given the controller and
  /// those around it; nil for none (P80).
  func laneDelayingPresentations(of family: [Hierarchy.ID]) -> Lane? {
    if state.pending.isEmpty && state.running.isEmpty { return nil }
    if let busy = family.lazy.map(Lane.container).first(where: isBusy) { return busy }
    return active.first { $0.delaysPresentations(of: family, in: profile) }?.lane
  }

  /// The lane of the presentation or dismissal that a change of a container waits for, if its row says
  /// so (A46c); nil for none.
  func laneDelaying(_ row: Choreography.Row, in lane: Lane) -> Lane? {
    guard row.value.waitsForAppearance, case .container(let id) = lane else { return nil }
    for transition in state.running where transition.delaysChanges(of: id) {
      return transition.lane
    }
    return nil
  }

  /// The manager of a presentation; inside the call it is that of the hierarchy's.
  func manager(of transition: ActiveTransition) -> UIPresentationController? {
    if let manager = transition.manager { return manager }
    guard case .presenter(let presenter) = transition.lane, hierarchy.contains(presenter),
      let presentation = hierarchy[presenter].presentation
    else { return nil }
    return registry[presentation.presented]?.parts.presentationOptions.manager
  }

  /// The presenter of an active animated presentation that a controller or one inside it requested:
  /// its stack must not change then (A46b, D28).
  func busyPresenter(askedFrom id: Hierarchy.ID) -> Hierarchy.ID? {
    for transition in state.running.array + state.pending.ofPresenters.array
    where transition.kind.isPresentation && transition.isAnimated && !transition.isComplete {
      guard case .presenter(let presenter) = transition.lane,
        hierarchy.source(ofPresentationBy: presenter, isIn: id)
      else { continue }
      return presenter
    }
    return nil
  }
}

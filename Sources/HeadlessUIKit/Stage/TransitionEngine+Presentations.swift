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
    else { return nil }
    let driver =
      isComing
      ? presented.driverOfPresentation(animator) : presented.driverOfDismissal(animator)
    return TransitionContext(animator, driver: driver, of: transition, on: stage)
  }
}

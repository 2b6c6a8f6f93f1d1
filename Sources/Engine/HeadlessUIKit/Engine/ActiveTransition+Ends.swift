import NavigationModel

/// Where a transition leads from and to, and how long it takes.
extension ActiveTransition {
  /// Ends the context of the program's animator.
  func endContext() {
    guard let ending = context else { return }
    context = nil
    ending.end(isCancelled: isCancelled)
  }

  /// Whether a controller with these relatives can get its coordinator: it is animated, and the
  /// controller appears, disappears, or contains the controllers that do.
  func involves(_ id: Hierarchy.ID, _ family: Set<Hierarchy.ID>) -> Bool {
    guard rowDuration > .zero else { return false }
    return change.entering.contains(id) || change.leaving.contains(id)
      || change.subject.map(family.contains) == true
  }

  /// The row's beats and rules.
  var choreography: Choreography {
    _read { yield row.value }
  }

  /// Its duration according to the row; zero if there is no visible change.
  var rowDuration: Duration {
    isAnimated && (change.isVisible || resizing != nil) ? row.value.duration : .zero
  }

  /// Its duration according to the program's animator, or else to the row.
  var duration: Duration {
    context.map { Duration(bounded: $0.duration) } ?? rowDuration
  }

  /// Its duration as far as it is known without asking the program; nil if only that knows it.
  var knownDuration: Duration? {
    guard let context else { return rowDuration }
    return context.knownDuration.map { Duration(bounded: $0) }
  }

  /// The controller that disappears, or the one that appears.
  func controller(
    _ key: UITransitionContextViewControllerKey, on stage: Stage
  ) -> UIViewController? {
    let end: Hierarchy.ID? =
      switch key {
      case .from: ends.from
      case .to: ends.to
      default: nil
      }
    // A closure would be checked for its actor.
    guard let end else { return nil }
    return stage.registry[end]
  }

  /// The container whose children it shows, or the controller that is presented or dismissed.
  func animated(on stage: Stage) -> UIViewController? {
    if case .container(let id) = lane { return stage.registry[id] }
    return controller(kind.isPresentation ? .to : .from, on: stage)
  }

  /// The style of a presentation; nil for other changes.
  func presentationStyle(on stage: Stage) -> PresentationStyle? {
    guard case .presenter(let presenter) = lane, stage.hierarchy.contains(presenter) else {
      return nil
    }
    return stage.hierarchy[presenter].presentation?.style
  }

  /// The controllers that it leads from and to.
  var ends: (from: Hierarchy.ID?, to: Hierarchy.ID?) {
    guard case .presenter(let presenter) = lane else {
      return (change.shownBefore.last, change.shownAfter.last)
    }
    return kind.isPresentation
      ? (presenter, change.entering.first) : (dismissed.first ?? change.leaving.first, presenter)
  }
}

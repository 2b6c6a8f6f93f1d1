import NavigationModel

extension Stage {
  /// The transitions that are being animated, oldest first; `screen` is the state that they lead to.
  public var motions: [Motion] {
    engine.state.running.array.compactMap(motion) + engine.drawnMotions(at: now) + heightChanges
  }

  /// The sheets that take another height.
  private var heightChanges: [Motion] {
    hierarchy.layeredInFront.compactMap { id in
      guard let start = registry[id]?.presentedSheet?.heightChange else { return nil }
      let number = Int(id.number), duration = UISheetPresentationController.durationOfMovement
      return Motion(
        .detent, in: hierarchy[id].presenter.number, from: number, to: number, began: start,
        duration: duration, fraction: (now - start) / duration)
    }
  }

  private func motion(of transition: ActiveTransition) -> Motion? {
    guard transition.isAnimating, !transition.isEnding, transition.rowDuration > .zero,
      let kind = kind(of: transition)
    else { return nil }
    let lane = transition.lane.subject
    let ends = ends(of: transition, kind)
    var motion = Motion(
      kind, in: lane.number, from: ends.from.number, to: ends.to.number,
      style: kind == .present || kind == .dismiss ? style(in: lane) : nil, began: transition.began,
      duration: transition.knownDuration ?? .zero, fraction: fraction(of: transition))
    motion.isInteractive = transition.gesture?.isTouching == true
    motion.isCancelled = transition.isCancelled
    motion.isInContext = motion.style != nil && isContextual(lane)
    motion.isCustom = transition.context != nil
    return motion
  }

  /// What the user sees of a kind of change; nil for those that aren't animated.
  private func kind(of transition: ActiveTransition) -> Motion.Kind? {
    switch transition.kind {
    case .push, .zoomPush: .push
    case .pop, .zoomPop: .pop
    case .cancel, .cancelZoom: returnsToTop(transition) ? .push : .pop
    case .present, .presentOver, .presentSearch, .cancelDismiss: .present
    case .dismiss, .dismissOver, .dismissSearch, .userDismiss, .userUncover, .cancelPresent:
      .dismiss
    case .scroll, .userScroll: turnsForward(transition) ? .pageForward : .pageBack
    case .cancelScroll, .cancelUserScroll: turnsForward(transition) ? .pageBack : .pageForward
    case .curl, .userCurl: turnsForward(transition) ? .curlForward : .curlBack
    case .cancelCurl, .cancelUserCurl: turnsForward(transition) ? .curlBack : .curlForward
    case .exchange, .select, .tap, .cancelSelect, .arrange: .exchange
    case .root, .close, .reparent, .columns, .userColumns, .dragColumns, .cancelColumns, .inspect,
      .nothing, .reconcile, .embed, .adapt, .resize, .reorient, .turnBack, .traits, .layout,
      .insets,
      .appearByHand, .disappearByHand:
      nil
    }
  }

  /// Whether a cancelled pop brings back the top of its stack: the other end is still a child then.
  private func returnsToTop(_ transition: ActiveTransition) -> Bool {
    guard let stack = transition.lane.subject, hierarchy.contains(stack),
      let under = transition.ends.from
    else { return true }
    return hierarchy[stack].children.contains(under)
  }

  private func turnsForward(_ transition: ActiveTransition) -> Bool {
    transition.lane.subject.flatMap { registry[$0] }?.turnsForward != false
  }

  private func ends(
    of transition: ActiveTransition, _ kind: Motion.Kind
  ) -> (from: Hierarchy.ID?, to: Hierarchy.ID?) {
    guard case .presenter(let presenter) = transition.lane else { return transition.ends }
    let presented =
      hierarchy.contains(presenter) ? hierarchy[presenter].presentation?.presented : nil
    return kind == .present ? (presenter, presented) : (presented, presenter)
  }

  private func style(in presenter: Hierarchy.ID?) -> TransitionStyle? {
    guard let presenter, hierarchy.contains(presenter),
      let presentation = hierarchy[presenter].presentation
    else { return nil }
    return hierarchy.transitionStyle(
      of: presentation.presented, on: presenter, in: presentation.style)
  }

  private func isContextual(_ presenter: Hierarchy.ID?) -> Bool {
    guard let presenter, hierarchy.contains(presenter) else { return false }
    return hierarchy[presenter].presentation?.adaptedStyle.isContextual == true
  }

  /// How far a transition has come: as far as the finger that holds it, or as its time says; one
  /// that is reversed has only its rest to go, and half is said of one whose duration only the program knows.
  private func fraction(of transition: ActiveTransition) -> Double {
    if let gesture = transition.gesture, gesture.isTouching { return gesture.progress }
    guard let duration = transition.knownDuration else { return 0.5 }
    let rest = duration - (now - transition.began)
    let whole = transition.isCancelled ? profile[transition.kind].duration : duration
    return whole > .zero ? 1 - rest / whole : 1
  }
}

extension TransitionEngine {
  /// What is only drawn, by the number of its stack (D35).
  fileprivate func drawnMotions(at now: Duration) -> [Motion] {
    state.drawings.sorted { $0.key.number < $1.key.number }.compactMap { stack, drawing in
      let movement = drawing.movement
      return Motion(
        movement.name == "pop" ? .pop : .push, in: Int(stack.number),
        from: Int(movement.old.number), to: Int(movement.new.number), began: drawing.start,
        duration: movement.duration, fraction: (now - drawing.start) / movement.duration)
    }
  }
}

extension TransitionEngine.Lane {
  /// The container or presenter; nil for a window.
  fileprivate var subject: Hierarchy.ID? {
    switch self {
    case .container(let id), .presenter(let id): id
    case .window: nil
    }
  }
}

extension Hierarchy.ID? {
  fileprivate var number: Int? { map { Int($0.number) } }
}

import NavigationModel

extension UIViewController {
  /// Presents now, or when the transition has ended of a container around it, of its own removal or of
  /// its own presentation (P80, C23).
  ///
  /// Without a manager it has the one that it asks for itself.
  func submitPresentation(
    of presented: UIViewController, by manager: UIPresentationController? = nil,
    as kind: Choreography.Kind? = nil, animated: Bool, completion: (() -> Void)?
  ) {
    let family = stage.hierarchy.lineage(of: id)
    let busy = stage.engine.laneDelayingPresentations(of: family)
    guard let busy = busy ?? laneOfLeavingPopover(in: family) else {
      return begin(
        presenting: presented, manager, as: kind, animated: animated, completion: completion)
    }
    stage.engine.wait(for: busy) { [self] in
      // A search may have been activated again meanwhile.
      if kind != nil, stage.hierarchy[presented.id].presenter != nil { return }
      submitPresentation(
        of: presented, by: manager, as: kind, animated: animated, completion: completion)
    }
  }

  /// The lane of a presenter in a family whose popover is being dismissed, if presentations wait for
  /// that in this release (unconfirmed).
  private func laneOfLeavingPopover(in family: [Hierarchy.ID]) -> TransitionEngine.Lane? {
    guard stage.profile.presentationsWaitForPopovers else { return nil }
    return family.first { member in
      guard let presentation = stage.hierarchy[member].presentation, presentation.isLeaving else {
        return false
      }
      let content = controller(presentation.presented)
      return content?.presentationManagerIfMade?.popoverController != nil
    }.map { .presenter($0) }
  }

  private func begin(
    presenting presented: UIViewController, _ manager: UIPresentationController?,
    as kind: Choreography.Kind?, animated: Bool, completion: (() -> Void)?
  ) {
    guard mayBePresented(presented) else { return }
    let manager = manager ?? presented.manager(presentedBy: self)
    let adapted = stage.adaptation(of: manager)
    let presenter = stage.hierarchy.presenter(askedBy: id, style: adapted)
    guard mayPresent(presented, on: presenter, style: adapted) else { return }
    let presented = presented.replaced(for: adapted, in: manager)
    if let stack = presented as? UINavigationController, stack.preferredContentSize == .zero {
      stack.topViewController.map(stack.takePreferredSize)
    }
    let covers = adapted == .custom ? manager.removesPresentersView : adapted.coversPresenter
    let presentation = Presentation(
      presented: presented.id, source: id, style: manager.madeFor, adaptedStyle: adapted,
      coversPresenter: covers, managerClassName: manager.ownClassName)
    let stage = stage
    // Delegates and those who lose the controller may have changed the world meanwhile.
    guard presented.leaveParent(), stage.hierarchy.mayAdd(presented.id, to: presenter),
      stage.hierarchy[presenter].presentation == nil, stage.hierarchy.isInWindow(presenter)
    else { return }
    presented.parts.presentationOptions.manager = manager
    stage.engine.retain(presented.id, by: controller(presenter))
    let transition = stage.engine.makeChange(
      kind ?? (covers ? .present : .presentOver), in: .presenter(presenter), animated: animated,
      completion: completion.map { .init(.present, about: presented.label, $0) }
    ) { $0.present(presentation, by: presenter) }
    transition?.manager = manager
  }

  /// The manager of its presentation when another controller requests it (P17).
  private func manager(presentedBy source: UIViewController) -> UIPresentationController {
    if let manager = parts.presentationOptions.manager { return manager }
    let style = modalPresentationStyle
    if style == .custom,
      let manager = call(
        TransitioningCalls.presentationController, [label, source.label],
        {
          $0.presentationController(forPresented: self, presenting: nil, source: source)
        })
    {
      return manager
    }
    return makeManager()
  }

  /// The controller that the delegate provides for the compact style, or else the same one (P32).
  private func replaced(
    for style: PresentationStyle, in manager: UIPresentationController
  ) -> UIViewController {
    guard let other = manager.replacement(for: style), other !== self, mayBePresented(other) else {
      return self
    }
    manager.replacePresented(with: other)
    return other
  }

  /// Whether nothing about the presented controller alone forbids its presentation; these conditions
  /// come first (P79, D3).
  func mayBePresented(_ presented: UIViewController) -> Bool {
    PresentationAttempt(of: presented, by: self, on: id, style: presented.modalPresentationStyle)
      .meets(PresentationAttempt.conditionsOfPresented)
  }

  /// Whether nothing about the presenter forbids a presentation.
  private func mayPresent(
    _ presented: UIViewController, on presenter: Hierarchy.ID, style: PresentationStyle
  ) -> Bool {
    PresentationAttempt(of: presented, by: self, on: presenter, style: style)
      .meets(PresentationAttempt.conditionsOfPresenter)
  }

  /// Dismisses the controllers that a dismissal applies to (P52 to P55, C20).
  @discardableResult
  func submitDismissal(
    animated: Bool, byUser: Bool = false, completion: (() -> Void)?
  ) -> ActiveTransition? {
    let finish = completion.map {
      ActiveTransition.Completion(.dismiss, about: label, $0)
    }
    let attempt = DismissalAttempt(of: self)
    guard attempt.meets(DismissalAttempt.conditions) else { return nil }
    guard let presenter = attempt.presenter else {  // D6
      return stage.engine.makeChange(.nothing, in: lane, animated: false, completion: finish) { _ in
        Change(subject: id)
      }
    }
    return dismiss(
      presentationOf: presenter, animated: animated, byUser: byUser, completion: finish)
  }

  /// Dismisses this presented controller itself, whatever it presents, when its presentation has
  /// ended (unconfirmed).
  func submitOwnDismissal(as kind: Choreography.Kind, animated: Bool) {
    guard let presenter = stage.hierarchy[id].presenter else { return }
    guard let busy = stage.engine.presenterPreventingDismissal(from: presenter) else {
      dismiss(
        presentationOf: presenter, as: kind, animated: animated, byUser: false, completion: nil)
      return
    }
    stage.engine.wait(for: .presenter(busy)) { [weak self] in
      self?.submitOwnDismissal(as: kind, animated: animated)
    }
  }

  @discardableResult
  private func dismiss(
    presentationOf presenter: Hierarchy.ID, as kind: Choreography.Kind? = nil, animated: Bool,
    byUser: Bool, completion: ActiveTransition.Completion?
  ) -> ActiveTransition? {
    guard let presentation = stage.hierarchy[presenter].presentation else { return nil }
    stage.endSearches(in: presentation.presented)
    let chain = stage.hierarchy.chain(from: presentation.presented)
    let kind = kind ?? .dismissal(of: presentation, byUser: byUser)
    let transition = stage.engine.makeChange(
      kind, in: .presenter(presenter), animated: animated, completion: completion
    ) { $0.withdrawPresentation(of: presenter) }
    // Covered controllers receive no callbacks and are not being dismissed, only removed (D14).
    let leaving = Set(transition?.change.leaving ?? [])
    transition?.dismissed = SmallArray(chain.filter(leaving.contains))
    transition?.manager = controller(presentation.presented)?.parts.presentationOptions.manager
    return transition
  }

  /// Whether a presentation of it is requested or active, up to its completion (P51).
  var isPresentationActive: Bool {
    guard let presenter = stage.hierarchy[id].presenter else { return false }
    return stage.engine.isPresenting(on: presenter)
  }

  /// Whether a dismissal of it is requested or active, up to its completion (P51).
  var isDismissalActive: Bool {
    stage.engine.active.contains { !$0.isComplete && $0.dismissed.contains(id) }
  }
}

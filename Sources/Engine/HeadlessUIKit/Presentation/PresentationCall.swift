import NavigationModel

/// A presentation of a controller by another one.
struct PresentationCall: LaneCall {
  private let presented, source: UIViewController
  /// The manager of a popover or an inspector, or else the one that the presented controller asks for.
  private var manager: UIPresentationController?
  /// The kind that the caller wants; nil for that of the style.
  private let wantedKind: Choreography.Kind?
  let isAnimated: Bool
  let completion: ActiveTransition.Completion?
  private(set) var lane: TransitionEngine.Lane
  private(set) var kind: Choreography.Kind
  private var presenter: Hierarchy.ID
  private var style = PresentationStyle.custom
  private var presentation: Presentation?

  init(
    of presented: UIViewController, by source: UIViewController,
    _ manager: UIPresentationController?, as kind: Choreography.Kind?, animated: Bool,
    completion: (() -> Void)?
  ) {
    (self.presented, self.source, self.manager) = (presented, source, manager)
    wantedKind = kind
    isAnimated = animated
    self.completion = completion.map { .init(.present, about: presented.label, $0) }
    presenter = source.id
    lane = .presenter(source.id)
    self.kind = kind ?? .presentOver
  }

  private var stage: Stage { source.stage }

  /// That of a container around the presenter, of its own removal or of its own presentation (P80, C23),
  /// or of a popover that leaves.
  var awaitedLane: TransitionEngine.Lane? {
    let family = stage.hierarchy.lineage(of: source.id)
    return stage.engine.laneDelayingPresentations(of: family) ?? laneOfLeavingPopover(in: family)
  }

  /// The lane of a presenter in a family whose popover is being dismissed, if presentations wait for
  /// that in this release (unconfirmed).
  private func laneOfLeavingPopover(in family: [Hierarchy.ID]) -> TransitionEngine.Lane? {
    guard stage.profile.presentationsWaitForPopovers else { return nil }
    return family.first { member in
      guard let presentation = stage.hierarchy[member].presentation, presentation.isLeaving else {
        return false
      }
      let content = stage.registry[presentation.presented]
      return content?.presentationManagerIfMade?.popoverController != nil
    }.map { .presenter($0) }
  }

  mutating func resolve() -> Bool {
    // A search may have been activated again while it waited.
    if wantedKind != nil, stage.hierarchy[presented.id].presenter != nil { return false }
    guard source.mayBePresented(presented) else { return false }
    let manager = manager ?? presented.manager(presentedBy: source)
    self.manager = manager
    style = manager.adaptation
    presenter = stage.hierarchy.presenter(askedBy: source.id, style: style)
    let attempt = PresentationAttempt(of: presented, by: source, on: presenter, style: style)
    guard attempt.meets(PresentationAttempt.conditionsOfPresenter) else { return false }
    let covers = style == .custom ? manager.removesPresentersView : style.coversPresenter
    lane = .presenter(presenter)
    kind = wantedKind ?? (covers ? .present : .presentOver)
    presentation = Presentation(
      presented: presented.id, source: source.id, style: manager.madeFor, adaptedStyle: style,
      coversPresenter: covers, managerClassName: manager.ownClassName)
    return true
  }

  mutating func prepare() -> Bool {
    guard let manager else { return false }
    let shown = presented.replaced(for: style, in: manager)
    if let stack = shown as? UINavigationController, stack.preferredContentSize == .zero {
      stack.topViewController.map(stack.takePreferredSize)
    }
    presentation?.presented = shown.id
    // Delegates and those who lose the controller may have changed the world meanwhile.
    guard shown.leaveParent(), stage.hierarchy.mayAdd(shown.id, to: presenter),
      stage.hierarchy[presenter].presentation == nil, stage.hierarchy.isInWindow(presenter)
    else { return false }
    shown.parts.presentationOptions.manager = manager
    stage.engine.retain(shown.id, by: source.controller(presenter))
    return true
  }

  func edit(_ hierarchy: inout Hierarchy) -> Change {
    guard let presentation else { return Change(subject: nil) }
    return hierarchy.present(presentation, by: presenter)
  }

  func conclude(_ transition: ActiveTransition?) {
    transition?.manager = manager
    if style == .popover { stage.notesTraitOverrides() }  // J20
  }
}

import NavigationModel

/// A dismissal: of what a controller was asked to dismiss, or of a presented controller itself.
struct DismissalCall: LaneCall {
  private let controller: UIViewController
  /// The kind of the dismissal of the controller itself; nil if the controller was asked to dismiss.
  private let ownKind: Choreography.Kind?
  let isAnimated: Bool
  let completion: ActiveTransition.Completion?
  private(set) var lane: TransitionEngine.Lane
  private(set) var kind = Choreography.Kind.nothing
  private var presenter: Hierarchy.ID?
  private var presentation: Presentation?
  /// What the presented controller presents as well, lowest first.
  private var chain: [Hierarchy.ID] = []

  /// A dismissal that a controller was asked for.
  init(askedBy controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
    self.controller = controller
    ownKind = nil
    isAnimated = animated
    self.completion = completion.map { .init(.dismiss, about: controller.label, $0) }
    lane = .presenter(controller.id)
  }

  /// The dismissal of a controller itself.
  init(of controller: UIViewController, as kind: Choreography.Kind, animated: Bool) {
    self.controller = controller
    ownKind = kind
    isAnimated = animated
    completion = nil
    lane = .presenter(controller.id)
  }

  private var stage: Stage { controller.stage }

  /// That of a presentation in progress, if it is the dismissal of a controller itself; any other one is
  /// refused then (P66).
  var awaitedLane: TransitionEngine.Lane? {
    guard ownKind != nil, let presenter = stage.hierarchy[controller.id].presenter else {
      return nil
    }
    return stage.engine.presenterPreventingDismissal(from: presenter).map { .presenter($0) }
  }

  mutating func resolve() -> Bool {
    if let ownKind {
      guard let presenter = stage.hierarchy[controller.id].presenter else { return false }
      return resolve(ownKind, of: presenter)
    }
    let attempt = DismissalAttempt(of: controller)
    guard attempt.meets(DismissalAttempt.conditions) else { return false }
    return attempt.presenter.map { resolve(nil, of: $0) } ?? true  // D6
  }

  private mutating func resolve(_ kind: Choreography.Kind?, of presenter: Hierarchy.ID) -> Bool {
    guard let presentation = stage.hierarchy[presenter].presentation else { return false }
    let isByUser = stage.engine.dismissedByUser == presentation.presented
    self.kind = kind ?? .dismissal(of: presentation, byUser: isByUser)
    self.presentation = presentation
    self.presenter = presenter
    lane = .presenter(presenter)
    return true
  }

  mutating func prepare() -> Bool {
    guard let presentation else { return true }  // D6
    stage.endSearches(in: presentation.presented)
    chain = stage.hierarchy.chain(from: presentation.presented)
    return true
  }

  func edit(_ hierarchy: inout Hierarchy) -> Change {
    guard presentation != nil, let presenter else { return Change(subject: controller.id) }
    return hierarchy.withdrawPresentation(of: presenter)
  }

  func conclude(_ transition: ActiveTransition?) {
    guard let transition, let presentation else { return }
    // Covered controllers receive no callbacks and are not being dismissed, only removed (D14).
    let leaving = Set(transition.change.leaving)
    transition.dismissed = SmallArray(chain.filter(leaving.contains))
    transition.manager =
      controller.controller(presentation.presented)?.parts.presentationOptions.manager
  }
}

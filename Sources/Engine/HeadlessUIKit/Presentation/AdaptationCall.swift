import NavigationModel

/// Another style of a presentation, because the surroundings have changed.
struct AdaptationCall: LaneCall {
  private let presenter: UIViewController
  /// What the presentation becomes in the present surroundings; nil if it stays as it is.
  ///
  /// Its delegate is asked for it once.
  private lazy var needed = nextStyle
  /// The same, once the call is being made.
  private var adaptation: NextStyle?
  /// The presentation of another controller, and what was on the screen before the former one left; nil
  /// if the controller stays.
  private var exchange: (presentation: Presentation, shownBefore: SmallArray<Hierarchy.ID>)?

  /// What a presentation becomes.
  private struct NextStyle {
    let former: Presentation
    let manager: UIPresentationController
    let style: PresentationStyle
    let coversPresenter: Bool
    /// Whether its delegate may have another controller for the style (F72).
    let mayExchange: Bool
  }

  init(by presenter: UIViewController) { self.presenter = presenter }

  private var stage: Stage { presenter.stage }

  var lane: TransitionEngine.Lane { .presenter(presenter.id) }
  var kind: Choreography.Kind { .adapt }
  var isAnimated: Bool { false }

  /// That of the presentation itself: the controller of one in progress is exchanged when it has ended.
  var awaitedLane: TransitionEngine.Lane? {
    mutating get {
      stage.engine.isPresenting(on: presenter.id) && needed?.mayExchange == true ? lane : nil
    }
  }

  private var nextStyle: NextStyle? {
    guard stage.hierarchy.contains(presenter.id),
      let former = stage.hierarchy[presenter.id].presentation, !former.isLeaving,
      let manager = stage.registry[former.presented]?.parts.presentationOptions.manager
    else { return nil }
    let style = manager.adaptation
    guard style != former.adaptedStyle else { return nil }
    return NextStyle(
      former: former, manager: manager, style: style,
      coversPresenter: style == .custom ? manager.removesPresentersView : style.coversPresenter,
      // What presents another one itself stays the same (unconfirmed).
      mayExchange: manager.mayExchange(for: style)
        && stage.hierarchy[former.presented].presentation == nil)
  }

  mutating func resolve() -> Bool {
    adaptation = needed
    return adaptation != nil
  }

  mutating func prepare() -> Bool {
    guard let adaptation else { return false }
    guard adaptation.mayExchange else { return true }
    let shownBefore = stage.hierarchy.suspendPresentation(of: presenter.id)
    let former = adaptation.former
    let other = adaptation.manager.exchange(for: adaptation.style)
    let new = Presentation(
      presented: other?.id ?? former.presented, source: former.source, style: former.style,
      adaptedStyle: adaptation.style, coversPresenter: adaptation.coversPresenter,
      managerClassName: former.managerClassName)
    exchange = (new, shownBefore)
    let mayPresent =
      stage.hierarchy.mayAdd(new.presented, to: presenter.id)
      && stage.hierarchy[presenter.id].presentation == nil
    if !mayPresent { stage.engine.release(former.presented, by: presenter, to: nil) }
    return mayPresent
  }

  func edit(_ hierarchy: inout Hierarchy) -> Change {
    guard let adaptation else { return Change(subject: presenter.id) }
    guard let exchange else {
      return hierarchy.adaptPresentation(
        of: presenter.id, to: adaptation.style, coversPresenter: adaptation.coversPresenter)
    }
    return hierarchy.resumePresentation(
      as: exchange.presentation, by: presenter.id, after: adaptation.former,
      showing: exchange.shownBefore)
  }
}

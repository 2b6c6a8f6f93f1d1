/// A change together with the row that says in which order it is told.
public struct Transition: Sendable, Equatable {
  /// The row.
  public let choreography: Choreography
  /// What differs.
  public var change: Change
  /// Whether it was asked to be animated.
  public var isAnimated: Bool

  /// Puts a change and its row together.
  public init(_ choreography: Choreography, _ change: Change, isAnimated: Bool) {
    self.choreography = choreography
    self.change = change
    self.isAnimated = isAnimated
  }

  /// How long it takes: no visible change, no time.
  public var duration: Duration {
    isAnimated && change.isVisible ? choreography.duration : .zero
  }

  /// Whom a beat concerns, and what each is told.
  @inline(__always)
  public func forEachStep(of beat: Beat, _ body: (Step) -> Void) {
    switch beat {
    case .load: all(change.entering, .viewDidLoad, body)
    case .willAppear: all(change.entering, .viewWillAppear, body)
    case .enterWindow:
      for id in change.entering { body(.enterWindow(id)) }
    case .isAppearing: all(change.entering, .viewIsAppearing, body)
    case .layout:
      all(change.entering, .viewWillLayoutSubviews, body)
    case .didAppear: all(change.entering, .viewDidAppear, body)
    case .willDisappear: all(change.leaving, .viewWillDisappear, body)
    case .didDisappear: all(change.leaving, .viewDidDisappear, body)
    case .willJoin:
      moved(change.adopted, in: change.shownAfter, .willMove, to: change.subject, body)
    case .didJoin: moved(change.adopted, in: change.shownAfter, .didMove, to: change.subject, body)
    case .willPart: moved(change.orphaned, in: change.shownBefore, .willMove, to: nil, body)
    case .didPart: moved(change.orphaned, in: change.shownBefore, .didMove, to: nil, body)
    case .partBuried:
      if change.isAttached {
        for id in change.buried { body(.tell(id, .didMove, parent: nil)) }
      }
    case .letGo: body(.letGo)
    case .willShow: reveal(.willShow, body)
    case .didShow: reveal(.didShow, body)
    case .didSelect:
      if let subject = change.subject, let selected = change.shownAfter.last {
        body(.delegate(subject, .didSelect, selected))
      }
    case .askForAnimator: body(.askForAnimator)
    case .animate: body(.animate)
    case .checkSource: body(.checkSource)
    case .presentationWillBegin, .presentationDidEnd, .dismissalWillBegin, .dismissalDidEnd:
      body(.presentationController(beat))
    case .animationEnded: body(.animationEnded)
    case .unlink: body(.unlink)
    case .completion: body(.complete)
    }
  }

  /// The steps of a column, in order; what a learner or a test looks at.
  public func steps(_ column: KeyPath<Choreography, [Beat]>) -> [Step] {
    var result: [Step] = []
    for beat in choreography[keyPath: column] {
      forEachStep(of: beat) { result.append($0) }
    }
    return result
  }

  @inline(__always)
  private func all(_ list: [Hierarchy.ID], _ callback: Callback, _ body: (Step) -> Void) {
    for id in list { body(.tell(id, callback, parent: nil)) }
  }

  @inline(__always)
  private func moved(
    _ list: [Hierarchy.ID], in shown: [Hierarchy.ID], _ callback: Callback,
    to parent: Hierarchy.ID?,
    _ body: (Step) -> Void
  ) {
    guard change.isAttached else { return }  // A34
    for id in list where shown.contains(id) { body(.tell(id, callback, parent: parent)) }
  }

  @inline(__always)
  private func reveal(_ call: DelegateCall, _ body: (Step) -> Void) {
    for reveal in change.reveals { body(.delegate(reveal.stack, call, reveal.top)) }
  }
}

/// One call, or one deed, of a transition.
public enum Step: Sendable, Equatable {
  /// A callback to a controller; the parent matters to the move callbacks only.
  case tell(Hierarchy.ID, Callback, parent: Hierarchy.ID?)
  /// A call to a container's delegate about one of its children.
  case delegate(Hierarchy.ID, DelegateCall, Hierarchy.ID)
  /// A view gets its window.
  case enterWindow(Hierarchy.ID)
  /// Those who left without being seen are no longer held.
  case letGo
  /// The container's delegate may give an animator of its own.
  case askForAnimator
  /// That animator begins, and hears that all is over.
  case animate, animationEnded
  /// What is presented may still lack what it needs.
  case checkSource
  /// The presentation controller hears of a beginning or an end.
  case presentationController(Beat)
  /// The links of a presentation are cut.
  case unlink
  /// The caller's closure runs.
  case complete
}

/// A change together with the row that orders its callbacks.
public struct Transition: Sendable, Equatable {
  /// The row, as it stands in its profile.
  @usableFromInline package let row: Choreography.Row
  /// The difference.
  public var change: Change
  /// Whether it is animated, as the call asked.
  public var isAnimated: Bool

  /// Combines a change and its row.
  package init(_ row: Choreography.Row, _ change: Change, isAnimated: Bool) {
    self.row = row
    self.change = change
    self.isAnimated = isAnimated
  }

  /// Combines a change and a custom row.
  public init(_ choreography: Choreography, _ change: Change, isAnimated: Bool) {
    self.init(Choreography.Row(choreography), change, isAnimated: isAnimated)
  }

  /// The row.
  public var choreography: Choreography {
    @inlinable @inline(__always) _read { yield row.value }
  }

  /// The duration; zero if there is no visible change.
  @inlinable @inline(__always)
  public var duration: Duration {
    isAnimated && change.isVisible ? choreography.duration : .zero
  }

  /// The steps of a column, in order, for tests and explanations.
  public func steps(_ column: KeyPath<Choreography, [Beat]>) -> [Step] {
    choreography[keyPath: column].flatMap(change.steps)
  }
}

/// One callback or side effect of a transition.
public enum Step: Sendable, Equatable {
  /// A callback to a controller; the parent is for the move callbacks only.
  case callback(Hierarchy.ID, Callback, parent: Hierarchy.ID?)
  /// A call to a container's delegate about one of its children.
  case delegate(Hierarchy.ID, DelegateCall, Hierarchy.ID)
  /// A view gets its window.
  case enterWindow(Hierarchy.ID)
  /// A side effect, once for the whole transition.
  case sideEffect(SideEffect)
}

/// A side effect of a transition.
public enum SideEffect: Sendable, Equatable {
  /// Controllers removed while hidden are released.
  case release
  /// The container's delegate may provide an animator.
  case askForAnimator
  /// That animator starts, and is notified of the end.
  case animate, animationEnded
  /// The delegate of a popover prepares it.
  case preparePopover
  /// Checks that a presentation has what it needs.
  case checkSource
  /// The delegate of a stack's bar is notified of its items.
  case barDelegate
  /// A presentation controller, its delegate or that of a page controller is notified of a beginning or
  /// an end.
  case notify(Beat)
  /// The links of a presentation are cut.
  case unlink
  /// The caller's closure runs.
  case complete
}

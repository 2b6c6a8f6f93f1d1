/// A change together with the row that says in which order it is told.
public struct Transition: Sendable, Equatable {
  /// The row, as it stands in its profile.
  public let row: Choreography.Row
  /// What differs.
  public var change: Change
  /// Whether it was asked to be animated.
  public var isAnimated: Bool

  /// Puts a change and its row together.
  public init(_ row: Choreography.Row, _ change: Change, isAnimated: Bool) {
    self.row = row
    self.change = change
    self.isAnimated = isAnimated
  }

  /// Puts a change and a row of one's own together.
  public init(_ choreography: Choreography, _ change: Change, isAnimated: Bool) {
    self.init(Choreography.Row(choreography), change, isAnimated: isAnimated)
  }

  /// The row.
  public var choreography: Choreography {
    @inlinable @inline(__always) _read { yield row.value }
  }

  /// How long it takes: no visible change, no time.
  @inlinable @inline(__always)
  public var duration: Duration {
    isAnimated && change.isVisible ? choreography.duration : .zero
  }

  /// The steps of a column, in order; what a learner or a test looks at.
  public func steps(_ column: KeyPath<Choreography, [Beat]>) -> [Step] {
    choreography[keyPath: column].flatMap(change.steps)
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
  /// Something done once, for the transition as a whole.
  case deed(Deed)
}

/// What is done once in a transition.
public enum Deed: Sendable, Equatable {
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

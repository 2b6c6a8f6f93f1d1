import NavigationModel

/// The transitions that have been requested in a turn; many are not searched for those of a lane.
struct RequestedChanges {
  /// All of them, oldest first.
  private(set) var all: SmallArray<ActiveTransition> = []
  /// The presentations and dismissals among them, which may concern other lanes; oldest first.
  private(set) var ofPresenters: SmallArray<ActiveTransition> = []
  /// Those of each lane, once there are many: few are found sooner one by one.
  private var byLane: [TransitionEngine.Lane: OfLane] = [:]

  private struct OfLane {
    var all: SmallArray<ActiveTransition> = []
    /// The latest that others may join.
    var joined: ActiveTransition?
  }

  /// Whether there are none.
  var isEmpty: Bool { all.isEmpty }

  /// Adds a transition.
  mutating func append(_ transition: ActiveTransition) {
    all.append(transition)
    if case .presenter = transition.lane { ofPresenters.append(transition) }
    if all.count == Self.many { all.forEach { index($0) } }
    if all.count > Self.many { index(transition) }
  }

  private mutating func index(_ transition: ActiveTransition) {
    byLane[transition.lane, default: OfLane()].all.append(transition)
    rowHasChanged(of: transition)
  }

  /// Called when one of them has become another kind of change.
  mutating func rowHasChanged(of transition: ActiveTransition) {
    if transition.row.joins { byLane[transition.lane]?.joined = transition }
  }

  /// The first of a lane that fulfils a condition.
  func first(
    in lane: TransitionEngine.Lane, where isWanted: (ActiveTransition) -> Bool
  ) -> ActiveTransition? {
    if all.count >= Self.many { return byLane[lane]?.all.first(where: isWanted) }
    for transition in all where transition.lane == lane && isWanted(transition) {
      return transition
    }
    return nil
  }

  /// The latest of a lane that another may join.
  func latest(in lane: TransitionEngine.Lane) -> ActiveTransition? {
    if all.count >= Self.many { return byLane[lane]?.joined.flatMap { $0.row.joins ? $0 : nil } }
    for transition in all.reversed() where transition.lane == lane && transition.row.joins {
      return transition
    }
    return nil
  }

  /// Takes them all.
  mutating func take() -> SmallArray<ActiveTransition> {
    var taken: SmallArray<ActiveTransition> = []
    swap(&taken, &all)
    if !ofPresenters.isEmpty { ofPresenters = [] }
    if !byLane.isEmpty { byLane = [:] }
    return taken
  }

  private static let many = 8
}

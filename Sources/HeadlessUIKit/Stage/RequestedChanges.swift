import NavigationModel

/// The transitions that have been requested in a turn; many are not searched for the one of a lane that
/// a further change joins.
struct RequestedChanges {
  /// All of them, oldest first.
  private(set) var all: SmallArray<ActiveTransition> = []
  /// Those that others may join, by lane, once there are many: few are found sooner one by one.
  private var joined: [TransitionEngine.Lane: ActiveTransition] = [:]

  /// Whether there are none.
  var isEmpty: Bool { all.isEmpty }

  /// Adds a transition.
  mutating func append(_ transition: ActiveTransition) {
    all.append(transition)
    if all.count == Self.many { all.forEach { index($0) } }
    if all.count > Self.many { index(transition) }
  }

  /// Called when one of them has become another kind of change.
  mutating func rowHasChanged(of transition: ActiveTransition) {
    if all.count >= Self.many { index(transition) }
  }

  private mutating func index(_ transition: ActiveTransition) {
    if transition.row.joins { joined[transition.lane] = transition }
  }

  /// The latest of a lane that another may join.
  func latest(in lane: TransitionEngine.Lane) -> ActiveTransition? {
    if all.count >= Self.many { return joined[lane].flatMap { $0.row.joins ? $0 : nil } }
    for transition in all.reversed() where transition.lane == lane && transition.row.joins {
      return transition
    }
    return nil
  }

  /// Takes them all.
  mutating func take() -> SmallArray<ActiveTransition> {
    var taken: SmallArray<ActiveTransition> = []
    swap(&taken, &all)
    if !joined.isEmpty { joined = [:] }
    return taken
  }

  private static let many = 8
}

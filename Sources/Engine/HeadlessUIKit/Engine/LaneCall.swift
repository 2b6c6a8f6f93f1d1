import NavigationModel

/// A call that changes what a lane shows, and that the engine makes when the lane admits it: the engine
/// resolves it, prepares it, makes its edit, and concludes it.
protocol LaneCall {
  /// What the call returns if it is made at once.
  associatedtype Answer
  /// The kind of the change; its row says what happens while the lane is busy.
  var kind: Choreography.Kind { get }
  /// The lane.
  var lane: TransitionEngine.Lane { get }
  /// Whether it is animated.
  var isAnimated: Bool { get }
  /// The lane whose transition has to end before it, besides what its row waits for; nil for none.
  ///
  /// What the program is asked for it is kept for `resolve`.
  var awaitedLane: TransitionEngine.Lane? { mutating get }
  /// Whether nothing that is active elsewhere rules it out; reports a diagnostic if something does.
  var isAllowed: Bool { get }
  /// The closure that runs when the change is complete.
  var completion: ActiveTransition.Completion? { get }
  /// How long an animated one takes; nil for as long as its row says.
  var duration: Duration? { get }

  /// Whether it ends what it interrupts (F113) and overtakes (C28), which calls the program; not a change
  /// whose conditions have been checked already.
  var endsOthers: Bool { get }
  /// Whether what is to be shown meets its conditions; reports a diagnostic if it doesn't.
  ///
  /// Asked before anything has changed, and again where something has ended to make room.
  var isPossible: Bool { get }
  /// Finds out what the call means now: its kind, its lane and whether it is animated, which the program
  /// may be asked; false if that is nothing, or a condition refuses it.
  mutating func resolve() -> Bool
  /// Prepares the change; false if there is nothing to change.
  ///
  /// What a finger had begun in the lane in the same turn has ended (C28).
  mutating func prepare() -> Bool
  /// Makes the change.
  func edit(_ hierarchy: inout Hierarchy) -> Change
  /// Does what follows the change, inside the call; without a transition the container is in no window.
  mutating func conclude(_ transition: ActiveTransition?)
  /// What the call returns.
  var answer: Answer { get }
}

extension LaneCall {
  var isAllowed: Bool { true }
  var endsOthers: Bool { true }
  var isPossible: Bool { true }
  var awaitedLane: TransitionEngine.Lane? { nil }
  var completion: ActiveTransition.Completion? { nil }
  var duration: Duration? { nil }
  func resolve() -> Bool { true }
  func prepare() -> Bool { true }
  func conclude(_ transition: ActiveTransition?) {}
}

extension LaneCall where Answer == Void {
  var answer: Void { () }
}

/// A change that needs no conditions: its answer is its transition, nil if the container is in no window.
struct Edit: LaneCall {
  let kind: Choreography.Kind
  let lane: TransitionEngine.Lane
  let isAnimated: Bool
  let completion: ActiveTransition.Completion?
  let duration: Duration?
  let makesChange: (inout Hierarchy) -> Change
  private(set) var answer: ActiveTransition?

  var endsOthers: Bool { false }

  func edit(_ hierarchy: inout Hierarchy) -> Change { makesChange(&hierarchy) }

  mutating func conclude(_ transition: ActiveTransition?) { answer = transition }
}

extension TransitionEngine {
  /// Makes a change that needs no conditions, as its row says; returns its transition, nil if the
  /// container is in no window.
  @discardableResult
  func submit(
    _ kind: Choreography.Kind, in lane: Lane, animated: Bool = false,
    completion: ActiveTransition.Completion? = nil, lasting duration: Duration? = nil,
    _ change: @escaping (inout Hierarchy) -> Change
  ) -> ActiveTransition? {
    submit(
      Edit(
        kind: kind, lane: lane, isAnimated: animated, completion: completion, duration: duration,
        makesChange: change)) ?? nil
  }
}

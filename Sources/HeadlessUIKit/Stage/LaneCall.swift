import NavigationModel

/// A call of the program that changes what a lane shows, and that the engine makes when the lane admits
/// it: the engine prepares it, makes its edit, and concludes it.
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
  /// What the program is asked for it is kept for `prepare`.
  var awaitedLane: TransitionEngine.Lane? { mutating get }
  /// Whether nothing that is active elsewhere rules it out; reports a diagnostic if something does.
  var isAllowed: Bool { get }
  /// The closure that runs when the change is complete.
  var completion: ActiveTransition.Completion? { get }

  /// Whether what is to be shown meets its conditions; reports a diagnostic if it doesn't.
  ///
  /// Asked before anything has changed, and again where something has ended to make room.
  var isPossible: Bool { get }
  /// Prepares the change; false if there is nothing to change.
  ///
  /// What a finger had begun in the lane in the same turn has ended (C28).
  ///
  /// The kind and the lane may be others after it, as the program is asked.
  mutating func prepare() -> Bool
  /// Makes the change.
  func edit(_ hierarchy: inout Hierarchy) -> Change
  /// Does what follows the change, inside the call; without a transition the container is in no window.
  func conclude(_ transition: ActiveTransition?)
  /// What the call returns.
  var answer: Answer { get }
}

extension LaneCall {
  var isAllowed: Bool { true }
  var isPossible: Bool { true }
  var awaitedLane: TransitionEngine.Lane? { nil }
  var completion: ActiveTransition.Completion? { nil }
  func conclude(_ transition: ActiveTransition?) {}
}

extension LaneCall where Answer == Void {
  var answer: Void { () }
}

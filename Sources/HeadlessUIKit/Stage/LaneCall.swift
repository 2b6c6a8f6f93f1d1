import NavigationModel

/// A call of the program that changes what a lane shows, and that the engine makes when the lane admits
/// it.
protocol LaneCall {
  /// What the call returns if it is made at once.
  associatedtype Answer
  /// The kind of the change; its row says what happens while the lane is busy.
  var kind: Choreography.Kind { get }
  /// The lane.
  var lane: TransitionEngine.Lane { get }
  /// Whether it is animated.
  var isAnimated: Bool { get }
  /// Whether nothing that is active elsewhere rules it out; reports a diagnostic if something does.
  var isAllowed: Bool { get }
  /// Makes the change.
  func make() -> Answer
}

extension LaneCall {
  var isAllowed: Bool { true }
}

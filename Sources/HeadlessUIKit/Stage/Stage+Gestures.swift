import NavigationModel

extension Stage {
  /// Runs a body whose change is interactive, driven by a gesture.
  package func withGesture<Result, Failure: Error>(
    _ gesture: Gesture, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    engine.gesture = gesture
    defer { engine.gesture = nil }
    return try body()
  }

  /// Lifts the finger of an interactive transition; false if there is none.
  package func endTouch(cancelled: Bool) -> Bool { engine.endTouch(cancelled: cancelled) }

  /// Whether a finger is driving a transition.
  package var isTouching: Bool { engine.isTouching }
}

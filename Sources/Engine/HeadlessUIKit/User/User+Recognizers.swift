import Foundation
import NavigationModel

extension Stage.User {
  /// Drags a finger over a view: its nearest pan recogniser begins, changes for every point and ends;
  /// without one, responders of the program receive the touches.
  ///
  /// The points are distances from where the finger touches the middle of the view; the finger is at each
  /// in a turn of its own, so that the gesture can drive a transition. `cancelled` ends the gesture as when
  /// a call comes in.
  public func pan(
    _ view: UIView, through distances: [CGPoint], velocity: CGPoint = .zero, cancelled: Bool = false
  ) throws(Failure) {
    try perform { () throws(Failure) in
      let count = view.fingers(for: UIPanGestureRecognizer.self, \.minimumNumberOfTouches)
      try gesture(
        for: UIPanGestureRecognizer.self, on: view, fingers: count,
        where: { $0.minimumNumberOfTouches <= count }
      ) { fingers, recognizers in
        fingers.enter(.began, recognizers)
        stage.endTurn()
        for distance in distances
        where recognizers.isEmpty || recognizers.contains(where: \.state.isActive) {
          for recognizer in recognizers {
            (recognizer.distance, recognizer.speed) = (distance, velocity)
          }
          fingers.move(by: distance)
          fingers.enter(.changed, recognizers)
          stage.endTurn()
        }
        if cancelled {
          fingers.cancel(recognising: recognizers)
        } else {
          fingers.lift(recognising: recognizers)
        }
      }
    }
  }

  /// Moves two fingers on a view apart, or together: its nearest pinch recogniser begins, changes for
  /// every scale, above 0, and ends; without one, responders of the program receive the touches.
  public func pinch(_ view: UIView, through scales: [CGFloat]) throws(Failure) {
    try perform { () throws(Failure) in
      guard scales.allSatisfy({ $0 > 0 && $0.isFinite }) else {
        throw .ignored("the scales of a pinch are above 0")
      }
      try gesture(
        for: UIPinchGestureRecognizer.self, on: view, fingers: 2,
        where: { $0.touches.count == 2 }
      ) { fingers, recognizers in
        fingers.enter(.began, recognizers)
        stage.endTurn()
        for scale in scales
        where recognizers.isEmpty || recognizers.contains(where: \.state.isActive) {
          for recognizer in recognizers { recognizer.spread = scale }
          fingers.spread(to: scale)
          fingers.enter(.changed, recognizers)
          stage.endTurn()
        }
        fingers.lift(recognising: recognizers)
      }
    }
  }
}

import Foundation
import NavigationModel

extension Stage.User {
  /// Drags a finger over a view: its nearest pan recogniser begins, changes for every point and ends;
  /// without one, responders of the program receive the touches.
  ///
  /// The points are distances from where the finger touches the middle of the view. `cancelled` ends the
  /// gesture as when a call comes in.
  public func pan(
    _ view: UIView, through distances: [CGPoint], velocity: CGPoint = .zero, cancelled: Bool = false
  ) throws(Failure) {
    try perform { () throws(Failure) in
      try gesture(for: UIPanGestureRecognizer.self, on: view) { finger, recognizer, point in
        recognizer?.enter(.began, at: point)
        recognizer.map(finger.give)
        for distance in distances where recognizer?.state.isActive != false {
          finger.move(by: distance)
          recognizer?.setTranslation(distance, in: nil)
          recognizer?.speed = velocity
          recognizer?.enter(
            .changed, at: CGPoint(x: point.x + distance.x, y: point.y + distance.y))
        }
        if recognizer?.state.isActive == true {
          let last = distances.last ?? .zero
          recognizer?.enter(
            cancelled ? .cancelled : .ended, at: CGPoint(x: point.x + last.x, y: point.y + last.y))
        }
        if cancelled { finger.cancel() } else { finger.lift() }
      }
    }
  }

  /// Moves two fingers on a view apart, or together: its nearest pinch recogniser begins, changes for
  /// every scale and ends.
  public func pinch(_ view: UIView, through scales: [CGFloat]) throws(Failure) {
    try perform { () throws(Failure) in
      guard view.window != nil else { throw .ignored("it is not on screen") }
      let finger = try finger(on: view)
      let recognizer = view.recognise(UIPinchGestureRecognizer.self, with: finger) {
        recognizer, point in
        recognizer.enter(.began, at: point)
        for scale in scales where recognizer.state.isActive {
          recognizer.scale = scale
          recognizer.enter(.changed, at: point)
        }
        if recognizer.state.isActive { recognizer.enter(.ended, at: point) }
        recognizer.scale = 1
      }
      if recognizer == nil { throw .ignored("nothing recognises it") }
    }
  }
}

import Foundation
import NavigationModel

extension Stage.User {
  /// Drags a finger over a view: its nearest pan recogniser begins, changes for every point and ends.
  ///
  /// The points are distances from where the finger touches the middle of the view. `cancelled` ends the
  /// gesture as when a call comes in.
  public func pan(
    _ view: UIView, through distances: [CGPoint], velocity: CGPoint = .zero, cancelled: Bool = false
  ) throws(Failure) {
    try perform { () throws(Failure) in
      try recognise(UIPanGestureRecognizer.self, of: view) { recognizer, point in
        recognizer.enter(.began, at: point)
        for distance in distances where recognizer.state.isActive {
          recognizer.setTranslation(distance, in: nil)
          recognizer.speed = velocity
          recognizer.enter(.changed, at: CGPoint(x: point.x + distance.x, y: point.y + distance.y))
        }
        guard recognizer.state.isActive else { return }
        let last = distances.last ?? .zero
        recognizer.enter(
          cancelled ? .cancelled : .ended, at: CGPoint(x: point.x + last.x, y: point.y + last.y))
      }
    }
  }

  /// Moves two fingers on a view apart, or together: its nearest pinch recogniser begins, changes for
  /// every scale and ends.
  public func pinch(_ view: UIView, through scales: [CGFloat]) throws(Failure) {
    try perform { () throws(Failure) in
      try recognise(UIPinchGestureRecognizer.self, of: view) { recognizer, point in
        recognizer.enter(.began, at: point)
        for scale in scales where recognizer.state.isActive {
          recognizer.scale = scale
          recognizer.enter(.changed, at: point)
        }
        if recognizer.state.isActive { recognizer.enter(.ended, at: point) }
        recognizer.scale = 1
      }
    }
  }

  /// Lets the nearest recogniser of a kind around the middle of a view recognise a gesture.
  func recognise<Recognizer: UIGestureRecognizer>(
    _ type: Recognizer.Type, of view: UIView,
    where fits: (Recognizer) -> Bool = { _ in true }, _ gesture: (Recognizer, CGPoint) -> Void
  ) throws(Failure) {
    guard view.window != nil else { throw .ignored("it is not on screen") }
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    guard view.recognise(type, at: middle, where: fits, gesture) else {
      throw .ignored("nothing recognises it")
    }
  }
}

extension UIView {
  /// Performs a long press on it; false if no recogniser is for that.
  func userPressesLong() -> Bool {
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    return recognise(UILongPressGestureRecognizer.self, at: middle) { recognizer, point in
      recognizer.enter(.began, at: point)
      if recognizer.state.isActive { recognizer.enter(.ended, at: point) }
    }
  }
}

extension UIGestureRecognizer.State {
  /// Whether the gesture is still going on.
  fileprivate var isActive: Bool { self == .began || self == .changed }
}

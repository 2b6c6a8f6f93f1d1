import Foundation

/// Recognises drags.
///
/// [UIPanGestureRecognizer](https://developer.apple.com/documentation/uikit/uipangesturerecognizer)
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// With how many fingers at least; 1 by default.
  open var minimumNumberOfTouches = 1
  /// With how many fingers at most.
  open var maximumNumberOfTouches = Int.max
  /// How far the finger has moved since it touched the screen, in points.
  final var distance = CGPoint.zero
  /// The distance from which the translation is counted.
  private var origin = CGPoint.zero
  /// How fast the finger is, in points per second.
  final var speed = CGPoint.zero

  /// How far the finger has moved, in points.
  open func translation(in view: UIView?) -> CGPoint {
    CGPoint(x: distance.x - origin.x, y: distance.y - origin.y)
  }

  /// Sets how far the finger has moved; what it moves afterwards is added.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    origin = CGPoint(x: distance.x - translation.x, y: distance.y - translation.y)
  }

  /// How fast the finger is, in points per second.
  open func velocity(in view: UIView?) -> CGPoint { speed }

  open override func reset() {
    super.reset()
    (distance, origin, speed) = (.zero, .zero, .zero)
  }
}

/// Recognises drags from an edge of the screen.
///
/// [UIScreenEdgePanGestureRecognizer](https://developer.apple.com/documentation/uikit/uiscreenedgepangesturerecognizer)
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges from which a drag begins.
  open var edges: UIRectEdge = []
}

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
  private var moved = CGPoint.zero
  var speed = CGPoint.zero

  /// How far the finger has moved, in points.
  open func translation(in view: UIView?) -> CGPoint { moved }

  /// Sets how far the finger has moved.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) { moved = translation }

  /// How fast the finger is, in points per second.
  open func velocity(in view: UIView?) -> CGPoint { speed }

  open override func reset() {
    super.reset()
    (moved, speed) = (.zero, .zero)
  }
}

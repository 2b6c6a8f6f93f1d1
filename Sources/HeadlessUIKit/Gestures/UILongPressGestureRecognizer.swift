import Foundation

/// Recognises long presses.
///
/// [UILongPressGestureRecognizer](https://developer.apple.com/documentation/uikit/uilongpressgesturerecognizer)
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long the finger has to rest, in seconds; half a second by default.
  open var minimumPressDuration: TimeInterval = 0.5
  /// With how many fingers; 1 by default.
  open var numberOfTouchesRequired = 1
  /// How many taps come before; 0 by default.
  open var numberOfTapsRequired = 0
  /// How far the finger may move, in points; 10 by default.
  open var allowableMovement: CGFloat = 10
}

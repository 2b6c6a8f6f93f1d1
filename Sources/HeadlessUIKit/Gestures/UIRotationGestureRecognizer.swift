import Foundation

/// Recognises two fingers that turn around each other.
///
/// [UIRotationGestureRecognizer](https://developer.apple.com/documentation/uikit/uirotationgesturerecognizer)
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers have turned, in radians.
  open var rotation: CGFloat = 0
  /// How fast they turn; 0 by default.
  open internal(set) var velocity: CGFloat = 0
}

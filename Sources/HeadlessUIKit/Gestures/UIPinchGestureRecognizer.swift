import Foundation

/// Recognises two fingers that move together or apart.
///
/// [UIPinchGestureRecognizer](https://developer.apple.com/documentation/uikit/uipinchgesturerecognizer)
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How much further apart the fingers are than at the beginning; 1 by default.
  open var scale: CGFloat = 1
  /// How fast that changes; 0 by default.
  open internal(set) var velocity: CGFloat = 0
}

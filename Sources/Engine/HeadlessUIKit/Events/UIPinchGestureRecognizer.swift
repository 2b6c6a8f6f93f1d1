import Foundation

/// Recognises two fingers that move together or apart.
///
/// [UIPinchGestureRecognizer](https://developer.apple.com/documentation/uikit/uipinchgesturerecognizer)
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How much further apart the fingers are than at the beginning, or since it was set; 1 by default.
  open var scale: CGFloat {
    get { spread / unit }
    set { unit = spread / newValue }
  }
  /// How much further apart the fingers are than at the beginning.
  final var spread: CGFloat = 1
  /// The spread at which the scale is 1.
  private var unit: CGFloat = 1
  /// How fast that changes; 0 by default.
  open internal(set) var velocity: CGFloat = 0

  open override func reset() {
    super.reset()
    (spread, unit) = (1, 1)
  }
}

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

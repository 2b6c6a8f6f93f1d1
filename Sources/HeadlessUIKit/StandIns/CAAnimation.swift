import Foundation

/// An animation of a layer; it is kept, and nothing is animated.
///
/// [CAAnimation](https://developer.apple.com/documentation/quartzcore/caanimation)
@preconcurrency @MainActor
open class CAAnimation: NSObject {
  /// How long it takes, in seconds.
  open var duration: TimeInterval = 0
  /// Whether it is removed at its end.
  open var isRemovedOnCompletion = true
  /// How fast it is at which time.
  open var timingFunction: CAMediaTimingFunction?
  /// Is notified of its beginning and its end, which don't come; retained, as in Core Animation.
  open var delegate: (any CAAnimationDelegate)?
  /// How the layer is before and after it.
  open var fillMode = CAMediaTimingFillMode.removed
  /// When it begins, in seconds.
  open var beginTime: TimeInterval = 0
  /// How fast it is.
  open var speed: Float = 1
  /// By how much it begins later, in seconds.
  open var timeOffset: TimeInterval = 0
  /// How often it is repeated.
  open var repeatCount: Float = 0
  /// Whether it runs back and forth.
  open var autoreverses = false

  nonisolated deinit {}
}

import Foundation

/// Recognises swipes.
///
/// [UISwipeGestureRecognizer](https://developer.apple.com/documentation/uikit/uiswipegesturerecognizer)
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The direction; to the right by default.
  open var direction = Direction.right
  /// With how many fingers; 1 by default.
  open var numberOfTouchesRequired = 1

  /// A swipe is where it began.
  override func place(of touch: UITouch) -> CGPoint { touch.place(of: touch.start, in: view) }

  /// The directions of a swipe.
  ///
  /// [UISwipeGestureRecognizer.Direction](https://developer.apple.com/documentation/uikit/uiswipegesturerecognizer/direction-swift.struct)
  nonisolated public struct Direction: OptionSet, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt

    /// Creates directions from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// To the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// Up.
    public static let up = Direction(rawValue: 1 << 2)
    /// Down.
    public static let down = Direction(rawValue: 1 << 3)
  }
}

import Foundation

/// Recognises taps.
///
/// [UITapGestureRecognizer](https://developer.apple.com/documentation/uikit/uitapgesturerecognizer)
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps are wanted; 1 by default.
  open var numberOfTapsRequired = 1
  /// With how many fingers; 1 by default.
  open var numberOfTouchesRequired = 1
}

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

/// Recognises drags from an edge of the screen.
///
/// [UIScreenEdgePanGestureRecognizer](https://developer.apple.com/documentation/uikit/uiscreenedgepangesturerecognizer)
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges from which a drag begins.
  open var edges: UIRectEdge = []
}

/// Recognises swipes.
///
/// [UISwipeGestureRecognizer](https://developer.apple.com/documentation/uikit/uiswipegesturerecognizer)
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The direction; to the right by default.
  open var direction = Direction.right
  /// With how many fingers; 1 by default.
  open var numberOfTouchesRequired = 1

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

/// Recognises a pointer above a view.
///
/// [UIHoverGestureRecognizer](https://developer.apple.com/documentation/uikit/uihovergesturerecognizer)
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {}

import Foundation

/// A finger on the screen: one of a user's tap, drag, hold, swipe or pinch over a view.
///
/// [UITouch](https://developer.apple.com/documentation/uikit/uitouch)
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// How far the touch is.
  open internal(set) var phase = Phase.began
  /// How many taps it is the last of.
  open internal(set) var tapCount = 1
  /// When it happened, in seconds.
  open internal(set) var timestamp: TimeInterval = 0
  /// The view that it began in.
  open internal(set) weak var view: UIView?
  /// The window that it began in.
  open internal(set) weak var window: UIWindow?
  /// The recognisers that receive it; nil before it is delivered.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
  /// Whether the view has received it.
  final var isReceived = false
  /// Whether a recogniser has taken it from the view.
  final var isTaken = false
  /// Where it began, in points of its window.
  final var start = CGPoint.zero
  /// Where it is.
  final var point = CGPoint.zero
  /// Where it was before.
  final var formerPoint = CGPoint.zero
  /// What the user means to touch: the view, or one around it.
  final weak var target: UIView?
  /// Whether it is where frames say that the target is, so that points can be compared.
  final var isPlaced = true
  /// Whether an object that may handle touches by itself has received it.
  final var mayBeHandled = false
  /// Why the view that handles it does nothing; nil if it does something.
  final var obstacle: String?

  /// A touch that begins in a view at a point of its window.
  convenience init(in view: UIView?, of window: UIWindow?, at point: CGPoint) {
    self.init()
    (self.view, self.window) = (view, window)
    (start, self.point, formerPoint) = (point, point, point)
  }

  /// Where it is, in points of a view; in those of its window without one.
  open func location(in view: UIView?) -> CGPoint { place(of: point, in: view) }

  /// Where it was before, in points of a view; in those of its window without one.
  open func previousLocation(in view: UIView?) -> CGPoint { place(of: formerPoint, in: view) }

  /// A point of its window in points of a view; in those of its window without one.
  final func place(of point: CGPoint, in view: UIView?) -> CGPoint {
    window?.convert(point, to: view) ?? point
  }

  /// How far a touch is.
  ///
  /// [UITouch.Phase](https://developer.apple.com/documentation/uikit/uitouch/phase-swift.enum)
  nonisolated public enum Phase: Int, Sendable {
    case began = 0
    case moved = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
  }

  nonisolated deinit {}
}

extension UITouch.Phase {
  /// The member that is called for touches that are so far; nil for one that stays where it is.
  var member: OverridableMember? {
    switch self {
    case .began: .touchesBegan
    case .moved: .touchesMoved
    case .stationary: nil
    case .ended: .touchesEnded
    case .cancelled: .touchesCancelled
    }
  }
}

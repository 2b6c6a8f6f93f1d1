import Foundation

/// A finger on the screen; the user's gestures here make none.
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
  open var window: UIWindow? { view?.window }
  private var point = CGPoint.zero

  /// Where it is, in points of a view.
  open func location(in view: UIView?) -> CGPoint { self.view?.convert(point, to: view) ?? point }

  /// Where it was before.
  open func previousLocation(in view: UIView?) -> CGPoint { location(in: view) }

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

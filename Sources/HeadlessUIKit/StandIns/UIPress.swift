import Foundation

/// A key of a remote or of a keyboard that is pressed; the user's keys here make none.
///
/// [UIPress](https://developer.apple.com/documentation/uikit/uipress)
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// How far the press is.
  open internal(set) var phase = Phase.began
  /// When it happened, in seconds.
  open internal(set) var timestamp: TimeInterval = 0
  /// The key of the keyboard; nil for one of a remote.
  open var key: UIKey? { nil }
  /// The responder that it began in.
  open internal(set) weak var responder: UIResponder?

  /// How far a press is.
  nonisolated public enum Phase: Int, Sendable {
    case began = 0
    case changed = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
  }

  nonisolated deinit {}
}

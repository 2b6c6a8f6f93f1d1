import Foundation

/// A key of a remote or of a keyboard that is pressed.
///
/// [UIPress](https://developer.apple.com/documentation/uikit/uipress)
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// How far the press is.
  open internal(set) var phase = Phase.began
  /// When it happened, in seconds.
  open internal(set) var timestamp: TimeInterval = 0
  /// The key of the keyboard; nil for one of a remote.
  open internal(set) var key: UIKey?
  /// The responder that it began in.
  open internal(set) weak var responder: UIResponder?
  /// Whether the responder that it began in has passed it on.
  final var isPassedOn = false
  /// Whether the whole responder chain has passed it on.
  final var isUnhandled = false

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

extension UIPress.Phase {
  /// The member that is called for presses that are so far; nil for one that doesn't change.
  var member: OverridableMember? {
    switch self {
    case .began: .pressesBegan
    case .changed: .pressesChanged
    case .stationary: nil
    case .ended: .pressesEnded
    case .cancelled: .pressesCancelled
    }
  }
}

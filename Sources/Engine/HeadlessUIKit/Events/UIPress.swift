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

/// What the user does with keys.
///
/// [UIPressesEvent](https://developer.apple.com/documentation/uikit/uipressesevent)
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  /// All presses of the event.
  open var allPresses: Set<UIPress> { press.map { [$0] } ?? [] }
  /// The key of the user; nil for an event that the program has made.
  final var press: UIPress?

  open override var type: EventType { .presses }
}

/// A key of a keyboard with what it means.
///
/// [UIKey](https://developer.apple.com/documentation/uikit/uikey)
@preconcurrency @MainActor
open class UIKey: NSObject {
  /// The characters that it types.
  open private(set) var characters: String
  /// The characters without other keys that are held.
  open private(set) var charactersIgnoringModifiers: String
  /// The other keys that are held.
  open private(set) var modifierFlags: UIKeyModifierFlags

  init(_ characters: String, _ modifierFlags: UIKeyModifierFlags) {
    self.characters = characters
    // Keys without a character have names, as `UIKeyCommand` has.
    charactersIgnoringModifiers = characters.count == 1 ? characters.lowercased() : characters
    self.modifierFlags = modifierFlags
    super.init()
  }

  nonisolated deinit {}
}

import Foundation

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

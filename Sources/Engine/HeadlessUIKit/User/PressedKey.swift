import Foundation

/// A key that the user presses, whose presses the responder chain receives.
///
/// [Handling key presses](https://developer.apple.com/documentation/uikit/handling-key-presses-made-on-a-physical-keyboard)
@MainActor
struct PressedKey {
  private let press = UIPress()
  private let event = UIPressesEvent()

  /// A key whose press begins in a responder.
  init(_ key: UIKey, in responder: UIResponder?) {
    press.key = key
    press.responder = responder
    event.press = press
  }

  /// Whether a responder has handled the press: it has not passed it on.
  var isHandled: Bool { press.responder != nil && !press.isUnhandled }

  /// Whether the responder that it began in has left the press to the system.
  var isPassedOn: Bool { press.isPassedOn }

  /// Lets the responder chain receive the press in a phase.
  func send(_ phase: UIPress.Phase) {
    press.phase = phase
    press.timestamp = event.timestamp
    press.responder?.receive([press], in: phase, of: event)
  }
}

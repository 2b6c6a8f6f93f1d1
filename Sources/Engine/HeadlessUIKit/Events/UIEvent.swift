import Foundation

/// What the user does with fingers or by moving the device.
///
/// [UIEvent](https://developer.apple.com/documentation/uikit/uievent)
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// The kind of event.
  open var type: EventType { .touches }
  /// What of it it is.
  open var subtype: EventSubtype { .none }
  /// When it happened, in seconds.
  open var timestamp: TimeInterval { Stage.current.now.inSeconds }
  /// The fingers on the screen; nil for another kind of event.
  open var allTouches: Set<UITouch>? { touches.isEmpty ? nil : Set(touches) }
  /// The fingers of the user; empty for an event that the program has made.
  final var touches: [UITouch] = []
  /// The recognisers that receive its touches; nil before the first.
  final var recognition: Recognition?
  /// Whether a window has delivered its touches.
  final var isDelivered = false

  /// The fingers that began in a view; nil if none did.
  open func touches(for view: UIView) -> Set<UITouch>? { touches { $0.view === view } }

  /// The fingers that began in a window; nil if none did.
  open func touches(for window: UIWindow) -> Set<UITouch>? { touches { $0.window === window } }

  /// Sends its touches to the recognisers around them, and then to the views that they began in.
  final func sendTouches() {
    isDelivered = true
    guard let phase = touches.first?.phase else { return }
    recognition?.pass(Set(touches), in: phase)
    guard let view = touches.first?.view else { return }
    if phase == .began {
      for touch in view.isMultipleTouchEnabled ? touches : Array(touches.prefix(1)) {
        touch.isReceived = !touch.isTaken
      }
    }
    let received = touches.filter { $0.isReceived && !$0.isTaken }
    if !received.isEmpty { view.receive(Set(received), in: phase, of: self) }
  }

  private func touches(where isMeant: (UITouch) -> Bool) -> Set<UITouch>? {
    allTouches.map { $0.filter(isMeant) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// A kind of event.
  ///
  /// [UIEvent.EventType](https://developer.apple.com/documentation/uikit/uievent/eventtype)
  nonisolated public enum EventType: Int, Sendable {
    case touches = 0
    case motion = 1
    case remoteControl = 2
    case presses = 3
  }

  /// What of an event it is.
  ///
  /// [UIEvent.EventSubtype](https://developer.apple.com/documentation/uikit/uievent/eventsubtype-swift.enum)
  nonisolated public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
  }

  nonisolated deinit {}
}

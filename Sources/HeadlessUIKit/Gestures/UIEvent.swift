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
  /// The fingers on the screen.
  open var allTouches: Set<UITouch>? { nil }

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

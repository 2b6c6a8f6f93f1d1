import Foundation

/// A view that sends actions when the user touches it.
///
/// [UIControl](https://developer.apple.com/documentation/uikit/uicontrol)
@preconcurrency @MainActor
open class UIControl: UIView {
  /// Whether it is enabled; true by default.
  open var isEnabled = true
  /// Whether it is selected.
  open var isSelected = false
  /// Whether it is drawn as being touched.
  open var isHighlighted = false
  private var connections: [Connection] = []
  /// Performs what else is connected with an event.
  package var onEvent: ((UIControl, Event) -> Void)? {
    didSet {
      eventHandler = onEvent.map { body in Handler(.event) { body($0.control, $0.event) } }
    }
  }
  private var eventHandler: Handler<(control: UIControl, event: Event)>?

  /// Sends an action to a target when an event occurs; the target is not retained.
  ///
  /// Without a target, the first object of the responder chain that performs actions receives it.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    connections.append(
      Connection(
        target: target.map { $0 as AnyObject }, action: .selector(action),
        events: controlEvents, matchesAnyTarget: target == nil))
  }

  /// Performs an action when an event occurs.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    connections.append(
      Connection(
        target: nil, action: .closure(action), events: controlEvents,
        matchesAnyTarget: false))
    action.addControl(self)
  }

  /// Removes what `addTarget` added; nil means every target, and every action.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let target = target.map { $0 as AnyObject }
    for index in connections.indices where connections[index].matches(target, action) {
      connections[index].events.subtract(controlEvents)
    }
    connections.removeAll { $0.events.isEmpty }
  }

  /// Sends the actions of an event, regardless of the control's state.
  open func sendActions(for controlEvents: Event) {
    for connection in connections where !connection.events.isDisjoint(with: controlEvents) {
      send(connection)
    }
    eventHandler?.run((self, controlEvents))
  }

  /// Sends an action to a target; nil means the responder chain from the first responder on.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// The targets of its actions; an empty set if it has none.
  open var allTargets: Set<AnyHashable> {
    Set(connections.compactMap { $0.target as? NSObject })
  }

  /// The events that something is connected with.
  open var allControlEvents: Event {
    connections.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// The names of the actions that a target receives for an event; nil if there are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let target = target.map { $0 as AnyObject }
    let names = connections.compactMap { connection -> String? in
      guard case .selector(let action) = connection.action, connection.target === target,
        !connection.events.isDisjoint(with: controlEvent)
      else { return nil }
      return action.description
    }
    return names.isEmpty ? nil : names
  }

  private func send(_ connection: Connection) {
    switch connection.action {
    case .closure(let action): action.callHandler()
    case .selector(let action):
      // A target that no longer exists receives nothing.
      guard connection.matchesAnyTarget || connection.target != nil else { return }
      sendAction(action, to: connection.target, for: nil)
    }
  }

  /// Performs a tap; does nothing while it is disabled.
  package func tap() {
    if isEnabled { sendActions(for: tapEvents) }
  }

  /// The events that a tap sends.
  package var tapEvents: Event { .touchUpInside }

  /// The event that an action without one is connected with.
  package var primaryEvent: Event { .touchUpInside }
}

extension UIControl {
  /// An event of a control.
  ///
  /// [UIControl.Event](https://developer.apple.com/documentation/uikit/uicontrol/event)
  nonisolated public struct Event: OptionSet, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt

    /// Creates an event from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger touches the control.
    public static let touchDown = Self(rawValue: 1 << 0)
    /// A finger touches the control again.
    public static let touchDownRepeat = Self(rawValue: 1 << 1)
    /// A finger moves in it.
    public static let touchDragInside = Self(rawValue: 1 << 2)
    /// A finger moves near it.
    public static let touchDragOutside = Self(rawValue: 1 << 3)
    /// A finger moves into it.
    public static let touchDragEnter = Self(rawValue: 1 << 4)
    /// A finger moves out of it.
    public static let touchDragExit = Self(rawValue: 1 << 5)
    /// A finger is lifted from it.
    public static let touchUpInside = Self(rawValue: 1 << 6)
    /// A finger is lifted near it.
    public static let touchUpOutside = Self(rawValue: 1 << 7)
    /// The system cancels the touches.
    public static let touchCancel = Self(rawValue: 1 << 8)
    /// All that is about touches.
    public static let allTouchEvents = Self(rawValue: 0xfff)
    /// All that is about the editing of texts.
    public static let allEditingEvents = Self(rawValue: 0xf0000)
    /// All events.
    public static let allEvents = Self(rawValue: 0xffff_ffff)
    /// Its value changes.
    public static let valueChanged = Self(rawValue: 1 << 12)
    /// The control's primary action is triggered.
    public static let primaryActionTriggered = Self(rawValue: 1 << 13)
    /// The editing of a text begins.
    public static let editingDidBegin = Self(rawValue: 1 << 16)
    /// The user changes a text.
    public static let editingChanged = Self(rawValue: 1 << 17)
    /// The editing of a text ends.
    public static let editingDidEnd = Self(rawValue: 1 << 18)
    /// The user presses Return.
    public static let editingDidEndOnExit = Self(rawValue: 1 << 19)
  }

  private struct Connection {
    weak var target: AnyObject?
    let action: Handler
    var events: Event
    let matchesAnyTarget: Bool

    enum Handler {
      case selector(Selector)
      case closure(UIAction)
    }

    func matches(_ target: AnyObject?, _ selector: Selector?) -> Bool {
      guard case .selector(let own) = action else { return false }
      return (target == nil || target === self.target) && (selector == nil || selector == own)
    }
  }
}

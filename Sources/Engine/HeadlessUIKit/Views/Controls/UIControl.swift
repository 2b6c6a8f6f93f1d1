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
  /// What it is now: a combination of states.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }
  /// How its contents are placed vertically; kept, no effect.
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  /// How its contents are placed horizontally; kept, no effect.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// Whether the touch that it follows is in it.
  open var isTouchInside: Bool { tracked.isInside }
  /// Whether it follows a touch: from `beginTracking` on, until the finger is lifted.
  open var isTracking: Bool { tracked.isFollowed }
  /// What it knows of the touch in it.
  final var tracked = TrackedTouch()
  private var connections = KeyedList<Connection.Key, Connection>()

  /// Creates a control that performs an action for its main event (iOS 14).
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: primaryEvent) }
  }

  /// Performs what else is connected with an event.
  package var onEvent: ((UIControl, Event) -> Void)? {
    didSet {
      eventHandler = onEvent.map { body in Handler(.event) { body($0.control, $0.event) } }
    }
  }
  /// The events with which something else is connected.
  package var handledEvents: Event = []
  private var eventHandler: Handler<(control: UIControl, event: Event)>?

  /// Sends an action to a target when an event occurs; the target is not retained.
  ///
  /// Without a target, the first object of the responder chain that performs actions receives it. What
  /// was added already is sent once.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let target = target.map { $0 as AnyObject }
    let key = Connection.Key.selector(target.map { ObjectIdentifier($0) }, action.description)
    // A target that is gone may have been where the new one is.
    if connections[key]?.target !== target { connections[key] = nil }
    connect(
      key,
      Connection(
        target: target, action: .selector(action), events: controlEvents,
        matchesAnyTarget: target == nil))
  }

  /// Performs an action when an event occurs, instead of one with the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    let key = Connection.Key.identified(action.identifier)
    connections[key]?.ownAction?.removeControl(self)
    connect(
      key,
      Connection(
        target: nil, action: .closure(action), events: controlEvents, matchesAnyTarget: false))
    action.addControl(self)
  }

  /// Adds a connection, or its events to those of the one with its key, which it replaces.
  private func connect(_ key: Connection.Key, _ new: Connection) {
    var connection = new
    if let former = connections[key] { connection.events.formUnion(former.events) }
    connections[key] = connection
  }

  /// Stops performing an action when an event occurs.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Stops performing the action with an identifier when an event occurs.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for events: Event) {
    let key = Connection.Key.identified(actionIdentifier)
    let own = connections[key]?.ownAction
    disconnect(key, from: events)
    if connections[key] == nil { own?.removeControl(self) }
  }

  /// Removes events from a connection, and one without events.
  private func disconnect(_ key: Connection.Key, from events: Event) {
    guard var connection = connections[key] else { return }
    connection.events.subtract(events)
    connections[key] = connection.events.isEmpty ? nil : connection
  }

  /// Performs an action on behalf of the control.
  open func sendAction(_ action: UIAction) { action.callHandler(sender: self) }

  /// Removes what `addTarget` added; nil means every target, and every action.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let target = target.map { $0 as AnyObject }
    if let target, let action {
      let key = Connection.Key.selector(ObjectIdentifier(target), action.description)
      if connections[key]?.target === target { disconnect(key, from: controlEvents) }
      return
    }
    for (key, connection) in connections.pairs where connection.matches(target, action) {
      disconnect(key, from: controlEvents)
    }
  }

  /// Sends the actions of an event, regardless of the control's state.
  open func sendActions(for controlEvents: Event) {
    for connection in connections.values where !connection.events.isDisjoint(with: controlEvents) {
      send(connection)
    }
    eventHandler?.run((self, controlEvents))
  }

  /// Sends an action to a target; nil means the responder chain from the first responder on.
  // overridable
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// The targets of its actions; an empty set if it has none.
  open var allTargets: Set<AnyHashable> {
    Set(connections.values.compactMap { $0.target as? NSObject })
  }

  /// The events that something is connected with.
  open var allControlEvents: Event {
    connections.values.reduce(into: handledEvents) { $0.formUnion($1.events) }
  }

  /// The names of the actions that a target receives for an event; nil if there are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let target = target.map { $0 as AnyObject }
    let names = connections.values.compactMap { connection -> String? in
      guard case .selector(let action) = connection.action, connection.target === target,
        !connection.events.isDisjoint(with: controlEvent)
      else { return nil }
      return action.description
    }
    return names.isEmpty ? nil : names
  }

  private func send(_ connection: Connection) {
    switch connection.action {
    case .closure(let action): sendAction(action)
    case .selector(let action):
      // A target that no longer exists receives nothing.
      guard connection.matchesAnyTarget || connection.target != nil else { return }
      let target = connection.target
      let event = tracked.event
      receiveSend(action.description, to: target) { sendAction(action, to: target, for: event) }
    }
  }

  /// Called when a touch begins in it: whether it follows the touch; true.
  // overridable
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when a touch that it follows moves: whether it still follows it; true.
  // overridable
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when a touch that it follows ends; does nothing.
  // overridable
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Called when a touch that it follows is cancelled; does nothing.
  // overridable
  open func cancelTracking(with event: UIEvent?) {}

  override var handlesTouches: Bool { true }

  /// Begins to follow the touch, if `beginTracking` says so, and sends `touchDown`.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    track(touches.first, in: .began, of: event)
  }

  /// Follows the touch, as long as `continueTracking` says so.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    track(touches.first, in: .moved, of: event)
  }

  /// Ends to follow the touch; one that is lifted inside is a tap.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    track(touches.first, in: .ended, of: event)
  }

  /// Ceases to follow the touch, and sends `touchCancel`.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    track(touches.first, in: .cancelled, of: event)
  }

  /// Does what a finger does that is lifted inside; nothing while it is disabled.
  package func tap() {
    if isEnabled { sendActions(for: tapEvents) }
  }

  /// The events that a tap sends.
  package var tapEvents: Event { .touchUpInside }

  /// The event that an action without one is connected with.
  package var primaryEvent: Event { self is any ValueControl ? .valueChanged : .touchUpInside }
}

/// A control of another module whose main event is a change of its value.
package protocol ValueControl: UIControl {}

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

  /// What a control is, or is drawn as.
  ///
  /// [UIControl.State](https://developer.apple.com/documentation/uikit/uicontrol/state-swift.struct)
  nonisolated public struct State: OptionSet, Hashable, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt

    /// Creates a state from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Neither of the others.
    public static let normal: Self = []
    /// It is touched.
    public static let highlighted = Self(rawValue: 1 << 0)
    /// It is disabled.
    public static let disabled = Self(rawValue: 1 << 1)
    /// It is selected.
    public static let selected = Self(rawValue: 1 << 2)
    /// It has the focus of a keyboard.
    public static let focused = Self(rawValue: 1 << 3)
    /// The bits for the program's own states.
    public static let application = Self(rawValue: 0xff_0000)
    /// The bits for the system.
    public static let reserved = Self(rawValue: 0xff00_0000)
  }

  /// How the contents of a control are placed vertically.
  nonisolated public enum ContentVerticalAlignment: Int, Sendable {
    case center = 0
    case top = 1
    case bottom = 2
    case fill = 3
  }

  /// How the contents of a control are placed horizontally.
  nonisolated public enum ContentHorizontalAlignment: Int, Sendable {
    case center = 0
    case left = 1
    case right = 2
    case fill = 3
    case leading = 4
    case trailing = 5
  }

  private struct Connection {
    weak var target: AnyObject?
    let action: Handler
    var events: Event
    let matchesAnyTarget: Bool

    /// What a control has one connection for: an action, or a method of a target, by its name.
    enum Key: Hashable {
      case identified(UIAction.Identifier)
      case selector(ObjectIdentifier?, String)
    }

    enum Handler {
      case selector(Selector)
      case closure(UIAction)
    }

    func matches(_ target: AnyObject?, _ selector: Selector?) -> Bool {
      guard case .selector(let own) = action else { return false }
      return (target == nil || target === self.target) && (selector == nil || selector == own)
    }

    /// Its action, if that is no selector.
    var ownAction: UIAction? {
      if case .closure(let own) = action { own } else { nil }
    }
  }
}

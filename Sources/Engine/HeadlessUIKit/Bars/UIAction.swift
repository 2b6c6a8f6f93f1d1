import Foundation

/// A closure with a title, for a menu or a button.
///
/// [UIAction](https://developer.apple.com/documentation/uikit/uiaction)
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// The title.
  open override var title: String {
    get { ownTitle }
    set { ownTitle = newValue }
  }
  /// The picture beside the title; only its name is kept.
  open override var image: UIImage? {
    get { ownImage }
    set { ownImage = newValue }
  }
  /// Its name, which no other action of a menu or a control has.
  open private(set) var identifier: Identifier
  /// A title for lists of commands; nil for the title; kept, no effect.
  open var discoverabilityTitle: String?
  /// What it looks like in a menu, and allows there.
  open var attributes: Attributes
  /// Whether it has a mark in a menu.
  open var state: State
  /// The object that has performed it, while it is performed (iOS 14).
  open private(set) var sender: Any?
  private let handler: Handler<UIAction>
  private var controls = KeyedList<ObjectIdentifier, WeakControl>()

  /// Creates an action that calls a handler.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier("action \(UUID().uuidString)")
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = Handler(.action, handler)
    super.init(title: title, image: image, subtitle: subtitle)
  }

  func callHandler(sender: AnyObject? = nil) {
    self.sender = sender
    handler.run(self)
    self.sender = nil
  }

  /// Performs it on behalf of an object (iOS 16).
  open func performWithSender(_ sender: Any?, target: Any?) {
    callHandler(sender: sender.map { $0 as AnyObject })
  }

  override var shownAttributes: Attributes { attributes }
  override var shownState: State { state }
  override func perform(from sender: AnyObject?) { callHandler(sender: sender) }

  /// The name of an action.
  nonisolated public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// Registers a control that performs it from now on.
  func addControl(_ control: UIControl) {
    controls[ObjectIdentifier(control)] = WeakControl(control: control)
    // Those that are gone go when there are twice as many as the last time.
    if controls.count.nonzeroBitCount == 1 { controls.removeAll { $0.control == nil } }
  }

  /// Removes a control that doesn't perform it any more.
  func removeControl(_ control: UIControl) {
    controls[ObjectIdentifier(control)] = nil
  }

  private struct WeakControl {
    weak var control: UIControl?
  }

  nonisolated deinit {}
}

/// What is called when an action is performed.
public typealias UIActionHandler = (UIAction) -> Void

extension UIAction: Retained {
  package var retainers: [AnyObject] { controls.values.compactMap(\.control) }
}

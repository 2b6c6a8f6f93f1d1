import Foundation

/// An entry of a menu that sends an action along the responder chain (H24).
///
/// [UICommand](https://developer.apple.com/documentation/uikit/uicommand)
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
  /// The action.
  open private(set) var action: Selector?
  /// A value for the program to use.
  open private(set) var propertyList: Any?
  /// What it looks like in a menu, and allows there.
  open var attributes: Attributes
  /// Whether it has a mark in a menu.
  open var state: State
  /// A title for lists of commands; nil for the title; kept, no effect.
  open var discoverabilityTitle: String?
  /// Performs it in place of the action.
  package var onPerform: ((UICommand) -> Void)? {
    didSet { handler = Handler(.event, onPerform) }
  }
  private var handler: Handler<UICommand>?

  /// Creates a command.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector?, propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.attributes = attributes
    self.state = state
    self.discoverabilityTitle = discoverabilityTitle
    super.init(title: title, image: image)
  }

  override var shownAttributes: Attributes { attributes }
  override var shownState: State { state }

  override func perform(from sender: AnyObject?) {
    _ = perform(from: Stage.current.firstInChain)
  }

  /// Sends its action to the first responder of a chain that performs it; false if there is none.
  func perform(from responder: UIResponder?) -> Bool {
    if let handler {
      handler.run(self)
      return true
    }
    guard let action else { return false }
    var candidate = responder
    while let current = candidate {
      if current.receiveCanPerform(action, sender: self),
        action.perform(as: .action, on: current, self)
      {
        return true
      }
      candidate = current.next
    }
    return false
  }

  nonisolated deinit {}
}

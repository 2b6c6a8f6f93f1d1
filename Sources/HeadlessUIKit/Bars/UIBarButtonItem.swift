import Foundation

/// A button of a bar.
///
/// B27 to B31
///
/// [UIBarButtonItem](https://developer.apple.com/documentation/uikit/uibarbuttonitem)
open class UIBarButtonItem: NSObject {
  /// Its text.
  open var title: String?
  /// How it is emphasised.
  open var style: Style
  /// Who performs the action; not retained (B27).
  open weak var target: AnyObject?
  /// What the target performs.
  open var action: Selector?
  /// What is done instead of target and action, when set.
  open var primaryAction: UIAction?
  /// Whether it can be tapped; true at first (B27).
  open var isEnabled = true
  /// A number of the program's own; 0 at first.
  open var tag = 0
  /// A name for trees, timelines and tests.
  package var objectName: String?
  /// Performs the action in place of target and action; how scripts come in.
  package var onTap: ((UIBarButtonItem) -> Void)?

  /// An item with a title that sends an action to a target.
  public init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.title = title
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
    super.init()
  }

  /// An item that runs an action.
  public convenience init(title: String? = nil, primaryAction: UIAction? = nil) {
    self.init(title: title ?? primaryAction?.title, style: .plain, target: nil, action: nil)
    self.primaryAction = primaryAction
  }

  /// How an item is emphasised.
  public enum Style: Int, Sendable, CaseIterable {
    /// An ordinary item.
    case plain = 0
    /// The item that ends a task.
    case done = 2
  }

  /// What a tap does; nothing while disabled (B31).
  ///
  /// False when there is nothing to do.
  @discardableResult
  package func tap() -> Bool {
    guard isEnabled else { return false }
    if let onTap {
      onTap(self)
    } else if let primaryAction {
      primaryAction.perform()
    } else if let action, let target = target as? any SelectorPerforming {
      target.perform(action, with: self)
    } else {
      return false
    }
    return true
  }

  /// What the bar shows for it.
  package var displayedText: String { title ?? "" }
}

/// The name of a method that a target performs: without the Objective-C runtime the target finds
/// the method itself.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name.
  public let description: String

  /// A name.
  public init(_ name: String) { description = name }
  /// A name.
  public init(stringLiteral name: String) { description = name }
}

/// A target that performs actions by name.
public protocol SelectorPerforming: AnyObject {
  /// Performs the method of that name; the sender is the item that was tapped.
  func perform(_ action: Selector, with sender: Any?)
}

/// A closure with a title, for a menu or a button.
///
/// [UIAction](https://developer.apple.com/documentation/uikit/uiaction)
open class UIAction: NSObject {
  /// Its text.
  open var title: String
  private let handler: (UIAction) -> Void

  /// An action that runs a handler.
  public init(title: String = "", handler: @escaping (UIAction) -> Void) {
    self.title = title
    self.handler = handler
    super.init()
  }

  func perform() { handler(self) }
}

import Foundation
import NavigationModel

/// A button of a bar.
///
/// B27 to B31
///
/// [UIBarButtonItem](https://developer.apple.com/documentation/uikit/uibarbuttonitem)
open class UIBarButtonItem: UIBarItem {
  /// How it is emphasised.
  open var style = Style.plain
  /// Who performs the action; not retained (B27).
  open weak var target: AnyObject?
  /// What the target performs.
  open var action: Selector?
  /// What is done instead of target and action, when set.
  open var primaryAction: UIAction?
  /// The view that stands in its place and handles its own taps (B28).
  open var customView: UIView?
  /// Its width in points; 0 for as wide as it must be (B27).
  open var width: CGFloat = 0
  /// The titles that its width is made for (B27).
  open var possibleTitles: Set<String>?
  /// Which of the system's items it is, if it is one.
  package var systemItem: SystemItem?
  /// Performs the action in place of target and action; how scripts come in.
  package var onTap: ((UIBarButtonItem) -> Void)?

  /// A plain item without a text.
  public override init() { super.init() }

  /// An item with a title that sends an action to a target.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(style, target, action)
    self.title = title
  }

  /// An item with a picture that sends an action to a target.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(style, target, action)
    self.image = image
  }

  /// An item that the system draws.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(systemItem == .done ? .done : .plain, target, action)
    self.systemItem = systemItem
  }

  /// An item that the system draws and that runs an action.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    self.primaryAction = primaryAction
  }

  /// An item that runs an action.
  public convenience init(title: String? = nil, primaryAction: UIAction? = nil) {
    self.init(title: title ?? primaryAction?.title, style: .plain, target: nil, action: nil)
    self.primaryAction = primaryAction
  }

  /// A view that stands in a bar; it handles its own taps (B28).
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  private convenience init(_ style: Style, _ target: Any?, _ action: Selector?) {
    self.init()
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// A space that takes what room is left (B11).
  public class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  /// A space of some points (B11).
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  /// How an item is emphasised.
  public enum Style: Int, Sendable, CaseIterable {
    /// An ordinary item.
    case plain = 0
    /// An ordinary item with a border; on iOS 7 and later the same as plain (B27).
    case bordered = 1
    /// The item that ends a task.
    case done = 2
  }

  /// The items that the system draws (B29).
  public typealias SystemItem = NavigationModel.SystemItem

  /// What a tap does; nothing while disabled (B31), and nothing on a space or a view (B28).
  ///
  /// False when there is nothing to do.
  @discardableResult
  package func tap() -> Bool {
    guard isEnabled, customView == nil, displayedText != nil else { return false }
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

  /// What the bar shows for it; nil for a space (B11, B30).
  package var displayedText: String? {
    if let customView { return customView.textInBar }
    if let systemItem { return systemItem.text }
    return image?.textInBar ?? title ?? ""
  }

  /// What a back button made of it reads: its view counts for nothing, and without a title it is as
  /// if there were no item (B20, B21).
  var backText: String? { image?.textInBar ?? title }

  nonisolated deinit {}
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
  private var holders: [Holder] = []

  /// An action that runs a handler.
  public init(title: String = "", handler: @escaping (UIAction) -> Void) {
    self.title = title
    self.handler = handler
    super.init()
  }

  func perform() { handler(self) }

  /// Notes a control that performs it from now on.
  func note(_ control: UIControl) {
    holders.removeAll { $0.control == nil }
    holders.append(Holder(control: control))
  }

  private struct Holder {
    weak var control: UIControl?
  }

  nonisolated deinit {}
}

extension UIAction: Kept {
  package var keepers: [AnyObject] { holders.compactMap(\.control) }
}

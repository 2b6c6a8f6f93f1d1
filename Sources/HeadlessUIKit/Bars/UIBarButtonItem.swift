import Foundation
import NavigationModel

/// A button of a bar.
///
/// B27 to B31
///
/// [UIBarButtonItem](https://developer.apple.com/documentation/uikit/uibarbuttonitem)
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// The style of the item.
  open var style = Style.plain
  /// The target of the action; not retained (B27).
  open weak var target: AnyObject?
  /// The action that is sent to the target.
  open var action: Selector?
  /// The action that is performed instead of target and action, if set.
  open var primaryAction: UIAction?
  /// The view shown in its place, which handles its own taps (B28).
  open var customView: UIView?
  /// The width in points; 0 to fit the contents (B27).
  open var width: CGFloat = 0
  /// The titles that the width is made to fit (B27).
  open var possibleTitles: Set<String>?
  /// The system item, if it is one.
  package var systemItem: SystemItem?
  /// Performs the action instead of target and action.
  package var onTap: ((UIBarButtonItem) -> Void)? { didSet { tapHandler = Handler(.event, onTap) } }
  private var tapHandler: Handler<UIBarButtonItem>?

  /// Creates a plain item without a title.
  public override init() { super.init() }

  /// Creates an item from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    UIBarButtonItem.archivedValues.decode(self, with: coder)
  }

  /// Archives its properties.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    UIBarButtonItem.archivedValues.encode(self, with: coder)
  }

  /// Creates an item with a title that sends an action to a target.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(style, target, action)
    self.title = title
  }

  /// Creates an item with an image that sends an action to a target.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(style, target, action)
    self.image = image
  }

  /// Creates a system item.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(systemItem == .done ? .done : .plain, target, action)
    self.systemItem = systemItem
  }

  /// Creates a system item that performs an action.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    self.primaryAction = primaryAction
  }

  /// Creates an item that performs an action.
  public convenience init(title: String? = nil, primaryAction: UIAction? = nil) {
    self.init(title: title ?? primaryAction?.title, style: .plain, target: nil, action: nil)
    self.primaryAction = primaryAction
  }

  /// Creates an item with a custom view, which handles its own taps (B28).
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

  /// A space that fills the remaining room (B11).
  public class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  /// A space with a width in points (B11).
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  /// The style of an item.
  public enum Style: Int, Sendable, CaseIterable {
    /// An ordinary item.
    case plain = 0
    /// An ordinary item with a border; on iOS 7 and later the same as plain (B27).
    case bordered = 1
    /// The item that ends a task.
    case done = 2
  }

  /// Performs a tap; does nothing while disabled (B31), or on a space or a view (B28).
  ///
  /// Returns false if there is nothing to do.
  @discardableResult
  package func tap() -> Bool {
    guard isEnabled, customView == nil, displayedText != nil else { return false }
    if let tapHandler {
      tapHandler.run(self)
    } else if let primaryAction {
      primaryAction.callHandler()
    } else {
      return action?.perform(on: target, self) ?? false
    }
    return true
  }

  /// The text the bar shows for it; nil for a space (B11, B30).
  package var displayedText: String? {
    if let customView { return customView.textInBar }
    if let systemItem { return systemItem.text }
    return image?.textInBar ?? title ?? ""
  }

  /// The text of a back button made from it: its view is ignored, and without a title the result is
  /// the same as without an item (B20, B21).
  var backText: String? { image?.textInBar ?? title }

  nonisolated deinit {}
}

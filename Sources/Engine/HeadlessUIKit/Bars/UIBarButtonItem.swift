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
  /// The action that is performed instead of target and action, if set; an item that is no system
  /// item takes its title and image (H19).
  open var primaryAction: UIAction? {
    didSet {
      guard let primaryAction, systemItem == nil else { return }
      title = primaryAction.title
      image = primaryAction.image
    }
  }
  /// The menu that a tap shows, or a long press where a tap performs an action (iOS 14; H18).
  open var menu: UIMenu? {
    didSet { if menu != nil { Stage.current.note(.menu) } }
  }
  /// The order of the entries (iOS 16); kept, no effect.
  open var preferredMenuElementOrder = MenuElementOrder.automatic
  /// The group that it is in (iOS 9; H76).
  open internal(set) weak var buttonGroup: UIBarButtonItemGroup?
  /// What stands for it in an overflow menu; nil for what a tap does (iOS 16; H76).
  open var menuRepresentation: UIMenuElement?
  /// The view shown in its place, which handles its own taps (B28); it is in the bar while that shows
  /// the item.
  open var customView: UIView? {
    didSet {
      guard customView !== oldValue else { return }
      ItemViews.areUsed = true
      bar?.arrangeItemViewsInside()
    }
  }
  /// Whether the bar leaves it out (iOS 16; H107).
  open var isHidden = false
  /// Whether it is drawn as selected (iOS 15); kept, no effect.
  open var isSelected = false
  /// Whether a tap selects an entry of the menu, whose title it takes (iOS 15); kept, no effect.
  open var changesSelectionAsPrimaryAction = false
  /// Its color, nil for that of the bar; kept, no effect.
  open var tintColor: UIColor?
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

  /// Creates an item with an image, and another one in landscape, that sends an action to a target.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// Creates a system item.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(systemItem == .done ? .done : .plain, target, action)
    self.systemItem = systemItem
  }

  /// Creates a system item that performs an action.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Creates an item that performs an action, with a title or image of its own or those of the
  /// action, and a menu.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init(title: title, style: .plain, target: nil, action: nil)
    self.image = image
    let own = (title, image)
    setPrimaryAction(primaryAction)
    if let title = own.0 { self.title = title }
    if let image = own.1 { self.image = image }
    self.menu = menu
  }

  /// Creates an item that sends an action to a target, with a menu (iOS 16).
  public convenience init(
    title: String?, image: UIImage?, target: AnyObject?, action: Selector?, menu: UIMenu? = nil
  ) {
    self.init(title: title, style: .plain, target: target, action: action)
    self.image = image
    self.menu = menu
  }

  private func setPrimaryAction(_ action: UIAction?) { primaryAction = action }

  /// The order of the entries of a menu.
  nonisolated public enum MenuElementOrder: Int, Sendable {
    case automatic = 0
    case priority = 1
    case fixed = 2
  }

  /// Creates an item with a custom view, which handles its own taps (B28).
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
    ItemViews.areUsed = true  // observers do not run in an initializer
  }

  private convenience init(_ style: Style, _ target: Any?, _ action: Selector?) {
    self.init()
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Creates a group of it alone that users can't move (iOS 16; H76).
  open func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }

  /// Creates a group of it alone that users can move (iOS 16; H76).
  open func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
    .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
  }

  /// Creates a group of it alone that users can move and remove (iOS 16; H76).
  open func creatingOptionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true
  ) -> UIBarButtonItemGroup {
    .optionalGroup(
      customizationIdentifier: customizationIdentifier,
      isInDefaultCustomization: isInDefaultCustomization, items: [self])
  }

  /// A space that fills the remaining room (B11).
  open class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  /// A space with a width in points (B11).
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  /// The style of an item.
  nonisolated public enum Style: Int, Sendable, CaseIterable {
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
    if let primaryAction {
      primaryAction.callHandler(sender: self)
    } else if let tapHandler {
      tapHandler.run(self)
    } else if action?.perform(as: .event, on: target, self) != true {
      return showMenu()
    }
    return true
  }

  /// Shows its menu, as a long press does; false if it has none (H18).
  @discardableResult
  package func showMenu() -> Bool {
    guard isEnabled, let menu, displayedText != nil else { return false }
    let stage = Stage.current
    stage.show(menu, from: self, isAtRight: stage.isAtRight(self))
    return true
  }

  /// The text the bar shows for it; nil for a space (B11, B30).
  package var displayedText: String? {
    if isHidden { return nil }  // H107
    if let customView { return customView.textInBar }
    if let systemItem { return systemItem.text }
    return image?.textInBar ?? title ?? ""
  }

  /// The text of a back button made from it: its view is ignored, and without a title the result is
  /// the same as without an item (B20, B21).
  var backText: String? { image?.textInBar ?? title }

  nonisolated deinit {}
}

extension UIBarButtonItem {
  /// The bar in the front window that shows it; nil if none does.
  var bar: UIView? { Stage.current.frontWindow?.bar(showing: self) }
}

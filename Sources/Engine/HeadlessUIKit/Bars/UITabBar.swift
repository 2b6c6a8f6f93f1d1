import Foundation
import NavigationModel

/// A row of tabs; in a tab bar controller it shows the controllers.
///
/// [UITabBar](https://developer.apple.com/documentation/uikit/uitabbar)
@preconcurrency @MainActor
open class UITabBar: UIView {
  private(set) weak var tabBarController: UITabBarController?
  private var ownItems: [UITabBarItem]? {
    didSet { identifiersOfItems = Set((ownItems ?? []).map { ObjectIdentifier($0) }) }
  }
  private var identifiersOfItems: Set<ObjectIdentifier> = []
  private weak var ownSelection: UITabBarItem?
  private weak var ownDelegate: (any UITabBarDelegate)?
  private let stage = Stage.current
  /// The style of its background.
  open var barStyle: UIBarStyle {
    get { look { $0.style } ?? .default }
    set { changeLook { $0.style = newValue } }
  }
  /// Whether it is translucent.
  open var isTranslucent: Bool {
    get { look { $0.isTranslucent } ?? stage.profile.bars.areTranslucent }
    set {
      changeLook { $0.isTranslucent = newValue }
      tabBarController?.layOutSelected()
    }
  }
  /// The color of its buttons; nil for the standard one.
  open override var tintColor: UIColor? {
    get { look { $0.tint } }
    set { changeLook { $0.tint = newValue } }
  }
  var ownLook = BarLook()
  var keptLook: BarLook?

  init(of tabBarController: UITabBarController) {
    self.tabBarController = tabBarController
    super.init(frame: .zero)
  }

  /// Creates a bar that belongs to no controller.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a bar that belongs to no controller; the coder isn't read, a nib sets what it has
  /// afterwards.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Whether it belongs to a controller.
  package var isManaged: Bool { tabBarController != nil }

  /// The items of the tabs; those of a managed bar must not be set (B38), and are nil without tabs
  /// that were set (C16).
  open var items: [UITabBarItem]? {
    get {
      guard let tabBarController else { return ownItems }
      guard tabBarController.usesTabs || tabBarController.viewControllers != nil else { return nil }
      return tabBarController.entriesInBar.map(\.item)
    }
    set { setItems(newValue, animated: false) }
  }

  /// Replaces the items of a bar that belongs to no controller (B38).
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    guard mayChange() else { return }
    ownItems = items
    if items?.contains(where: { $0 === ownSelection }) != true { ownSelection = nil }  // C15
  }

  /// The item of the selected tab; that of a managed bar must not be set (B38).
  ///
  /// Assigning an item that is not in the bar changes nothing (C15).
  open var selectedItem: UITabBarItem? {
    get { tabBarController.map { $0.selectedItem } ?? ownSelection }
    set {
      guard mayChange() else { return }
      if let newValue, !identifiersOfItems.contains(ObjectIdentifier(newValue)) { return }
      ownSelection = newValue
    }
  }

  /// Starts letting the user rearrange the tabs; a managed bar must not be customized (B38).
  ///
  /// Nothing is drawn, so the user changes nothing.
  open func beginCustomizingItems(_ items: [UITabBarItem]) {
    if mayChange() { isCustomizing = true }
  }

  /// Ends that; returns whether the user has changed anything: false.
  @discardableResult
  open func endCustomizing(animated: Bool) -> Bool {
    isCustomizing = false
    return false
  }

  /// Whether the user rearranges the tabs of a bar that belongs to no controller.
  open private(set) var isCustomizing = false

  /// The delegate; that of a managed bar is the controller, and must not be set (B38).
  open weak var delegate: (any UITabBarDelegate)? {
    get { tabBarController ?? ownDelegate }
    set { if mayChange() { ownDelegate = newValue } }
  }

  /// The color of its background.
  ///
  /// Kept, no effect.
  open var barTintColor: UIColor?
  /// The color of the items that aren't selected.
  ///
  /// Kept, no effect.
  open var unselectedItemTintColor: UIColor?
  /// How the items are placed.
  ///
  /// Kept, no effect.
  open var itemPositioning = ItemPositioning.automatic
  /// The width of an item that is centered, in points; 0 for the system's.
  ///
  /// Kept, no effect.
  open var itemWidth: CGFloat = 0
  /// The space between items that are centered, in points; 0 for the system's.
  ///
  /// Kept, no effect.
  open var itemSpacing: CGFloat = 0
  /// The image behind the items.
  ///
  /// Kept, no effect.
  open var backgroundImage: UIImage?
  /// The image of its shadow.
  ///
  /// Kept, no effect.
  open var shadowImage: UIImage?
  /// The image behind the selected item.
  ///
  /// Kept, no effect.
  open var selectionIndicatorImage: UIImage?

  /// How items are placed.
  nonisolated public enum ItemPositioning: Int, Sendable {
    case automatic = 0
    case fill = 1
    case centered = 2
  }

  /// The frame in the superview; for a managed bar it follows from the controller's size (B46).
  open override var frame: CGRect {
    get { tabBarController?.tabBarFrame ?? super.frame }
    set { super.frame = newValue }
  }

  /// Whether it belongs to no controller; reports a diagnostic if it does.
  private func mayChange() -> Bool {
    tabBarController?.stage.report(.managedTabBar)
    return tabBarController == nil
  }

  /// The text of the bar; nil while it is hidden (A90, B56).
  package var displayed: TabBarContents? {
    guard !isHidden, tabBarController?.hidesBar != true else { return nil }
    let items = items ?? []
    return TabBarContents(
      titles: items.map(\.displayedText), selected: selectedItem?.displayedText,
      badges: items.map(\.badgeValue))
  }

  /// The appearance where no other one is in force (E44); a copy of what was set.
  open var standardAppearance: UITabBarAppearance {
    get { standardAppearance() }
    set { setAppearance(newValue, .standard) }
  }

  /// The appearance while no content is scrolled below the bar; nil for the standard one without its
  /// background (E44).
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { appearance(.scrollEdge) }
    set { setAppearance(newValue, .scrollEdge) }
  }
}

extension UITabBar: BarWithLook {
  /// The object that stands for all bars of the class: what is set on it applies to those that come
  /// into a window afterwards (iOS 5).
  public class func appearance() -> UITabBar {
    Stage.current.proxy(of: self) { UITabBar(frame: .zero) }
  }

  /// The object that stands for those bars of the class that are in containers of some classes, the
  /// nearest one first (H113).
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITabBar { appearance(in: containerTypes.map { AppearanceContainer($0) }) }

  /// The same for classes of any language.
  package class func appearance(in containers: [AppearanceContainer]) -> UITabBar {
    Stage.current.proxy(of: self, in: containers) { UITabBar(frame: .zero) }
  }
}

extension UITabBar: BarWithAppearances {
  /// The background that is seen; nil as long as no appearance was set, or while it is hidden.
  package var displayedBackground: BarBackground? { displayed == nil ? nil : backgroundInForce }

  var appearancesOfItem: BarAppearances? { selectedItem?.appearances }

  /// What decides which one is in force; that a bar without a controller is at no edge is unconfirmed.
  var situation: BarSituation {
    guard let tabBarController else { return BarSituation() }
    let selected = tabBarController.selectedViewController
    let shown = (selected as? UINavigationController)?.topViewController ?? selected
    return BarSituation(isAtScrollEdge: shown?.scrollViewAboveBar?.isAtEnd ?? true)
  }
}

import Foundation
import NavigationModel

/// A row of tabs; that of a tab bar controller shows its controllers.
///
/// [UITabBar](https://developer.apple.com/documentation/uikit/uitabbar)
open class UITabBar: UIView {
  private weak var tabBarController: UITabBarController?
  private var ownItems: [UITabBarItem]?
  private weak var ownSelection: UITabBarItem?
  /// Whether what is below shines through.
  open var isTranslucent = Stage.current.profile.bars.areTranslucent
  /// How its ground is drawn.
  open var barStyle = UIBarStyle.default

  init(of tabBarController: UITabBarController) {
    self.tabBarController = tabBarController
    super.init(frame: .zero)
  }

  /// A bar that belongs to no controller.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A bar that belongs to no controller; there are no nibs here, and the coder is not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Whether it belongs to a controller.
  package var isManaged: Bool { tabBarController != nil }

  /// The items of the tabs; those of a controller must not be set (B38).
  open var items: [UITabBarItem]? {
    get { tabBarController.map { $0.tabsInBar.map(\.tabBarItem) } ?? ownItems }
    set { setItems(newValue, animated: false) }
  }

  /// Replaces the items of a bar that belongs to no controller (B38).
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    if mayChange() { ownItems = items }
  }

  /// The item of the selected tab; that of a controller must not be set (B38).
  open var selectedItem: UITabBarItem? {
    get { tabBarController.map { $0.selectedTabInBar?.tabBarItem } ?? ownSelection }
    set { if mayChange() { ownSelection = newValue } }
  }

  /// Lets the person arrange the tabs; those of a controller must not be (B38).
  open func beginCustomizingItems(_ items: [UITabBarItem]) { _ = mayChange() }

  /// The place in the superview; that of a controller's follows from its size (B46).
  open override var frame: CGRect {
    get { tabBarController?.tabBarFrame ?? super.frame }
    set { super.frame = newValue }
  }

  /// Whether it belongs to no controller, complaining where it does.
  private func mayChange() -> Bool {
    tabBarController?.stage.complain(.managedTabBar)
    return tabBarController == nil
  }

  /// What can be read in the bar; nil while it is hidden (A90, B56).
  package var displayed: TabBarContents? {
    guard !isHidden, tabBarController?.hidesBar != true else { return nil }
    let items = items ?? []
    return TabBarContents(
      titles: items.map(\.displayedText), selected: selectedItem?.displayedText,
      badges: items.map(\.badgeValue))
  }
}

extension UITabBarController {
  /// The controller of the tab that is marked; the More controller for those it stands for.
  var selectedTabInBar: UIViewController? { controller(stage.hierarchy[id].shown.last) }

  /// Whether somebody in the selected stack wants the bar hidden (B56).
  var hidesBar: Bool {
    let stack = selectedTabInBar as? UINavigationController
    return stack?.viewControllers.contains { $0.hidesBottomBar } == true
  }
}

import Foundation
import NavigationModel

/// A bar that shows the top of a stack of items; that of a navigation controller follows from its
/// controllers.
///
/// [UINavigationBar](https://developer.apple.com/documentation/uikit/uinavigationbar)
open class UINavigationBar: UIView {
  /// The controller it belongs to; nil for a bar that stands alone.
  // The controller's bars clear it before they go away, so that it need not be weak.
  @exclusivity(unchecked) package private(set) unowned(unsafe) var navigationController:
    UINavigationController?
  /// The world it belongs to.
  package let stage = Stage.current
  /// What a script's side of it needs to keep, by property.
  package var scriptStorage: [String: AnyObject] = [:]
  /// Whether titles may be large (B12).
  open var prefersLargeTitles = false
  /// How its ground is drawn (B33).
  @exclusivity(unchecked) open var barStyle = UIBarStyle.default
  /// Whether what is below shines through (B33).
  @exclusivity(unchecked) open var isTranslucent = Stage.current.profile.bars.areTranslucent
  var ownItems: [UINavigationItem] = []
  private weak var ownDelegate: (any UINavigationBarDelegate)?
  /// Whether somebody is being asked about a pop, or the pop follows from the answer (D10).
  private(set) var isAsking = false
  /// The item whose controller a program has popped just now, while the delegate is asked (B63).
  private var leaving: UINavigationItem?

  /// A bar that stands alone.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A bar that stands alone; there are no nibs here, and the coder is not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Belongs to a navigation controller from now on; nil for none.
  func manage(by navigationController: UINavigationController?) {
    self.navigationController = navigationController
  }

  // MARK: Items

  /// The items of the stack, root first (B42); those of a controller must not be set (B35).
  open var items: [UINavigationItem]? {
    get {
      guard let navigationController else { return ownItems }
      return navigationController.viewControllers.map(\.navigationItem)
        + [leaving].compactMap { $0 }
    }
    set { setItems(newValue, animated: false) }
  }

  /// The item that the middle and the right come from (B1).
  open var topItem: UINavigationItem? {
    navigationController.map { $0.topViewController?.navigationItem } ?? ownItems.last
  }

  /// The item that the back button stands for (B1).
  open var backItem: UINavigationItem? { item(below: 1) }

  /// The item that many places below the top.
  private func item(below depth: Int) -> UINavigationItem? {
    guard let navigationController else { return ownItems.dropLast(depth).last }
    let stack = navigationController.stage.hierarchy[navigationController.id].children
    return navigationController.controller(stack.dropLast(depth).last)?.navigationItem
  }

  /// Puts an item on top of a bar that stands alone (B42, B43).
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard navigationController == nil else {
      return stage.complain(.managedBar, "pushNavigationItem:animated:")
    }
    push(item, animated: animated)
  }

  /// Takes the top of a bar that stands alone away and returns it; nil when the delegate refuses
  /// (B42, B43).
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard navigationController == nil else {
      stage.complain(.managedBar, "popNavigationItemAnimated:")
      return nil
    }
    return pop(animated: animated)
  }

  /// Replaces the items of a bar that stands alone: one push or pop at most (B44).
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    guard navigationController == nil else {
      return stage.complain(.managedBar, "setItems:animated:")
    }
    replaceItems(with: items ?? [], animated: animated)
  }

  // MARK: Delegate

  /// Asked and told about items that come and go; that of a controller is the controller, and must
  /// not be set (B36).
  open weak var delegate: (any UINavigationBarDelegate)? {
    get { navigationController.map { $0 as? any UINavigationBarDelegate } ?? ownDelegate }
    set {
      guard navigationController == nil else { return stage.complain(.managedBarDelegate) }
      ownDelegate = newValue
    }
  }

  /// Whether it belongs to a controller.
  package var isManaged: Bool { navigationController != nil }

  /// Runs a body in which nobody is asked again (D10).
  func withoutAsking<Result, Failure: Error>(
    leaving item: UINavigationItem? = nil, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let former = (isAsking, leaving)
    (isAsking, leaving) = (true, item)
    defer { (isAsking, leaving) = former }
    return try body()
  }

  // MARK: Geometry

  /// The place in the superview; that of a controller's follows from its size (B46).
  open override var frame: CGRect {
    get { navigationController?.navigationBarFrame ?? super.frame }
    set {
      complainOfGeometry("frame")
      super.frame = newValue
    }
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      complainOfGeometry("bounds")
      super.frame.size = newValue.size
    }
  }

  open override var alpha: CGFloat {
    willSet { complainOfGeometry("alpha") }
  }

  open override var isHidden: Bool {
    willSet { complainOfGeometry("hidden property") }
  }

  /// Complains where it belongs to a controller (B33, R17).
  private func complainOfGeometry(_ property: String) {
    guard let navigationController else { return }
    stage.complain(.managedBarGeometry, property, stage.describe(navigationController))
  }

  // MARK: What is seen

  /// What can be read in the bar; nil while it is hidden.
  package var displayed: BarContents? {
    guard !isHidden, navigationController?.showsNavigationBar != false else { return nil }
    return BarContents(
      top: topItem?.contents, back: backItem?.contents, rules: stage.profile.bars,
      hasLargeTitle: hasLargeTitle, budget: stage.textBudget)
  }

  /// Whether the title is large (B12).
  private var hasLargeTitle: Bool {
    guard prefersLargeTitles, stage.profile.bars.hasLargeTitles, let items else { return false }
    return BarContents.hasLargeTitle(
      items.map(\.largeTitleDisplayMode), prefersLargeTitles: true)
  }

  /// What the menu of the back button lists, from the nearest to the root (B66).
  package var menu: [String] {
    (items ?? []).dropLast().reversed().map { stage.profile.bars.menuText($0.contents) }
  }
}

import Foundation
import NavigationModel

/// A bar that shows the top of a stack of items; in a navigation controller the items follow from
/// its controllers.
///
/// [UINavigationBar](https://developer.apple.com/documentation/uikit/uinavigationbar)
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning {
  /// The controller it belongs to; nil for an unmanaged bar.
  package private(set) var navigationController: UINavigationController? {
    get { owner.place.object }
    set { owner = Unretained(newValue) }
  }
  private var owner = Unretained<UINavigationController>()
  /// The world that it belongs to.
  package let stage = Stage.current
  /// Objects that live as long as it, by the property that they are the value of.
  package var attachments: [String: AnyObject] = [:]
  /// Whether titles may be large (B12).
  open var prefersLargeTitles = false {
    didSet {
      Stage.current.note(.prefersLargeTitles)
      stage.hasBarLooks = true
      navigationController?.largeTitleDidChange()
    }
  }
  /// The color of its background; kept, no effect.
  open var barTintColor: UIColor?
  /// How titles are drawn; kept, no effect.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// How large titles are drawn; kept, no effect.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The image of its shadow; kept, no effect.
  open var shadowImage: UIImage?
  /// The image of the back button; kept, no effect.
  open var backIndicatorImage: UIImage?
  /// The mask of the transition of that image; kept, no effect.
  open var backIndicatorTransitionMaskImage: UIImage?
  private var backgrounds = BarImages()
  /// Where it is: where its delegate says, else at the top.
  open var barPosition: UIBarPosition {
    isManaged ? .top : position(of: self, or: .top)
  }
  /// The style of its background (B33).
  open var barStyle: UIBarStyle {
    get { look { $0.style } ?? .default }
    set { changeLook { $0.style = newValue } }
  }
  /// Whether it is translucent (B33).
  open var isTranslucent: Bool {
    get { look { $0.isTranslucent } ?? stage.profile.bars.areTranslucent }
    set {
      changeLook { $0.isTranslucent = newValue }
      navigationController?.layOutTop()
    }
  }
  /// The color of its buttons; nil for the standard one.
  open override var tintColor: UIColor? {
    get { look { $0.tint } }
    set { changeLook { $0.tint = newValue } }
  }
  var ownLook = BarLook()
  var keptLook: BarLook?
  package override var recordedSubject: Hierarchy.ID? { navigationController?.id }
  package override var recordedName: String {
    navigationController?.label ?? objectName ?? className
  }
  package override var recordingStage: Stage { stage }
  var ownItems: [UINavigationItem]?
  private weak var ownDelegate: (any UINavigationBarDelegate)?
  /// The views of the top item.
  let itemViews = ItemViews()
  /// Whether the delegate is being asked about a pop, or the pop follows from the answer (D10).
  private(set) var isAsking = false
  /// The item whose controller the program has just popped, while the delegate is asked (B63).
  private var leaving: UINavigationItem?

  /// Creates an unmanaged bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    noteClass()
  }

  /// Creates an unmanaged bar; the coder isn't read, a nib sets what it has afterwards.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    noteClass()
  }

  /// Notes that bars may have looks: a subclass may have one that it never sets.
  private final func noteClass() {
    if type(of: self) != UINavigationBar.self { stage.hasBarLooks = true }
  }

  /// Sets the navigation controller that manages it; nil for none.
  func manage(by navigationController: UINavigationController?) {
    self.navigationController = navigationController
  }

  // MARK: Items

  /// The items of the stack, root first (B42); those of a managed bar must not be set (B35), and
  /// those of another are nil until they are (C16).
  ///
  /// Those that are popped stay until the transition has ended, when the controllers have left the
  /// stack (J7; when exactly is unconfirmed).
  open var items: [UINavigationItem]? {
    get {
      guard let navigationController else { return ownItems }
      let popped = navigationController.controllersBeingPopped.map(\.navigationItem)
      let leaving = popped.isEmpty ? [leaving].compactMap { $0 } : popped
      return itemsOfStack.map { $0 + leaving }
    }
    set { setItems(newValue, animated: false) }
  }

  /// The items without those that are leaving.
  private var itemsOfStack: [UINavigationItem]? {
    navigationController.map { $0.viewControllers.map(\.navigationItem) } ?? ownItems
  }

  /// The item that provides the middle and the right side (B1).
  open var topItem: UINavigationItem? {
    guard let navigationController else { return ownItems?.last }
    return navigationController.topViewController?.navigationItem
  }

  /// The item that the back button represents (B1).
  open var backItem: UINavigationItem? { item(below: 1) }

  /// The item that is a number of positions below the top.
  private func item(below depth: Int) -> UINavigationItem? {
    guard let navigationController else { return ownItems?.dropLast(depth).last }
    let stack = navigationController.stage.hierarchy[navigationController.id].children
    return navigationController.controller(stack.dropLast(depth).last)?.navigationItem
  }

  /// Pushes an item onto an unmanaged bar (B42, B43).
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard navigationController == nil else {
      return stage.report(.managedBar, "pushNavigationItem:animated:")
    }
    push(item, animated: animated)
  }

  /// Pops the top of an unmanaged bar and returns it; nil if the delegate refuses (B42, B43).
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard navigationController == nil else {
      stage.report(.managedBar, "popNavigationItemAnimated:")
      return nil
    }
    return pop(animated: animated)
  }

  /// Replaces the items of an unmanaged bar: at most one push or pop (B44).
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    guard navigationController == nil else {
      return stage.report(.managedBar, "setItems:animated:")
    }
    replaceItems(with: items, animated: animated)
  }

  /// Sets the image behind the contents; kept, no effect.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgrounds[.any, barMetrics] = backgroundImage
  }

  /// Sets the image behind the contents of a bar at a position; kept, no effect.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { backgrounds[barPosition, barMetrics] = backgroundImage }

  /// The image behind the contents of a bar at a position; nil if none was set.
  open func backgroundImage(
    for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { backgrounds[barPosition, barMetrics] }

  /// The image behind the contents; nil if none was set.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgrounds[.any, barMetrics]
  }

  // MARK: Delegate

  /// The delegate, which is asked about and notified of pushes and pops; that of a managed bar is
  /// the controller, and must not be set (B36).
  open weak var delegate: (any UINavigationBarDelegate)? {
    get { navigationController.map { $0 as? any UINavigationBarDelegate } ?? ownDelegate }
    set {
      guard navigationController == nil else { return stage.report(.managedBarDelegate) }
      ownDelegate = newValue
    }
  }

  /// Whether it belongs to a controller.
  package var isManaged: Bool { navigationController != nil }

  /// Runs a body during which the delegate is not asked again (D10).
  func withoutAsking<Result, Failure: Error>(
    leaving item: UINavigationItem? = nil, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let former = (isAsking, leaving)
    (isAsking, leaving) = (true, item)
    defer { (isAsking, leaving) = former }
    return try body()
  }

  // MARK: Geometry

  /// The frame in the superview; for a managed bar it follows from the controller's size (B46).
  open override var frame: CGRect {
    get { navigationController?.navigationBarFrame ?? super.frame }
    set {
      reportManagedGeometry("frame")
      super.frame = newValue
    }
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      reportManagedGeometry("bounds")
      super.frame.size = newValue.size
    }
  }

  open override var alpha: CGFloat {
    willSet { reportManagedGeometry("alpha") }
  }

  open override var isHidden: Bool {
    willSet { reportManagedGeometry("hidden property") }
  }

  /// Reports a diagnostic if it belongs to a controller (B33, R17).
  private func reportManagedGeometry(_ property: String) {
    guard let navigationController else { return }
    stage.report(
      .managedBarGeometry, property, stage.describe(navigationController), "UINavigationBar")
  }

  // MARK: Visible contents

  /// The text of the bar; nil while it is hidden.
  package var displayed: BarContents? {
    guard !isHidden, navigationController?.showsNavigationBar != false else { return nil }
    let isReplaced = searchRow.replacesTitle
    return BarContents(
      top: isReplaced ? nil : topItem?.contents, back: isReplaced ? nil : backItem?.contents,
      rules: stage.profile.bars,
      hasLargeTitle: !isReplaced && showsLargeTitle, limit: stage.textLimit, width: widthForTexts,
      search: shownSearchText, container: containerButtons.compactMap(\.displayedText))
  }

  /// The buttons that a split view adds before all others (F35).
  var containerButtons: [UIBarButtonItem] {
    guard let navigationController,
      let split = navigationController.currentParent as? UISplitViewController
    else { return [] }
    return split.extras.buttons(of: split, in: navigationController.id)
  }

  /// The width that its texts have to fit into, in points; one without a size has room for all.
  private var widthForTexts: Double {
    guard let navigationController else {
      return super.frame.width > 0 ? Double(super.frame.width) : .infinity
    }
    return Double(navigationController.area.width)
  }

  /// Whether any of its large title is visible; without a stack nothing collapses it (E47).
  private var showsLargeTitle: Bool {
    guard let navigationController else { return wantsLargeTitle }
    return navigationController.paletteHeight(for: navigationController.topViewController) > 0
  }

  /// Whether the title is large while its content isn't scrolled (B12); that it is never large in
  /// landscape on an iPhone is unconfirmed.
  var wantsLargeTitle: Bool {
    guard prefersLargeTitles, stage.profile.bars.hasLargeTitles, let items = itemsOfStack,
      stage.traits.vertical != .compact
    else { return false }
    return BarContents.hasLargeTitle(
      items.map(\.largeTitleDisplayMode.inModel), prefersLargeTitles: true)
  }

  /// The entries of the back button's menu, from the nearest to the root (B66).
  package var menu: [String] {
    (itemsOfStack ?? []).dropLast().reversed().map { stage.profile.bars.menuText($0.contents) }
  }

  /// The appearance where no other one is in force (E44); a copy of what was set.
  open var standardAppearance: UINavigationBarAppearance {
    get { standardAppearance() }
    set { setAppearance(newValue, .standard) }
  }

  /// The appearance of a low bar; nil for the standard one (E44).
  open var compactAppearance: UINavigationBarAppearance? {
    get { appearance(.compact) }
    set { setAppearance(newValue, .compact) }
  }

  /// The appearance while no content is scrolled below the bar; nil for the standard one without its
  /// background (E44).
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearance(.scrollEdge) }
    set { setAppearance(newValue, .scrollEdge) }
  }

  /// The same of a low bar; nil for that of a high one (E44).
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearance(.compactScrollEdge) }
    set { setAppearance(newValue, .compactScrollEdge) }
  }
}

extension UINavigationBar: BarWithLook {
  /// The object that stands for all bars of the class: what is set on it applies to those that come
  /// into a window afterwards (iOS 5).
  public class func appearance() -> UINavigationBar {
    Stage.current.proxy(of: self) { UINavigationBar(frame: .zero) }
  }

  /// The object that stands for those bars of the class that are in containers of some classes, the
  /// nearest one first (H113).
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UINavigationBar { appearance(in: containerTypes.map { AppearanceContainer($0) }) }

  /// The same for classes of any language.
  package class func appearance(in containers: [AppearanceContainer]) -> UINavigationBar {
    Stage.current.proxy(of: self, in: containers) { UINavigationBar(frame: .zero) }
  }
}

/// The style of a bar's background.
///
/// [UIBarStyle](https://developer.apple.com/documentation/uikit/uibarstyle)
nonisolated public enum UIBarStyle: Int, Sendable, CaseIterable {
  case `default` = 0
  case black = 1
}

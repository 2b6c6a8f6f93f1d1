import Foundation
import NavigationModel

/// A row of buttons at the bottom; in a navigation controller it shows the items of the top.
///
/// [UIToolbar](https://developer.apple.com/documentation/uikit/uitoolbar)
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning {
  package private(set) var navigationController: UINavigationController? {
    get { owner.place.object }
    set { owner = Unretained(newValue) }
  }
  private var owner = Unretained<UINavigationController>()
  private var ownItems: [UIBarButtonItem]?
  private weak var ownDelegate: (any UIToolbarDelegate)?
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
      navigationController?.layOutTop()
    }
  }
  /// The color of its buttons; nil for the standard one.
  open override var tintColor: UIColor? {
    get { look { $0.tint } }
    set { changeLook { $0.tint = newValue } }
  }
  /// The color of its background; kept, no effect.
  open var barTintColor: UIColor?
  private var backgrounds = BarImages()
  private var shadows: [UIBarPosition: UIImage] = [:]
  /// Where it is: where its delegate says, else at the bottom.
  open var barPosition: UIBarPosition { position(of: self, or: .bottom) }
  /// The views of its items.
  let itemViews = ItemViews()
  var ownLook = BarLook()
  var keptLook: BarLook?

  /// Creates a bar that belongs to no controller.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a bar that belongs to no controller; the coder isn't read, a nib sets what it has
  /// afterwards.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Sets the navigation controller that manages it; nil for none.
  func manage(by navigationController: UINavigationController?) {
    self.navigationController = navigationController
    isManagedToolbar = isManaged
  }

  /// Its items, from left to right; those of a managed bar are the top's (B39, B53).
  open var items: [UIBarButtonItem]? {
    get { navigationController.map { $0.topViewController?.toolbarItems } ?? ownItems }
    set { setItems(newValue, animated: false) }
  }

  /// Replaces the items of a bar that belongs to no controller (B39).
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    guard let navigationController else {
      ownItems = items
      return arrangeItemViews()
    }
    let stage = navigationController.stage
    stage.report(.managedToolbarItems, stage.describe(navigationController))
  }

  /// The delegate, which is asked for the bar's position; that of a managed bar must not be set
  /// (B36).
  open weak var delegate: (any UIToolbarDelegate)? {
    get { ownDelegate }
    set {
      guard let navigationController else {
        ownDelegate = newValue
        return
      }
      navigationController.stage.report(.managedToolbarDelegate)
    }
  }

  /// Sets the image behind the buttons of a bar at a position; kept, no effect.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) { backgrounds[topOrBottom, barMetrics] = backgroundImage }

  /// The image behind the buttons of a bar at a position; nil if none was set.
  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { backgrounds[topOrBottom, barMetrics] }

  /// Sets the image of the shadow of a bar at a position; kept, no effect.
  open func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
  ) { shadows[topOrBottom] = shadowImage }

  /// The image of the shadow of a bar at a position; nil if none was set.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    shadows[topOrBottom]
  }

  /// The frame in the superview; for a managed bar it follows from the controller's size (B46).
  open override var frame: CGRect {
    get { navigationController?.toolbarFrame ?? super.frame }
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
    stage.report(.managedBarGeometry, property, stage.describe(navigationController), "UIToolbar")
  }

  /// Whether it belongs to a controller.
  package var isManaged: Bool { navigationController != nil }

  /// The text of the bar; nil while it is hidden (B53 to B55).
  package var displayed: [String]? {
    guard !isHidden, navigationController?.showsToolbar != false else { return nil }
    return (items ?? []).compactMap(\.displayedText)
  }

  /// The appearance where no other one is in force (E44); a copy of what was set.
  open var standardAppearance: UIToolbarAppearance {
    get { standardAppearance() }
    set { setAppearance(newValue, .standard) }
  }

  /// The appearance of a low bar; nil for the standard one (E44).
  open var compactAppearance: UIToolbarAppearance? {
    get { appearance(.compact) }
    set { setAppearance(newValue, .compact) }
  }

  /// The appearance while no content is scrolled below the bar; nil for the standard one without its
  /// background (E44).
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    get { appearance(.scrollEdge) }
    set { setAppearance(newValue, .scrollEdge) }
  }

  /// The same of a low bar; nil for that of a high one (E44).
  open var compactScrollEdgeAppearance: UIToolbarAppearance? {
    get { appearance(.compactScrollEdge) }
    set { setAppearance(newValue, .compactScrollEdge) }
  }
}

extension UIToolbar: BarWithLook {
  /// The object that stands for all bars of the class: what is set on it applies to those that come
  /// into a window afterwards (iOS 5).
  public class func appearance() -> UIToolbar {
    Stage.current.proxy(of: self) { UIToolbar(frame: .zero) }
  }

  /// The object that stands for those bars of the class that are in containers of some classes, the
  /// nearest one first (H113).
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIToolbar { appearance(in: containerTypes.map { AppearanceContainer($0) }) }

  /// The same for classes of any language.
  package class func appearance(in containers: [AppearanceContainer]) -> UIToolbar {
    Stage.current.proxy(of: self, in: containers) { UIToolbar(frame: .zero) }
  }
}

extension UIToolbar: BarWithAppearances {
  /// The background that is seen; nil as long as no appearance was set, or while it is hidden.
  package var displayedBackground: BarBackground? { displayed == nil ? nil : backgroundInForce }

  var appearancesOfItem: BarAppearances? { nil }

  /// What decides which one is in force; that a bar without a stack is at no edge is unconfirmed.
  var situation: BarSituation {
    guard let navigationController else { return BarSituation() }
    let content = navigationController.topViewController?.scrollViewAboveBar
    return BarSituation(
      isCompact: navigationController.stage.traits.vertical == .compact,
      isAtScrollEdge: content?.isAtEnd ?? true)
  }
}

extension UIToolbar {
  /// Takes the views of its items into the bar, and removes those of others.
  func arrangeItemViews() {
    guard ItemViews.areUsed else { return }
    itemViews.show((items ?? []).compactMap(\.customView), in: self)
  }
}

/// Methods to respond to a toolbar.
///
/// [UIToolbarDelegate](https://developer.apple.com/documentation/uikit/uitoolbardelegate)
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

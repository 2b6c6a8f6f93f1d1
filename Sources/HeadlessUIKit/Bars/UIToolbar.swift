import Foundation
import NavigationModel

/// A row of buttons at the bottom; that of a navigation controller shows the items of its top.
///
/// [UIToolbar](https://developer.apple.com/documentation/uikit/uitoolbar)
open class UIToolbar: UIView {
  // The controller's bars clear it before they go away, so that it need not be weak.
  @exclusivity(unchecked) private unowned(unsafe) var navigationController: UINavigationController?
  private var ownItems: [UIBarButtonItem]?
  private weak var ownDelegate: (any UIToolbarDelegate)?
  /// Whether what is below shines through.
  open var isTranslucent = Stage.current.profile.bars.areTranslucent
  /// How its ground is drawn.
  open var barStyle = UIBarStyle.default

  /// A bar that belongs to no controller.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A bar that belongs to no controller; there are no nibs here, and the coder is not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Belongs to a navigation controller from now on; nil for none.
  func manage(by navigationController: UINavigationController?) {
    self.navigationController = navigationController
    isManagedToolbar = isManaged
  }

  /// Its items, from left to right; those of a controller are its top's (B39, B53).
  open var items: [UIBarButtonItem]? {
    get { navigationController.map { $0.topViewController?.toolbarItems } ?? ownItems }
    set { setItems(newValue, animated: false) }
  }

  /// Replaces the items of a bar that belongs to no controller (B39).
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    guard let navigationController else {
      ownItems = items
      return
    }
    let stage = navigationController.stage
    stage.complain(.managedToolbarItems, stage.describe(navigationController))
  }

  /// Asked where the bar stands; that of a controller must not be set (B36).
  open weak var delegate: (any UIToolbarDelegate)? {
    get { ownDelegate }
    set {
      guard let navigationController else {
        ownDelegate = newValue
        return
      }
      navigationController.stage.complain(.managedToolbarDelegate)
    }
  }

  /// The place in the superview; that of a controller's follows from its size (B46).
  open override var frame: CGRect {
    get { navigationController?.toolbarFrame ?? super.frame }
    set { super.frame = newValue }
  }

  /// Whether it belongs to a controller.
  package var isManaged: Bool { navigationController != nil }

  /// What can be read in the bar; nil while it is hidden (B53 to B55).
  package var displayed: [String]? {
    guard !isHidden, navigationController?.showsToolbar != false else { return nil }
    return (items ?? []).compactMap(\.displayedText)
  }
}

/// Asked about a toolbar.
///
/// [UIToolbarDelegate](https://developer.apple.com/documentation/uikit/uitoolbardelegate)
public protocol UIToolbarDelegate: AnyObject {}

/// How the ground of a bar is drawn.
///
/// [UIBarStyle](https://developer.apple.com/documentation/uikit/uibarstyle)
public enum UIBarStyle: Int, Sendable, CaseIterable {
  case `default` = 0
  case black = 1
}

import Foundation

/// How the buttons of a bar look in their states (E44).
///
/// Kept, no effect.
/// [UIBarButtonItemAppearance](https://developer.apple.com/documentation/uikit/uibarbuttonitemappearance)
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, NSCopying {
  /// How a button looks that can be tapped.
  open private(set) var normal = UIBarButtonItemStateAppearance()
  /// How a button looks while it is touched.
  open private(set) var highlighted = UIBarButtonItemStateAppearance()
  /// How a disabled button looks.
  open private(set) var disabled = UIBarButtonItemStateAppearance()
  /// How a button looks that has the focus.
  open private(set) var focused = UIBarButtonItemStateAppearance()

  /// Creates the appearance of plain buttons.
  public override init() { super.init() }

  /// Creates the appearance of buttons of a style.
  public convenience init(style: UIBarButtonItem.Style) {
    self.init()
    configureWithDefault(for: style)
  }

  /// Takes away what was set; the style has no effect.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in [normal, highlighted, disabled, focused] {
      state.take(UIBarButtonItemStateAppearance())
    }
  }

  /// Returns a copy of it.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBarButtonItemAppearance()
    copy.normal.take(normal)
    copy.highlighted.take(highlighted)
    copy.disabled.take(disabled)
    copy.focused.take(focused)
    return copy
  }

  /// The same as an appearance of its own.
  var duplicate: UIBarButtonItemAppearance {
    copy(with: nil) as? UIBarButtonItemAppearance ?? UIBarButtonItemAppearance()
  }
}

/// How a bar's buttons look in one state.
///
/// Kept, no effect.
/// [UIBarButtonItemStateAppearance](https://developer.apple.com/documentation/uikit/uibarbuttonitemstateappearance)
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The image behind the button.
  open var backgroundImage: UIImage?

  override init() { super.init() }

  /// Takes the values of another one.
  func take(_ other: UIBarButtonItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    backgroundImage = other.backgroundImage
  }
}

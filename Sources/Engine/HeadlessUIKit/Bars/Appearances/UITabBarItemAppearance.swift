import Foundation

/// How the tabs of a bar look in their states (E44).
///
/// Kept, no effect.
/// [UITabBarItemAppearance](https://developer.apple.com/documentation/uikit/uitabbaritemappearance)
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, NSCopying {
  /// How a tab looks that isn't selected.
  open private(set) var normal = UITabBarItemStateAppearance()
  /// How the selected tab looks.
  open private(set) var selected = UITabBarItemStateAppearance()
  /// How a disabled tab looks.
  open private(set) var disabled = UITabBarItemStateAppearance()
  /// How a tab looks that has the focus.
  open private(set) var focused = UITabBarItemStateAppearance()

  /// Creates the appearance of the tabs of a bar.
  public override init() { super.init() }

  /// Creates the appearance of tabs in an arrangement.
  public convenience init(style: Style) {
    self.init()
    configureWithDefault(for: style)
  }

  /// Takes away what was set; the style has no effect.
  open func configureWithDefault(for style: Style) {
    for state in [normal, selected, disabled, focused] { state.take(UITabBarItemStateAppearance()) }
  }

  /// Returns a copy of it.
  open func copy(with zone: NSZone? = nil) -> Any { duplicate }

  /// The same as an appearance of its own.
  var duplicate: UITabBarItemAppearance {
    let copy = UITabBarItemAppearance()
    copy.normal.take(normal)
    copy.selected.take(selected)
    copy.disabled.take(disabled)
    copy.focused.take(focused)
    return copy
  }

  /// How the tabs of a bar are arranged.
  ///
  /// [UITabBarItemAppearance.Style](https://developer.apple.com/documentation/uikit/uitabbaritemappearance/style)
  nonisolated public enum Style: Int, Sendable {
    /// The image above the title.
    case stacked = 0
    /// The title beside the image.
    case inline = 1
    /// The same with smaller images.
    case compactInline = 2
  }

  nonisolated deinit {}
}

import Foundation

/// How a tab bar looks (E44).
///
/// [UITabBarAppearance](https://developer.apple.com/documentation/uikit/uitabbarappearance)
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  /// How tabs look with the image above the title; kept, no effect.
  open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked)
  /// How tabs look with the title beside the image; kept, no effect.
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
  /// How tabs look in compact height; kept, no effect.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)
  /// The color behind the selected tab; kept, no effect.
  open var selectionIndicatorTintColor: UIColor?

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance.duplicate
    inlineLayoutAppearance = other.inlineLayoutAppearance.duplicate
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.duplicate
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
  }

  nonisolated deinit {}
}

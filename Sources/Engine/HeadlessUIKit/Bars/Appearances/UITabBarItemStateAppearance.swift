import Foundation

/// How the tabs of a bar look in one state.
///
/// Kept, no effect.
/// [UITabBarItemStateAppearance](https://developer.apple.com/documentation/uikit/uitabbaritemstateappearance)
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the title is moved, in points.
  open var titlePositionAdjustment = UIOffset.zero
  /// The color of the image; nil for that of the bar.
  open var iconColor: UIColor?
  /// The color of the badge; nil for the system's.
  open var badgeBackgroundColor: UIColor?
  /// The attributes of the text of the badge.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]

  override init() { super.init() }

  /// Takes the values of another one.
  func take(_ other: UITabBarItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    iconColor = other.iconColor
    badgeBackgroundColor = other.badgeBackgroundColor
    badgeTextAttributes = other.badgeTextAttributes
  }

  nonisolated deinit {}
}

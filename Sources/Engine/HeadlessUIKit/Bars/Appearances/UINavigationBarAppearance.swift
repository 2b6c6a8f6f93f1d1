import Foundation

/// How a navigation bar looks: its background, and the color of its titles (E44).
///
/// [UINavigationBarAppearance](https://developer.apple.com/documentation/uikit/uinavigationbarappearance)
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title; its color is drawn.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of a large title; kept, no effect.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// How plain buttons look; kept, no effect.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// How buttons of the style done look; kept, no effect.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  /// How the back button looks; kept, no effect.
  open var backButtonAppearance = UIBarButtonItemAppearance()

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    buttonAppearance = other.buttonAppearance.duplicate
    doneButtonAppearance = other.doneButtonAppearance.duplicate
    backButtonAppearance = other.backButtonAppearance.duplicate
  }

  override var titleColor: UIColor? { titleTextAttributes[.foregroundColor] as? UIColor }

  nonisolated deinit {}
}

/// How a toolbar looks (E44).
///
/// [UIToolbarAppearance](https://developer.apple.com/documentation/uikit/uitoolbarappearance)
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  /// How plain buttons look; kept, no effect.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// How buttons of the style done look; kept, no effect.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance.duplicate
    doneButtonAppearance = other.doneButtonAppearance.duplicate
  }

  nonisolated deinit {}
}

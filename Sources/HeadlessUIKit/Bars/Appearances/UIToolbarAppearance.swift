/// How a toolbar looks (E44).
///
/// [UIToolbarAppearance](https://developer.apple.com/documentation/uikit/uitoolbarappearance)
open class UIToolbarAppearance: UIBarAppearance {
  nonisolated deinit {}
}

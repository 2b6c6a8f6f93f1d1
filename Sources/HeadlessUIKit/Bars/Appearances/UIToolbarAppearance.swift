/// How a toolbar looks (E44).
///
/// [UIToolbarAppearance](https://developer.apple.com/documentation/uikit/uitoolbarappearance)
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  nonisolated deinit {}
}

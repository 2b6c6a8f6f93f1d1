/// How a tab bar looks (E44).
///
/// [UITabBarAppearance](https://developer.apple.com/documentation/uikit/uitabbarappearance)
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  nonisolated deinit {}
}

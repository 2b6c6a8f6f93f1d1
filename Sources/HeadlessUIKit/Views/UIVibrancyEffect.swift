import Foundation

/// Lets what is behind a blur shine through texts and symbols; kept, no effect.
///
/// [UIVibrancyEffect](https://developer.apple.com/documentation/uikit/uivibrancyeffect)
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  /// Creates the effect on a blur.
  public init(blurEffect: UIBlurEffect) { super.init() }

  /// Creates the effect on a blur for a kind of contents.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { super.init() }

  nonisolated deinit {}
}

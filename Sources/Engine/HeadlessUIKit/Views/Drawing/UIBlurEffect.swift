import Foundation

/// Blurs what is behind it; kept, no effect.
///
/// [UIBlurEffect](https://developer.apple.com/documentation/uikit/uiblureffect)
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  /// How it looks.
  package let style: Style

  /// Creates a blur of a style.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// How a blur looks.
  ///
  /// [UIBlurEffect.Style](https://developer.apple.com/documentation/uikit/uiblureffect/style)
  nonisolated public enum Style: Int, Sendable {
    case extraLight = 0
    case light = 1
    case dark = 2
    case regular = 4
    case prominent = 5
    case systemUltraThinMaterial = 6
    case systemThinMaterial = 7
    case systemMaterial = 8
    case systemThickMaterial = 9
    case systemChromeMaterial = 10
    case systemUltraThinMaterialLight = 11
    case systemThinMaterialLight = 12
    case systemMaterialLight = 13
    case systemThickMaterialLight = 14
    case systemChromeMaterialLight = 15
    case systemUltraThinMaterialDark = 16
    case systemThinMaterialDark = 17
    case systemMaterialDark = 18
    case systemThickMaterialDark = 19
    case systemChromeMaterialDark = 20
  }

  nonisolated deinit {}
}

/// The look of a background, such as a blur.
///
/// Kept where it is set, no effect.
/// [UIVisualEffect](https://developer.apple.com/documentation/uikit/uivisualeffect)
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {
  /// Creates a plain effect.
  public override init() { super.init() }

  nonisolated deinit {}
}

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

/// The kinds of contents of a vibrancy effect.
///
/// [UIVibrancyEffectStyle](https://developer.apple.com/documentation/uikit/uivibrancyeffectstyle)
nonisolated public enum UIVibrancyEffectStyle: Int, Sendable {
  case label = 0
  case secondaryLabel = 1
  case tertiaryLabel = 2
  case quaternaryLabel = 3
  case fill = 4
  case secondaryFill = 5
  case tertiaryFill = 6
  case separator = 7
}

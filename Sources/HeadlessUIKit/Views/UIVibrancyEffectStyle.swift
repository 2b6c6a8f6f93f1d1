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

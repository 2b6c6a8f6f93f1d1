/// Whether a view is turned round where a language is read from the right.
///
/// [UISemanticContentAttribute](https://developer.apple.com/documentation/uikit/uisemanticcontentattribute)
nonisolated public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified = 0
  case playback = 1
  case spatial = 2
  case forceLeftToRight = 3
  case forceRightToLeft = 4
}

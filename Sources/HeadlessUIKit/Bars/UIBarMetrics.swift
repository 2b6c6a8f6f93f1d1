/// The kind of a bar's height, which an image is for.
///
/// [UIBarMetrics](https://developer.apple.com/documentation/uikit/uibarmetrics)
nonisolated public enum UIBarMetrics: Int, Sendable {
  case `default` = 0
  case compact = 1
  case defaultPrompt = 101
  case compactPrompt = 102
}

/// The style of a bar's background.
///
/// [UIBarStyle](https://developer.apple.com/documentation/uikit/uibarstyle)
nonisolated public enum UIBarStyle: Int, Sendable, CaseIterable {
  case `default` = 0
  case black = 1
}

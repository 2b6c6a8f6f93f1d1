/// How a status bar appears, disappears or changes.
///
/// [UIStatusBarAnimation](https://developer.apple.com/documentation/uikit/uistatusbaranimation)
nonisolated public enum UIStatusBarAnimation: Int, Sendable {
  case none = 0
  case fade = 1
  case slide = 2
}

/// The appearance of a status bar.
///
/// [UIStatusBarStyle](https://developer.apple.com/documentation/uikit/uistatusbarstyle)
nonisolated public enum UIStatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}

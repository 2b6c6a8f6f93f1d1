/// How a status bar appears, disappears or changes.
///
/// [UIStatusBarAnimation](https://developer.apple.com/documentation/uikit/uistatusbaranimation)
nonisolated public enum UIStatusBarAnimation: Int, Sendable {
  case none = 0
  case fade = 1
  case slide = 2
}

/// How the keyboard looks.
///
/// [UIKeyboardAppearance](https://developer.apple.com/documentation/uikit/uikeyboardappearance)
nonisolated public enum UIKeyboardAppearance: Int, Sendable {
  case `default` = 0
  case dark = 1
  case light = 2
  /// The dark one.
  public static var alert: UIKeyboardAppearance { .dark }
}

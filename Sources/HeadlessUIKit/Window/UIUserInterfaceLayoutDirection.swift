/// The direction in which the interface is read.
///
/// [UIUserInterfaceLayoutDirection](https://developer.apple.com/documentation/uikit/uiuserinterfacelayoutdirection)
nonisolated public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight = 0
  case rightToLeft = 1
}

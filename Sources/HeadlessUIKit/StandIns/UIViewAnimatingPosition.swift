/// Where animations are at their end.
///
/// [UIViewAnimatingPosition](https://developer.apple.com/documentation/uikit/uiviewanimatingposition)
nonisolated public enum UIViewAnimatingPosition: Int, Sendable {
  case end = 0
  case start = 1
  case current = 2
}

/// Whether animations are active.
///
/// [UIViewAnimatingState](https://developer.apple.com/documentation/uikit/uiviewanimatingstate)
nonisolated public enum UIViewAnimatingState: Int, Sendable {
  case inactive = 0
  case active = 1
  case stopped = 2
}

/// Whether a screen notices how hard it is pressed.
///
/// [UIForceTouchCapability](https://developer.apple.com/documentation/uikit/uiforcetouchcapability)
nonisolated public enum UIForceTouchCapability: Int, Sendable {
  case unknown = 0
  case unavailable = 1
  case available = 2
}

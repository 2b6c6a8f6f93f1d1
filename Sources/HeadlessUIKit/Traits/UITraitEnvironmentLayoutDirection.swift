/// The direction in which the interface is read.
///
/// [UITraitEnvironmentLayoutDirection](https://developer.apple.com/documentation/uikit/uitraitenvironmentlayoutdirection)
nonisolated public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

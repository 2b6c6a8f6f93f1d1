/// A kind of timing curve.
///
/// [UITimingCurveType](https://developer.apple.com/documentation/uikit/uitimingcurvetype)
nonisolated public enum UITimingCurveType: Int, Sendable {
  case builtin = 0
  case cubic = 1
  case spring = 2
  case composed = 3
}

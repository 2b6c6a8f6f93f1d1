/// What a map shows.
///
/// [MKMapType](https://developer.apple.com/documentation/mapkit/mkmaptype)
nonisolated public enum MKMapType: UInt, Sendable {
  /// Streets.
  case standard = 0
  /// Pictures from above.
  case satellite = 1
  /// Pictures from above, with streets.
  case hybrid = 2
}

import Foundation

/// A map; nothing is drawn, a screen shows the name of its class.
///
/// [MKMapView](https://developer.apple.com/documentation/mapkit/mkmapview)
@preconcurrency @MainActor
open class MKMapView: UIView {
  /// What the map shows.
  open var mapType = MKMapType.standard
}

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

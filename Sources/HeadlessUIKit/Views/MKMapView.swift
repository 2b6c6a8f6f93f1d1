import Foundation

/// A map; nothing is drawn, a screen shows the name of its class.
///
/// [MKMapView](https://developer.apple.com/documentation/mapkit/mkmapview)
@preconcurrency @MainActor
open class MKMapView: UIView {
  /// What the map shows.
  open var mapType = MKMapType.standard
}

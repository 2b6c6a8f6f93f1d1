import Foundation

/// How fast an animation is at which time.
///
/// [CAMediaTimingFunction](https://developer.apple.com/documentation/quartzcore/camediatimingfunction)
@preconcurrency @MainActor
open class CAMediaTimingFunction: NSObject {
  /// The name of the curve; nil for one of control points.
  package let curve: CAMediaTimingFunctionName?

  /// Creates one of the system's curves.
  public init(name: CAMediaTimingFunctionName) {
    curve = name
    super.init()
  }

  /// Creates a curve from control points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    curve = nil
    super.init()
  }

  nonisolated deinit {}
}

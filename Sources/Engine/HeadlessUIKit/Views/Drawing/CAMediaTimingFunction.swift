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

/// The name of a curve.
///
/// [CAMediaTimingFunctionName](https://developer.apple.com/documentation/quartzcore/camediatimingfunctionname)
nonisolated public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The same speed all the time.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at the beginning.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at both ends.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The system's.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

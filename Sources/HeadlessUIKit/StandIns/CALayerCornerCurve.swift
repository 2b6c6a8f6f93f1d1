/// The form of round corners.
///
/// [CALayerCornerCurve](https://developer.apple.com/documentation/quartzcore/calayercornercurve)
nonisolated public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a form from a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A part of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// The form of the system's icons.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// The form of the corners of a layer's line.
///
/// [CAShapeLayerLineJoin](https://developer.apple.com/documentation/quartzcore/cashapelayerlinejoin)
nonisolated public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a form from a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Pointed corners.
  public static let miter = Self(rawValue: "miter")
  /// Round corners.
  public static let round = Self(rawValue: "round")
  /// Cut corners.
  public static let bevel = Self(rawValue: "bevel")
}

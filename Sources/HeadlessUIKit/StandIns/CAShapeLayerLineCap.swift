/// The form of the ends of a layer's line.
///
/// [CAShapeLayerLineCap](https://developer.apple.com/documentation/quartzcore/cashapelayerlinecap)
nonisolated public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a form from a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// It ends at the point.
  public static let butt = Self(rawValue: "butt")
  /// It ends in half a circle.
  public static let round = Self(rawValue: "round")
  /// It ends in half a square.
  public static let square = Self(rawValue: "square")
}

/// Which parts of a layer's path count as inside.
///
/// [CAShapeLayerFillRule](https://developer.apple.com/documentation/quartzcore/cashapelayerfillrule)
nonisolated public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a rule from a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// What the path runs around.
  public static let nonZero = Self(rawValue: "non-zero")
  /// What the path runs around an odd number of times.
  public static let evenOdd = Self(rawValue: "even-odd")
}

/// How a layer is before and after an animation.
///
/// [CAMediaTimingFillMode](https://developer.apple.com/documentation/quartzcore/camediatimingfillmode)
nonisolated public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a mode from a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// As it ends.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// As it begins.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// As without it.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

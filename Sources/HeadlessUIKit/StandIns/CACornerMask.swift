/// The corners of a layer.
///
/// [CACornerMask](https://developer.apple.com/documentation/quartzcore/cacornermask)
nonisolated public struct CACornerMask: OptionSet, Sendable {
  /// The bits, as in Core Animation.
  public let rawValue: UInt

  /// Creates corners from raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper left one.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  /// The upper right one.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  /// The lower left one.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  /// The lower right one.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
}

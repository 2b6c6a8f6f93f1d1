/// Where a gradient continues.
///
/// [CGGradientDrawingOptions](https://developer.apple.com/documentation/coregraphics/cggradientdrawingoptions)
nonisolated public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Creates options from raw bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Before its start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
  /// After its end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}

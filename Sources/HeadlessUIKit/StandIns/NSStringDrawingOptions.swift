/// How a text is measured.
///
/// [NSStringDrawingOptions](https://developer.apple.com/documentation/uikit/nsstringdrawingoptions)
nonisolated public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Creates options from raw bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Lines are broken at the width.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Lines have the space between them that the font wants.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Lines are as high as what is in them.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// The last line is cut off where there is too little room.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

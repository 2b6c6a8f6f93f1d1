/// Corners of a rectangle.
///
/// [UIRectCorner](https://developer.apple.com/documentation/uikit/uirectcorner)
nonisolated public struct UIRectCorner: OptionSet, Sendable {
  /// The bits, as in UIKit.
  public let rawValue: UInt

  /// Creates corners from raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The corner at the top on the left.
  public static let topLeft = Self(rawValue: 1 << 0)
  /// The corner at the top on the right.
  public static let topRight = Self(rawValue: 1 << 1)
  /// The corner at the bottom on the left.
  public static let bottomLeft = Self(rawValue: 1 << 2)
  /// The corner at the bottom on the right.
  public static let bottomRight = Self(rawValue: 1 << 3)
  /// All four.
  public static let allCorners = Self(rawValue: .max)
}

import NavigationModel

/// Edges of a rectangle.
///
/// [UIRectEdge](https://developer.apple.com/documentation/uikit/uirectedge)
nonisolated public struct UIRectEdge: OptionSet, Sendable {
  /// The edges as bits.
  public let rawValue: UInt

  /// Creates edges from raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper edge.
  public static let top = UIRectEdge(rawValue: 1)
  /// The left edge.
  public static let left = UIRectEdge(rawValue: 2)
  /// The lower edge.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The right edge.
  public static let right = UIRectEdge(rawValue: 8)
  /// All edges.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

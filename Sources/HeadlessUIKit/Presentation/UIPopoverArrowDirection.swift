/// The sides of a popover that its arrow may be on.
///
/// [UIPopoverArrowDirection](https://developer.apple.com/documentation/uikit/uipopoverarrowdirection)
nonisolated public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The sides as bits.
  public let rawValue: UInt

  /// Creates sides from raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The arrow points up: it is at the upper edge.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// The arrow points down: it is at the lower edge.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// The arrow points to the left.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// The arrow points to the right.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// Any side.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// No side, while the popover isn't visible.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)

  /// The best side if it is permitted, otherwise the first that is; unconfirmed.
  func chosen(_ best: Self) -> Self {
    [best, .up, .down, .left, .right].first { contains($0) } ?? best
  }
}

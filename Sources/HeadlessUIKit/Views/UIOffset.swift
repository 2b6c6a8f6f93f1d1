import Foundation

/// A distance by which something is moved, in points.
///
/// [UIOffset](https://developer.apple.com/documentation/uikit/uioffset)
nonisolated public struct UIOffset: Hashable, Sendable {
  /// To the right.
  public var horizontal: CGFloat
  /// Downwards.
  public var vertical: CGFloat

  /// No distance.
  public init() { self.init(horizontal: 0, vertical: 0) }

  /// Creates a distance.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  /// No distance.
  public static let zero = UIOffset()
}

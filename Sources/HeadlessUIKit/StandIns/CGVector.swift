import Foundation

/// A distance in both directions, which Foundation has on Apple's platforms only.
///
/// [CGVector](https://developer.apple.com/documentation/corefoundation/cgvector)
nonisolated public struct CGVector: Hashable, Sendable {
  /// The distance to the right.
  public var dx: CGFloat
  /// The distance downwards.
  public var dy: CGFloat

  /// No distance.
  public init() { self.init(dx: 0, dy: 0) }

  /// Creates a distance.
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }

  /// No distance.
  public static let zero = CGVector()
}

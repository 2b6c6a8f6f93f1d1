/// Distances from the four edges of a view, in points.
public struct Insets: Sendable, Hashable, Codable {
  /// From each edge.
  public var top, left, bottom, right: Double

  /// Insets; zero at the edges that are left out.
  @inlinable
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No insets.
  @inlinable
  public static var zero: Insets { Insets() }

  /// The sum at each edge.
  public static func + (left: Insets, right: Insets) -> Insets {
    left.combined(with: right, by: +)
  }

  /// The difference at each edge.
  public static func - (left: Insets, right: Insets) -> Insets {
    left.combined(with: right, by: -)
  }

  /// The larger one at each edge.
  public func atLeast(_ other: Insets) -> Insets { combined(with: other, by: max) }

  /// What is left of them for a view inside: less its distance from each edge, never below zero
  /// (E58).
  public func inside(_ frame: Frame, width: Double, height: Double) -> Insets {
    (self
      - Insets(
        top: frame.y, left: frame.x, bottom: height - frame.y - frame.height,
        right: width - frame.x - frame.width)).atLeast(.zero)
  }

  /// The part of an area that they leave.
  public func area(width: Double, height: Double) -> Frame {
    Frame(
      x: left, y: top, width: max(width - left - right, 0), height: max(height - top - bottom, 0))
  }

  private func combined(with other: Insets, by combine: (Double, Double) -> Double) -> Insets {
    Insets(
      top: combine(top, other.top), left: combine(left, other.left),
      bottom: combine(bottom, other.bottom), right: combine(right, other.right))
  }
}

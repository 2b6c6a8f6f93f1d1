import Foundation
import NavigationModel

/// The distances by which something is inset from each edge, in points.
///
/// [UIEdgeInsets](https://developer.apple.com/documentation/uikit/uiedgeinsets)
nonisolated public struct UIEdgeInsets: Equatable, Sendable {
  /// From the top.
  public var top: CGFloat
  /// From the left.
  public var left: CGFloat
  /// From the bottom.
  public var bottom: CGFloat
  /// From the right.
  public var right: CGFloat

  /// Creates insets from the four edges.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Creates zero insets.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// Zero insets.
  public static let zero = UIEdgeInsets()
}

extension UIEdgeInsets {
  /// Creates insets from those of the model.
  init(_ insets: Insets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }

  /// Creates insets from directional ones.
  init(_ insets: NSDirectionalEdgeInsets) {
    self.init(
      top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }
}

extension Insets {
  /// Creates insets from a program's, in which a number that is not finite counts as zero.
  init(_ insets: UIEdgeInsets) {
    func finite(_ number: CGFloat) -> Double { number.isFinite ? Double(number) : 0 }
    self.init(
      top: finite(insets.top), left: finite(insets.left), bottom: finite(insets.bottom),
      right: finite(insets.right))
  }
}

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

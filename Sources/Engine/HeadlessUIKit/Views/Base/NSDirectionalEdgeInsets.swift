import Foundation
import NavigationModel

/// The distances by which something is inset from each edge, in points, in the direction of reading.
///
/// [NSDirectionalEdgeInsets](https://developer.apple.com/documentation/uikit/nsdirectionaledgeinsets)
nonisolated public struct NSDirectionalEdgeInsets: Equatable, Sendable {
  /// From the top.
  public var top: CGFloat
  /// From the edge where lines begin: the left one, as languages here are read from the left.
  public var leading: CGFloat
  /// From the bottom.
  public var bottom: CGFloat
  /// From the edge where lines end.
  public var trailing: CGFloat

  /// Creates insets from the four edges.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates zero insets.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Zero insets.
  public static let zero = NSDirectionalEdgeInsets()
}

extension NSDirectionalEdgeInsets {
  /// Creates insets from those of the model.
  init(_ insets: Insets) {
    self.init(
      top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }
}

/// An edge or a corner of a rectangle.
///
/// [NSRectAlignment](https://developer.apple.com/documentation/uikit/nsrectalignment)
nonisolated public enum NSRectAlignment: Int, Sendable {
  case none = 0
  case top = 1
  case topLeading = 2
  case leading = 3
  case bottomLeading = 4
  case bottom = 5
  case bottomTrailing = 6
  case trailing = 7
  case topTrailing = 8

  /// Whether it is at the lower edge.
  var isAtBottom: Bool { self == .bottom || self == .bottomLeading || self == .bottomTrailing }
}

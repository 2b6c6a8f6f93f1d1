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

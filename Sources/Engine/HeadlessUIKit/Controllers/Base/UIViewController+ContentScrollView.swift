import Foundation
import NavigationModel

extension UIViewController {
  /// The scroll view that the bar at its top follows: the one it names, else the first in its view
  /// (E43).
  var scrollViewBelowBar: UIScrollView? {
    askedScrollView(for: .top) ?? loadedView?.firstScrollView
  }

  /// The scroll view that the bars at its bottom follow: the one it names, else the first in its view
  /// (E43).
  var scrollViewAboveBar: UIScrollView? {
    askedScrollView(for: .bottom) ?? loadedView?.firstScrollView
  }

  /// The answer of `contentScrollView` or its override.
  package func askedScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    askMember(.contentScrollView, [edge]) { contentScrollView(for: edge) }
  }

  /// The scroll view that was set for an edge.
  func namedScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    if edge.rawValue.nonzeroBitCount > 1 { stage.report(.joinedEdges) }
    return edge == .top
      ? parts.topScrollView.view : edge == .bottom ? parts.bottomScrollView.view : nil
  }
}

/// A scroll view that is not retained.
struct WeakScrollView {
  weak var view: UIScrollView?
}

/// Edges of a rectangle in the direction of reading.
///
/// [NSDirectionalRectEdge](https://developer.apple.com/documentation/uikit/nsdirectionalrectedge)
nonisolated public struct NSDirectionalRectEdge: OptionSet, Sendable {
  /// The edges as bits.
  public let rawValue: UInt

  /// Creates edges from raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper edge.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// The edge where lines begin.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// The lower edge.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// The edge where lines end.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// All edges.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

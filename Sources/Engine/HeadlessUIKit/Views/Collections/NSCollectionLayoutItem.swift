import Foundation

/// An item of a group in a compositional layout (H99).
///
/// [NSCollectionLayoutItem](https://developer.apple.com/documentation/uikit/nscollectionlayoutitem)
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
  /// Its size.
  open private(set) var layoutSize: NSCollectionLayoutSize
  /// The space around its contents, inside its size.
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// Creates an item.
  public init(layoutSize: NSCollectionLayoutSize) {
    self.layoutSize = layoutSize
    super.init()
  }

  /// Places the items of the data source that it shows in a rectangle, in their order.
  func place(in frame: CGRect, _ frames: inout [CGRect]) { frames.append(frame) }

  nonisolated deinit {}
}

extension CGRect {
  /// The rectangle less insets at its edges, in a language from the left to the right.
  func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.leading, y: minY + insets.top,
      width: max(width - insets.leading - insets.trailing, 0),
      height: max(height - insets.top - insets.bottom, 0))
  }
}

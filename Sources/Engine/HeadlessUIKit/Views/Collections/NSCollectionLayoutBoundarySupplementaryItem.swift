import Foundation

/// A header, a footer or another view at an edge of a section in a compositional layout (H101).
///
/// [NSCollectionLayoutBoundarySupplementaryItem](https://developer.apple.com/documentation/uikit/nscollectionlayoutboundarysupplementaryitem)
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutItem {
  /// The kind by which the data source knows it.
  open private(set) var elementKind: String
  /// The edge at which it is.
  open private(set) var alignment: NSRectAlignment
  /// Whether it stays in sight while its section is; false by default (H63).
  open var pinToVisibleBounds = false
  /// Whether the section is as much longer; true by default.
  open var extendsBoundary = true

  /// Creates a view at an edge: `top` is a header, `bottom` a footer.
  public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    self.elementKind = elementKind
    self.alignment = alignment
    super.init(layoutSize: layoutSize)
  }

  nonisolated deinit {}
}

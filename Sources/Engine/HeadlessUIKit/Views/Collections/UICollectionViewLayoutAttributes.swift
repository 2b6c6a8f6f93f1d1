import Foundation

/// Where an item, a header or another view of a collection view is, and how it looks.
///
/// [UICollectionViewLayoutAttributes](https://developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes)
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject {
  /// The item, or the path of the header or footer.
  open var indexPath: IndexPath
  /// What it is about.
  open private(set) var representedElementCategory: UICollectionView.ElementCategory
  /// The kind of a header, a footer or another supplementary view; nil for an item.
  open private(set) var representedElementKind: String?
  /// Its frame in the contents, in points.
  open var frame = CGRect.zero
  /// How opaque it is; 1 by default.
  open var alpha: CGFloat = 1
  /// Whether it is not shown, so that it needs no cell.
  open var isHidden = false
  /// Its place among views that overlap.
  ///
  /// Kept, no effect.
  open var zIndex = 0

  /// Creates the attributes of an item.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init(.cell, nil, indexPath)
  }

  /// Creates the attributes of a header, a footer or another supplementary view.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) { self.init(.supplementaryView, elementKind, indexPath) }

  private init(
    _ category: UICollectionView.ElementCategory, _ kind: String?, _ indexPath: IndexPath
  ) {
    representedElementCategory = category
    representedElementKind = kind
    self.indexPath = indexPath
    super.init()
  }

  /// Its frame with its origin at zero, in points.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  /// The middle of its frame.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  /// The size of its frame.
  open var size: CGSize {
    get { frame.size }
    set {
      let middle = center
      frame.size = newValue
      center = middle
    }
  }

  /// The header, footer or other view that it places; nil for an item.
  var element: SectionElement? {
    representedElementKind.map { SectionElement(kind: $0, path: indexPath) }
  }
}

import Foundation

/// Where the items of a collection view are; use a subclass.
///
/// Layouts of a program's own are not supported.
/// [UICollectionViewLayout](https://developer.apple.com/documentation/uikit/uicollectionviewlayout)
open class UICollectionViewLayout: NSObject {
  /// The collection view whose layout it is; nil for none.
  public internal(set) weak var collectionView: UICollectionView?

  /// Creates a layout that no collection view has yet.
  public override init() { super.init() }

  /// Asks its collection view for another layout (H7).
  open func invalidateLayout() { collectionView?.setNeedsLayout() }

  /// The size of the contents, in points.
  open var collectionViewContentSize: CGSize { .zero }

  /// The frames of the items of sections with these lengths; an item that is not there has none.
  func frames(of lengths: [Int], in size: CGSize) -> ItemFrames { ItemFrames() }
}

/// Where the items of a collection view are, and how large its contents.
struct ItemFrames {
  /// The frames, by section and item.
  var sections: [[CGRect]] = []
  /// The size of the contents.
  var size = CGSize.zero

  /// The frame of an item; nil for an item that is not there.
  subscript(path: IndexPath) -> CGRect? {
    guard sections.indices.contains(path.section) else { return nil }
    let items = sections[path.section]
    return items.indices.contains(path.item) ? items[path.item] : nil
  }

  /// The items in a rectangle, in their order.
  func items(in rect: CGRect) -> [IndexPath] {
    sections.enumerated().flatMap { section, frames in
      frames.indices.filter { frames[$0].intersects(rect) }
        .map { IndexPath(item: $0, section: section) }
    }
  }
}

import Foundation

/// Where the items of a collection view are; use a subclass.
///
/// Layouts of a program's own are not supported.
/// [UICollectionViewLayout](https://developer.apple.com/documentation/uikit/uicollectionviewlayout)
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// The collection view whose layout it is; nil for none.
  public internal(set) weak var collectionView: UICollectionView?

  /// Creates a layout that no collection view has yet.
  public override init() { super.init() }

  /// Asks its collection view for another layout (H7).
  open func invalidateLayout() { collectionView?.invalidateFrames() }

  /// The layout as a flow layout, by which a delegate is asked.
  var flow: UICollectionViewFlowLayout {
    self as? UICollectionViewFlowLayout ?? UICollectionViewFlowLayout()
  }

  /// The size of the contents, in points.
  open var collectionViewContentSize: CGSize { .zero }

  /// The frames of the items of sections with these lengths; an item that is not there has none.
  func frames(of lengths: [Int], in size: CGSize) -> ItemFrames { ItemFrames() }
}

/// A header or a footer of a section.
struct SectionElement: Hashable {
  /// Its kind, `UICollectionView.elementKindSectionHeader` or the other one.
  let kind: String
  /// Its section.
  let section: Int

  /// The path by which the data source knows it.
  var path: IndexPath { IndexPath(item: 0, section: section) }
}

/// Where the items of a collection view are, and how large its contents.
struct ItemFrames {
  /// The frames, by section and item.
  var sections: [[CGRect]] = []
  /// The frames of headers and footers; one without an extent is not there (H12).
  var elements: [SectionElement: CGRect] = [:]
  /// The size of the contents.
  var size = CGSize.zero

  /// The frame of an item; nil for an item that is not there.
  subscript(path: IndexPath) -> CGRect? {
    guard sections.indices.contains(path.section) else { return nil }
    let items = sections[path.section]
    return items.indices.contains(path.item) ? items[path.item] : nil
  }

  /// The headers and footers in a rectangle, from the start of the contents.
  func elements(in rect: CGRect) -> [SectionElement] {
    elements.filter { $0.value.intersects(rect) }.map(\.key).sorted {
      ($0.section, $1.kind) < ($1.section, $0.kind)
    }
  }

  /// The items in a rectangle, in their order.
  func items(in rect: CGRect) -> [IndexPath] {
    sections.enumerated().flatMap { section, frames in
      frames.indices.filter { frames[$0].intersects(rect) }
        .map { IndexPath(item: $0, section: section) }
    }
  }
}

import Foundation
import NavigationModel

/// Where the items of a collection view are; subclass it for a layout of a program's own (H64).
///
/// A subclass overrides `prepare`, `collectionViewContentSize` and `layoutAttributesForElements(in:)`, which
/// are called in this order, and `layoutAttributesForItem(at:)`.
/// [UICollectionViewLayout](https://developer.apple.com/documentation/uikit/uicollectionviewlayout)
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// The collection view whose layout it is; nil for none.
  open internal(set) weak var collectionView: UICollectionView?
  /// What overrides its members; nil if nothing does.
  package var overrides: (any MemberOverrides)?

  /// Creates a layout that no collection view has yet.
  public override init() { super.init() }

  // MARK: The layout

  /// Called before the layout is asked for anything after a change; does nothing (H64).
  // overridable; as prepareLayout; H64
  open func prepare() {}

  /// The size of the contents, in points.
  // overridable
  open var collectionViewContentSize: CGSize { .zero }

  /// The attributes of the items, headers and footers in a rectangle of the contents; nil for none
  /// (H64).
  // overridable
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { ownElements(in: rect) }

  /// The attributes of an item; nil for an item that is not placed.
  // overridable
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { ownFrames?.attributes(of: indexPath) }

  /// The attributes of a header or a footer; nil for one that is not placed.
  // overridable
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let element = SectionElement(kind: elementKind, path: indexPath)
    return ownElements(in: .infinite)?.first { $0.element == element }
  }

  // MARK: Invalidation

  /// Asks its collection view for another layout (H7).
  open func invalidateLayout() { collectionView?.invalidateFrames() }

  /// Whether the layout is made again when the contents are scrolled; false (H64).
  // overridable
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  // MARK: Layouts of this framework

  /// The layout as a flow layout, by which a delegate is asked.
  package var flow: UICollectionViewFlowLayout {
    self as? UICollectionViewFlowLayout ?? UICollectionViewFlowLayout()
  }

  /// The frames of the items of sections with these lengths; nil for a layout of a program's own.
  func frames(of lengths: [Int], in size: CGSize) -> ItemFrames? { nil }

  /// Whether the contents of an item decide its size (H98).
  func fits(_ path: IndexPath) -> Bool { false }

  /// Whether they decide its width as well.
  var fitsWidths: Bool { false }

  /// The frames as last laid out; nil for a layout of a program's own.
  private var ownFrames: ItemFrames? {
    collectionView?.arrangeFrames()
    return collectionView?.itemFrames
  }

  private func ownElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let view = collectionView else { return nil }
    return ownFrames?.attributes(in: rect, visible: view.visibleBounds)
  }
}

extension UICollectionViewLayout {
  /// Calls `prepare` or its override.
  package func receivePrepare() { callMember(.prepareLayout) { prepare() } }

  /// The answer of `collectionViewContentSize` or its override.
  package var askedContentSize: CGSize {
    askMember(.collectionViewContentSize) { collectionViewContentSize }
  }

  /// The answer of `layoutAttributesForElements` or its override.
  package func askedElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    askMember(.layoutAttributesForElements, [rect]) { layoutAttributesForElements(in: rect) }
  }

  /// The answer of `layoutAttributesForItem` or its override.
  package func askedItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    askMember(.layoutAttributesForItem, [path]) { layoutAttributesForItem(at: path) }
  }

  /// The answer of `layoutAttributesForSupplementaryView` or its override.
  package func askedElement(
    ofKind kind: String, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    askMember(.layoutAttributesForSupplementaryView, [ElementKindName(kind), path]) {
      layoutAttributesForSupplementaryView(ofKind: kind, at: path)
    }
  }

  /// The answer of `shouldInvalidateLayout` or its override.
  package func asksAgain(for bounds: CGRect) -> Bool {
    askMember(.shouldInvalidateLayout, [bounds]) { shouldInvalidateLayout(forBoundsChange: bounds) }
  }
}

/// The kind of a header, a footer or another supplementary view, as an argument of an override.
package struct ElementKindName {
  /// Its name.
  package let name: String

  /// A kind.
  init(_ name: String) { self.name = name }
}

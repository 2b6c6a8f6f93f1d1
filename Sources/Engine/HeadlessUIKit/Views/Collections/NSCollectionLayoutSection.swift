import Foundation

/// A section in a compositional layout: groups one after the other (H99).
///
/// [NSCollectionLayoutSection](https://developer.apple.com/documentation/uikit/nscollectionlayoutsection)
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
  /// The space around its groups.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The distance between its groups, in points; 0 by default.
  open var interGroupSpacing: CGFloat = 0
  /// Whether its groups are beside each other and scroll by themselves; `none` by default.
  ///
  /// Kept, no effect: the groups follow each other as in other sections.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The views at its edges (H101).
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The look of a section that is a list; nil for one of groups.
  let list: UICollectionLayoutListConfiguration?
  private let group: NSCollectionLayoutGroup?
  /// An object of a binding that lives as long as it.
  package var attachment: AnyObject?

  private init(
    _ group: NSCollectionLayoutGroup?, _ list: UICollectionLayoutListConfiguration?
  ) {
    self.group = group
    self.list = list
    super.init()
  }

  /// Creates a section whose groups are all alike.
  public convenience init(group: NSCollectionLayoutGroup) { self.init(group, nil) }

  /// Creates a section that is a list (H30).
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection { NSCollectionLayoutSection(nil, configuration) }

  /// Whether the contents of items decide their heights (H98).
  var fitsItems: Bool { list != nil || group?.layoutSize.heightDimension.isEstimated == true }

  /// The frames of items in groups below each other, and where the section ends; the heights are those
  /// that their contents have decided.
  func frames(
    of count: Int, at start: CGFloat, in size: CGSize, _ heights: [Int: CGFloat]
  ) -> (frames: [CGRect], end: CGFloat) {
    let left = contentInsets.leading
    let container = CGSize(
      width: max(size.width - left - contentInsets.trailing, 0), height: size.height)
    var y = start + contentInsets.top
    var frames: [CGRect] = []
    guard let group, count > 0 else { return ([], y + contentInsets.bottom) }
    let own = group.layoutSize.points(in: container)
    while frames.count < count {
      if !frames.isEmpty { y += interGroupSpacing }
      var placed: [CGRect] = []
      group.place(in: CGRect(x: left, y: y, width: own.width, height: own.height), &placed)
      // A group without items would never end.
      if placed.isEmpty { placed = [CGRect(x: left, y: y, width: own.width, height: own.height)] }
      placed = Array(placed.prefix(count - frames.count))
      guard fitsItems else {
        frames += placed
        y += own.height
        continue
      }
      let end = group.fit(&placed, heights, from: frames.count)
      frames += placed
      y = max(end, y)
    }
    return (frames, y + contentInsets.bottom)
  }

  nonisolated deinit {}
}

/// The size and the traits of a collection view, for its sections.
package final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment,
  NSCollectionLayoutContainer
{
  package let contentSize: CGSize
  package let traitCollection: UITraitCollection

  init(_ size: CGSize, _ traits: UITraitCollection) {
    contentSize = size
    traitCollection = traits
    super.init()
  }

  package var container: any NSCollectionLayoutContainer { self }
  package var effectiveContentSize: CGSize { contentSize }
  package var contentInsets: NSDirectionalEdgeInsets { .zero }
  package var effectiveContentInsets: NSDirectionalEdgeInsets { .zero }

  nonisolated deinit {}
}

/// The room for a section.
///
/// [NSCollectionLayoutContainer](https://developer.apple.com/documentation/uikit/nscollectionlayoutcontainer)
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// Its size without insets.
  var contentSize: CGSize { get }
  /// Its size less the insets.
  var effectiveContentSize: CGSize { get }
  /// The space at its edges.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The same as in force.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// What a section's layout may depend on.
///
/// [NSCollectionLayoutEnvironment](https://developer.apple.com/documentation/uikit/nscollectionlayoutenvironment)
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The room for the section.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the collection view.
  var traitCollection: UITraitCollection { get }
}

/// How a section scrolls across the direction of its layout.
///
/// [UICollectionLayoutSectionOrthogonalScrollingBehavior](https://developer.apple.com/documentation/uikit/uicollectionlayoutsectionorthogonalscrollingbehavior)
nonisolated public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none = 0
  case continuous = 1
  case continuousGroupLeadingBoundary = 2
  case paging = 3
  case groupPaging = 4
  case groupPagingCentered = 5
}

import Foundation

/// A distance between the items of a group (H100).
///
/// [NSCollectionLayoutSpacing](https://developer.apple.com/documentation/uikit/nscollectionlayoutspacing)
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject {
  /// The number of points, or the least one.
  open private(set) var spacing: CGFloat
  /// Whether it grows until the items fill their group.
  open private(set) var isFlexibleSpacing: Bool

  private init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing.isFinite ? max(spacing, 0) : 0
    isFlexibleSpacing = isFlexible
    super.init()
  }

  /// A number of points.
  open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }

  /// At least a number of points.
  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }

  /// Whether it is a number of points.
  open var isFixedSpacing: Bool { !isFlexibleSpacing }

  nonisolated deinit {}
}

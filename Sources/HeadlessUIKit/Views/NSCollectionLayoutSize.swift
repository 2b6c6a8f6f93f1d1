import Foundation

/// A width or a height in a compositional layout (H99).
///
/// [NSCollectionLayoutDimension](https://developer.apple.com/documentation/uikit/nscollectionlayoutdimension)
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject {
  /// The fraction, or the number of points.
  open private(set) var dimension: CGFloat
  private let kind: Kind

  private enum Kind { case fractionalWidth, fractionalHeight, absolute, estimated }

  private init(_ dimension: CGFloat, _ kind: Kind) {
    self.dimension = dimension.isFinite ? max(dimension, 0) : 0
    self.kind = kind
    super.init()
  }

  /// A fraction of the width of the container.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(fractionalWidth, .fractionalWidth)
  }

  /// A fraction of the height of the container.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(fractionalHeight, .fractionalHeight)
  }

  /// A number of points.
  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(absoluteDimension, .absolute)
  }

  /// A number of points until the cell is there, whose contents decide then (H98).
  open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(estimatedDimension, .estimated)
  }

  /// Whether it is a fraction of a width.
  open var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// Whether it is a fraction of a height.
  open var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// Whether it is a number of points.
  open var isAbsolute: Bool { kind == .absolute }
  /// Whether the contents decide it.
  open var isEstimated: Bool { kind == .estimated }

  /// The number of points in a container.
  func points(in container: CGSize) -> CGFloat {
    switch kind {
    case .fractionalWidth: container.width * dimension
    case .fractionalHeight: container.height * dimension
    case .absolute, .estimated: dimension
    }
  }

  nonisolated deinit {}
}

/// The size of an item, a group or a boundary view in a compositional layout (H99).
///
/// [NSCollectionLayoutSize](https://developer.apple.com/documentation/uikit/nscollectionlayoutsize)
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject {
  /// The width.
  open private(set) var widthDimension: NSCollectionLayoutDimension
  /// The height.
  open private(set) var heightDimension: NSCollectionLayoutDimension

  /// Creates a size.
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
    super.init()
  }

  /// The size in points in a container.
  func points(in container: CGSize) -> CGSize {
    CGSize(
      width: widthDimension.points(in: container), height: heightDimension.points(in: container))
  }

  nonisolated deinit {}
}

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

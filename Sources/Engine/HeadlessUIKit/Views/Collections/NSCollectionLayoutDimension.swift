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

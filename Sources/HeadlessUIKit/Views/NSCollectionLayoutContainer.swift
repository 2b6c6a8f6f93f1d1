import Foundation

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

import Foundation

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

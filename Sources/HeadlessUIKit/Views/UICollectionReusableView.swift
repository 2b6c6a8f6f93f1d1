import Foundation

/// A view that a collection view uses again for something else.
///
/// [UICollectionReusableView](https://developer.apple.com/documentation/uikit/uicollectionreusableview)
open class UICollectionReusableView: UIView {
  /// The reuse identifier; nil if a collection view has not made it.
  open internal(set) var reuseIdentifier: String?

  /// Called before it is used again; does nothing (H3).
  open func prepareForReuse() {}

  /// Calls `prepareForReuse` or its override.
  package func receivePrepareForReuse() {
    callMember(.prepareForReuse) { prepareForReuse() }
  }
}

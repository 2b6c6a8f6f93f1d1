import Foundation

/// A view that a collection view uses again for something else.
///
/// [UICollectionReusableView](https://developer.apple.com/documentation/uikit/uicollectionreusableview)
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// The reuse identifier; nil if a collection view has not made it.
  open internal(set) var reuseIdentifier: String?

  /// The header or footer it is; nil for others, and while it waits to be used again.
  var element: SectionElement?
  /// The kind of header or footer that it was made for; nil for others.
  var kind: String?

  /// Whether it waits to be used again as a header or footer.
  var isWaiting: Bool { isHidden && element == nil }

  /// Takes the attributes of its layout over; does nothing (H64).
  // overridable
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// The attributes that it would rather have: the constraints of its contents decide its height (H98).
  // overridable; H98
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }

  /// The answer of `preferredLayoutAttributesFitting` or its override.
  package func askedAttributes(
    fitting attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    askMember(.preferredLayoutAttributesFitting, [attributes]) {
      preferredLayoutAttributesFitting(attributes)
    }
  }

  /// Places it as its layout says.
  func take(_ attributes: UICollectionViewLayoutAttributes) {
    frame = attributes.frame
    if alpha != attributes.alpha { alpha = attributes.alpha }
    receiveApply(attributes)
  }

  /// Calls `apply` or its override.
  package func receiveApply(_ attributes: UICollectionViewLayoutAttributes) {
    callMember(.apply, [attributes]) { apply(attributes) }
  }

  /// Called before it is used again; does nothing (H3).
  // overridable
  open func prepareForReuse() {}

  /// Calls `prepareForReuse` or its override.
  package func receivePrepareForReuse() {
    callMember(.prepareForReuse) { prepareForReuse() }
  }
}

import Foundation

/// An item of a collection view.
///
/// [UICollectionViewCell](https://developer.apple.com/documentation/uikit/uicollectionviewcell)
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView, ContentOwner {
  /// Whether it is marked as selected.
  open var isSelected = false
  /// Whether it is marked as touched.
  open var isHighlighted = false
  // Its subviews retain it; a second reference would hide their owners from a garbage collector.
  final weak var content: UIView?
  /// The item it shows; nil while it waits to be used again.
  package internal(set) var place: IndexPath?

  /// Creates a cell that no collection view shows yet.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    fill(with: UIView())
  }

  /// Creates an empty cell; there are no nibs here, and the coder is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    fill(with: UIView())
  }

  /// The superview for custom views, as large as the cell.
  open var contentView: UIView { content ?? self }

  /// What its content shows, in a view that takes the place of the `contentView`; nil for a content
  /// view of the program's (H32).
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { shownConfiguration }
    set { show(newValue) }
  }

  /// How the background looks; kept, no effect (iOS 14).
  open var backgroundConfiguration: UIBackgroundConfiguration?

  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let isFree = (superview as? UICollectionView)?.collectionViewLayout.fitsWidths == true
    let fitted = ConstraintSolver.fittedSize(
      of: contentView, width: isFree ? nil : layoutAttributes.size.width, height: nil)
    if let width = fitted.width, width.isFinite, width > 0 {
      layoutAttributes.frame.size.width = width
    }
    if let height = fitted.height, height.isFinite, height > 0 {
      layoutAttributes.frame.size.height = height
    }
    return layoutAttributes
  }
}

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
  /// What its segue does when it is selected; nil without one in its storyboard.
  package var selectionSegue: (() -> Void)?

  /// Creates a cell that no collection view shows yet.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    fill(with: UIView())
  }

  /// Creates an empty cell; the coder isn't read, a nib sets what it has afterwards.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    fill(with: UIView())
  }

  /// The superview for custom views, as large as the cell.
  open var contentView: UIView { contentIfInside ?? self }

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
    let fitted = askedSize(
      fitting: layoutAttributes.size, isFree ? .fittingSizeLevel : .required, .fittingSizeLevel)
    if fitted.width.isFinite, fitted.width > 0 {
      layoutAttributes.frame.size.width = fitted.width
    }
    if fitted.height.isFinite, fitted.height > 0 {
      layoutAttributes.frame.size.height = fitted.height
    }
    return layoutAttributes
  }

  /// The size that the constraints of its contents give it, or else that suits it (H98).
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let width = horizontalFittingPriority == .required ? targetSize.width : nil
    let fitted = ConstraintSolver.fittedSize(of: contentView, width: width, height: nil)
    let own = askedSize(thatFits: targetSize)
    return CGSize(
      width: width ?? fitted.width ?? own.width, height: fitted.height ?? own.height)
  }

  /// The size of its contents, or else that of its layout (unconfirmed).
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let own = askedIntrinsicContentSize
    return CGSize(
      width: own.width >= 0 ? own.width : size.width,
      height: own.height >= 0 ? own.height : size.height)
  }
}

extension UICollectionViewCell {
  /// Performs a tap on the item; returns the reason if nothing happens, else nil.
  func userTaps() -> String? {
    guard let view = superview as? UICollectionView, let path = place else {
      return "the item is not on screen"
    }
    return view.userSelects(path)
  }
}

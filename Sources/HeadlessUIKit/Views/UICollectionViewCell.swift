import Foundation

/// An item of a collection view.
///
/// [UICollectionViewCell](https://developer.apple.com/documentation/uikit/uicollectionviewcell)
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// Whether it is marked as selected.
  open var isSelected = false
  /// Whether it is marked as touched.
  open var isHighlighted = false
  // Its subviews retain it; a second reference would hide their owners from a garbage collector.
  private weak var content: UIView?
  /// The item it shows; nil while it waits to be used again.
  package internal(set) var place: IndexPath?

  /// Creates a cell that no collection view shows yet.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    fill()
  }

  /// Creates an empty cell; there are no nibs here, and the coder is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    fill()
  }

  /// The superview for custom views, as large as the cell.
  open var contentView: UIView { content ?? self }

  private func fill() {
    let view = UIView(frame: CGRect(origin: .zero, size: frame.size))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
    content = view
  }
}

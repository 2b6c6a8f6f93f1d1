import Foundation

/// A row of a list (H30, H33).
///
/// [UICollectionViewListCell](https://developer.apple.com/documentation/uikit/uicollectionviewlistcell)
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  /// The accessories at its edges, in their order (H34).
  open var accessories: [UICellAccessory] = []
  /// How often it is indented; 0 by default.
  ///
  /// Kept, no effect.
  open var indentationLevel = 0
  /// The width of one indentation, in points; 10 by default.
  ///
  /// Kept, no effect.
  open var indentationWidth: CGFloat = 10
  /// Whether accessories are indented, too; true by default.
  ///
  /// Kept, no effect.
  open var indentsAccessories = true

  /// The content of a row without texts, to be completed and assigned to `contentConfiguration`.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}

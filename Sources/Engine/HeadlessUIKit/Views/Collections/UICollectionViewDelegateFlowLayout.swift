import Foundation

/// Methods by which a delegate gives a flow layout sizes and distances; without them those of the layout
/// hold (H13).
///
/// [UICollectionViewDelegateFlowLayout](https://developer.apple.com/documentation/uikit/uicollectionviewdelegateflowlayout)
// rows: UICollectionView.Calls, $0.flowDelegate, or $0.overridableDelegate
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// How large an item is, in points, instead of the layout's `itemSize`.
  // row: sizeForItem = collectionViewLayout.flow.itemSize; unrecorded; else .zero
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  /// The space around the items of a section.
  // row: insetForSection = collectionViewLayout.flow.sectionInset; unrecorded; else .zero
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets
  /// The least distance between the lines of a section.
  // row: minimumLineSpacingForSection = collectionViewLayout.flow.minimumLineSpacing; unrecorded;
  //   else 0
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  /// The least distance between the items of a section's lines.
  // row: minimumInteritemSpacingForSection = collectionViewLayout.flow.minimumInteritemSpacing;
  //   unrecorded; else 0
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
  /// The size of a section's header; zero for none.
  // row: referenceSizeForHeader = collectionViewLayout.flow.headerReferenceSize; unrecorded; else
  //   .zero
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
  /// The size of a section's footer; zero for none.
  // row: referenceSizeForFooter = collectionViewLayout.flow.footerReferenceSize; unrecorded; else
  //   .zero
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

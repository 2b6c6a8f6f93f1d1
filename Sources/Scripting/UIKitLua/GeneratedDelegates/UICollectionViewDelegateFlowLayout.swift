// Written by `make surface` from the rows of the protocols; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel

extension ScriptedCollectionDelegate {
  func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize { answer(.sizeForItem, [collectionView, collectionViewLayout, indexPath]) ?? collectionViewLayout.flow.itemSize }
  func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int) -> UIEdgeInsets { answer(.insetForSection, [collectionView, collectionViewLayout, section]) ?? collectionViewLayout.flow.sectionInset }
  func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int) -> CGFloat { answer(.minimumLineSpacingForSection, [collectionView, collectionViewLayout, section]) ?? collectionViewLayout.flow.minimumLineSpacing }
  func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int) -> CGFloat { answer(.minimumInteritemSpacingForSection, [collectionView, collectionViewLayout, section]) ?? collectionViewLayout.flow.minimumInteritemSpacing }
  func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int) -> CGSize { answer(.referenceSizeForHeader, [collectionView, collectionViewLayout, section]) ?? collectionViewLayout.flow.headerReferenceSize }
  func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int) -> CGSize { answer(.referenceSizeForFooter, [collectionView, collectionViewLayout, section]) ?? collectionViewLayout.flow.footerReferenceSize }
}

extension TableDescriptor {
  static var uiCollectionViewDelegateFlowLayout: TableDescriptor {
    TableDescriptor("UICollectionViewDelegateFlowLayout", "Methods by which a delegate gives a flow layout sizes and distances; without them those of the layout hold.")
      .call(.sizeForItem, ["collectionView": UICollectionView.self, "collectionViewLayout": UICollectionViewLayout.self, "indexPath": IndexPath.self], returning: CGSize.self, "How large an item is, in points, instead of the layout's `itemSize`.")
      .call(.insetForSection, ["collectionView": UICollectionView.self, "collectionViewLayout": UICollectionViewLayout.self, "section": Int.self], returning: UIEdgeInsets.self, "The space around the items of a section.")
      .call(.minimumLineSpacingForSection, ["collectionView": UICollectionView.self, "collectionViewLayout": UICollectionViewLayout.self, "section": Int.self], returning: Double.self, "The least distance between the lines of a section.")
      .call(.minimumInteritemSpacingForSection, ["collectionView": UICollectionView.self, "collectionViewLayout": UICollectionViewLayout.self, "section": Int.self], returning: Double.self, "The least distance between the items of a section's lines.")
      .call(.referenceSizeForHeader, ["collectionView": UICollectionView.self, "collectionViewLayout": UICollectionViewLayout.self, "section": Int.self], returning: CGSize.self, "The size of a section's header; zero for none.")
      .call(.referenceSizeForFooter, ["collectionView": UICollectionView.self, "collectionViewLayout": UICollectionViewLayout.self, "section": Int.self], returning: CGSize.self, "The size of a section's footer; zero for none.")
  }
}

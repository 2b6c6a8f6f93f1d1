// Written by `make surface` from the rows of the protocols; do not edit.
// swift-format-ignore-file
import Foundation
import NavigationModel

extension UICollectionView {
  /// The calls to what its program gives it.
  enum Calls {
    static let numberOfSections = Call(.numberOfSections, "numberOfSections(in:)", to: { (owner: UICollectionView) in owner.answeringSource }, or: { (owner: UICollectionView) in owner.overridableSource }, default: 1 as Int, isRecorded: false)
    static let numberOfItems = Call(.numberOfItems, "collectionView(_:numberOfItemsInSection:)", to: { (owner: UICollectionView) in owner.answeringSource }, or: { (owner: UICollectionView) in owner.overridableSource }, default: 0 as Int, isRecorded: false)
    static let cellForItem = Call(.cellForItem, "collectionView(_:cellForItemAt:)", to: { (owner: UICollectionView) in owner.answeringSource }, or: { (owner: UICollectionView) in owner.overridableSource }, default: nil as UICollectionViewCell?, isRecorded: false)
    static let viewForSupplementaryElement = Call(.viewForSupplementaryElement, "collectionView(_:viewForSupplementaryElementOfKind:at:)", to: { (owner: UICollectionView) in owner.answeringSource }, or: { (owner: UICollectionView) in owner.overridableSource }, default: nil as UICollectionReusableView?, isRecorded: false)
    static let shouldHighlightItem = Call(.shouldHighlightItem, "collectionView(_:shouldHighlightItemAt:)", to: { (owner: UICollectionView) in owner.answeringDelegate }, or: { (owner: UICollectionView) in owner.overridableDelegate }, default: true as Bool)
    static let didHighlightItem = Call(.didHighlightItem, "collectionView(_:didHighlightItemAt:)", to: { (owner: UICollectionView) in owner.answeringDelegate }, or: { (owner: UICollectionView) in owner.overridableDelegate })
    static let didUnhighlightItem = Call(.didUnhighlightItem, "collectionView(_:didUnhighlightItemAt:)", to: { (owner: UICollectionView) in owner.answeringDelegate }, or: { (owner: UICollectionView) in owner.overridableDelegate })
    static let shouldSelectItem = Call(.shouldSelectItem, "collectionView(_:shouldSelectItemAt:)", to: { (owner: UICollectionView) in owner.answeringDelegate }, or: { (owner: UICollectionView) in owner.overridableDelegate }, default: true as Bool)
    static let didSelectItem = Call(.didSelectItem, "collectionView(_:didSelectItemAt:)", to: { (owner: UICollectionView) in owner.answeringDelegate }, or: { (owner: UICollectionView) in owner.overridableDelegate })
    static let shouldDeselectItem = Call(.shouldDeselectItem, "collectionView(_:shouldDeselectItemAt:)", to: { (owner: UICollectionView) in owner.answeringDelegate }, or: { (owner: UICollectionView) in owner.overridableDelegate }, default: true as Bool)
    static let didDeselectItem = Call(.didDeselectItem, "collectionView(_:didDeselectItemAt:)", to: { (owner: UICollectionView) in owner.answeringDelegate }, or: { (owner: UICollectionView) in owner.overridableDelegate })
    static let willDisplay = Call(.willDisplay, "collectionView(_:willDisplay:forItemAt:)", to: { (owner: UICollectionView) in owner.answeringDelegate }, or: { (owner: UICollectionView) in owner.overridableDelegate }, default: (), isRecorded: false)
    static let didEndDisplaying = Call(.didEndDisplaying, "collectionView(_:didEndDisplaying:forItemAt:)", to: { (owner: UICollectionView) in owner.answeringDelegate }, or: { (owner: UICollectionView) in owner.overridableDelegate }, default: (), isRecorded: false)
    static let contextMenuConfigurationForItems = Call(.contextMenuConfigurationForItems, "collectionView(_:contextMenuConfigurationForItemsAt:point:)", to: { (owner: UICollectionView) in owner.answeringDelegate }, or: { (owner: UICollectionView) in owner.overridableDelegate }, default: nil as UIContextMenuConfiguration?, isRecorded: false)
    static let contextMenuConfigurationForItem = Call(.contextMenuConfigurationForItem, "collectionView(_:contextMenuConfigurationForItemAt:point:)", to: { (owner: UICollectionView) in owner.answeringDelegate }, or: { (owner: UICollectionView) in owner.overridableDelegate }, default: nil as UIContextMenuConfiguration?, isRecorded: false)
    static let willDisplayContextMenu = Call(.willDisplayContextMenu, "collectionView(_:willDisplayContextMenu:animator:)", to: { (owner: UICollectionView) in owner.answeringDelegate }, or: { (owner: UICollectionView) in owner.overridableDelegate })
    static let willEndContextMenuInteraction = Call(.willEndContextMenuInteraction, "collectionView(_:willEndContextMenuInteraction:animator:)", to: { (owner: UICollectionView) in owner.answeringDelegate }, or: { (owner: UICollectionView) in owner.overridableDelegate })
    static let willPerformPreviewAction = Call(.willPerformPreviewAction, "collectionView(_:willPerformPreviewActionForMenuWith:animator:)", to: { (owner: UICollectionView) in owner.answeringDelegate }, or: { (owner: UICollectionView) in owner.overridableDelegate })
    static let sizeForItem = Call(.sizeForItem, "collectionView(_:layout:sizeForItemAt:)", to: { (owner: UICollectionView) in owner.flowDelegate }, or: { (owner: UICollectionView) in owner.overridableDelegate }, default: .zero as CGSize, isRecorded: false)
    static let insetForSection = Call(.insetForSection, "collectionView(_:layout:insetForSectionAt:)", to: { (owner: UICollectionView) in owner.flowDelegate }, or: { (owner: UICollectionView) in owner.overridableDelegate }, default: .zero as UIEdgeInsets, isRecorded: false)
    static let minimumLineSpacingForSection = Call(.minimumLineSpacingForSection, "collectionView(_:layout:minimumLineSpacingForSectionAt:)", to: { (owner: UICollectionView) in owner.flowDelegate }, or: { (owner: UICollectionView) in owner.overridableDelegate }, default: 0 as CGFloat, isRecorded: false)
    static let minimumInteritemSpacingForSection = Call(.minimumInteritemSpacingForSection, "collectionView(_:layout:minimumInteritemSpacingForSectionAt:)", to: { (owner: UICollectionView) in owner.flowDelegate }, or: { (owner: UICollectionView) in owner.overridableDelegate }, default: 0 as CGFloat, isRecorded: false)
    static let referenceSizeForHeader = Call(.referenceSizeForHeader, "collectionView(_:layout:referenceSizeForHeaderInSection:)", to: { (owner: UICollectionView) in owner.flowDelegate }, or: { (owner: UICollectionView) in owner.overridableDelegate }, default: .zero as CGSize, isRecorded: false)
    static let referenceSizeForFooter = Call(.referenceSizeForFooter, "collectionView(_:layout:referenceSizeForFooterInSection:)", to: { (owner: UICollectionView) in owner.flowDelegate }, or: { (owner: UICollectionView) in owner.overridableDelegate }, default: .zero as CGSize, isRecorded: false)

    static var rows: [CallRow] {
      [numberOfSections.row, numberOfItems.row, cellForItem.row, viewForSupplementaryElement.row, shouldHighlightItem.row, didHighlightItem.row, didUnhighlightItem.row, shouldSelectItem.row, didSelectItem.row, shouldDeselectItem.row, didDeselectItem.row, willDisplay.row, didEndDisplaying.row, contextMenuConfigurationForItems.row, contextMenuConfigurationForItem.row, willDisplayContextMenu.row, willEndContextMenuInteraction.row, willPerformPreviewAction.row, sizeForItem.row, insetForSection.row, minimumLineSpacingForSection.row, minimumInteritemSpacingForSection.row, referenceSizeForHeader.row, referenceSizeForFooter.row]
    }
  }
}

extension UICollectionViewDataSource {
  /// `1` where it is left out.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { DefaultBody.reached(1, by: self) }
  /// What UIKit does where it is left out.
  public func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView { DefaultBody.reached(UICollectionReusableView(frame: .zero), by: self) }
}

extension UICollectionViewDelegate {
  /// `true` where it is left out.
  public func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool { DefaultBody.reached(true, by: self) }
  /// Does nothing.
  public func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) { DefaultBody.reached(by: self) }
  /// Does nothing.
  public func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) { DefaultBody.reached(by: self) }
  /// `true` where it is left out.
  public func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { DefaultBody.reached(true, by: self) }
  /// Does nothing.
  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { DefaultBody.reached(by: self) }
  /// `true` where it is left out.
  public func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool { DefaultBody.reached(true, by: self) }
  /// Does nothing.
  public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) { DefaultBody.reached(by: self) }
  /// Does nothing.
  public func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) { DefaultBody.reached(by: self) }
  /// Does nothing.
  public func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath) { DefaultBody.reached(by: self) }
  /// `nil` where it is left out.
  public func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint) -> UIContextMenuConfiguration? { DefaultBody.reached(nil, by: self) }
  /// `nil` where it is left out.
  public func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? { DefaultBody.reached(nil, by: self) }
  /// Does nothing.
  public func collectionView(_ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) { DefaultBody.reached(by: self) }
  /// Does nothing.
  public func collectionView(_ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) { DefaultBody.reached(by: self) }
  /// Does nothing.
  public func collectionView(_ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) { DefaultBody.reached(by: self) }
}

extension UICollectionViewDelegateFlowLayout {
  /// What UIKit does where it is left out.
  public func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize { DefaultBody.reached(collectionViewLayout.flow.itemSize, by: self) }
  /// What UIKit does where it is left out.
  public func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int) -> UIEdgeInsets { DefaultBody.reached(collectionViewLayout.flow.sectionInset, by: self) }
  /// What UIKit does where it is left out.
  public func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int) -> CGFloat { DefaultBody.reached(collectionViewLayout.flow.minimumLineSpacing, by: self) }
  /// What UIKit does where it is left out.
  public func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int) -> CGFloat { DefaultBody.reached(collectionViewLayout.flow.minimumInteritemSpacing, by: self) }
  /// What UIKit does where it is left out.
  public func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int) -> CGSize { DefaultBody.reached(collectionViewLayout.flow.headerReferenceSize, by: self) }
  /// What UIKit does where it is left out.
  public func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int) -> CGSize { DefaultBody.reached(collectionViewLayout.flow.footerReferenceSize, by: self) }
}

import Foundation
import NavigationModel

extension UICollectionView {
  /// The calls to its data source and its delegate.
  enum Calls {
    static let numberOfSections = Call(
      .numberOfSections, "numberOfSections(in:)",
      to: { (view: UICollectionView) in view.answeringSource },
      or: { view in view.overridableSource }, default: 1, isRecorded: false)
    static let numberOfItems = Call(
      .numberOfItems, "collectionView(_:numberOfItemsInSection:)",
      to: { (view: UICollectionView) in view.answeringSource },
      or: { view in view.overridableSource }, default: 0, isRecorded: false)
    static let cellForItem = Call(
      .cellForItem, "collectionView(_:cellForItemAt:)",
      to: { (view: UICollectionView) in view.answeringSource },
      or: { view in view.overridableSource }, default: UICollectionViewCell?.none, isRecorded: false
    )
    static let viewForSupplementaryElement = Call(
      .viewForSupplementaryElement, "collectionView(_:viewForSupplementaryElementOfKind:at:)",
      to: { (view: UICollectionView) in view.answeringSource },
      or: { view in view.overridableSource }, default: UICollectionReusableView?.none,
      isRecorded: false)
    static let sizeForItem = Call(
      .sizeForItem, "collectionView(_:layout:sizeForItemAt:)",
      to: { (view: UICollectionView) in view.flowDelegate },
      or: { view in view.overridableDelegate }, default: CGSize.zero, isRecorded: false)
    static let insetForSection = Call(
      .insetForSection, "collectionView(_:layout:insetForSectionAt:)",
      to: { (view: UICollectionView) in view.flowDelegate },
      or: { view in view.overridableDelegate }, default: UIEdgeInsets.zero, isRecorded: false)
    static let lineSpacing = Call(
      .minimumLineSpacingForSection, "collectionView(_:layout:minimumLineSpacingForSectionAt:)",
      to: { (view: UICollectionView) in view.flowDelegate },
      or: { view in view.overridableDelegate }, default: CGFloat(0), isRecorded: false)
    static let itemSpacing = Call(
      .minimumInteritemSpacingForSection,
      "collectionView(_:layout:minimumInteritemSpacingForSectionAt:)",
      to: { (view: UICollectionView) in view.flowDelegate },
      or: { view in view.overridableDelegate }, default: CGFloat(0), isRecorded: false)
    static let sizeForHeader = Call(
      .referenceSizeForHeader, "collectionView(_:layout:referenceSizeForHeaderInSection:)",
      to: { (view: UICollectionView) in view.flowDelegate },
      or: { view in view.overridableDelegate }, default: CGSize.zero, isRecorded: false)
    static let sizeForFooter = Call(
      .referenceSizeForFooter, "collectionView(_:layout:referenceSizeForFooterInSection:)",
      to: { (view: UICollectionView) in view.flowDelegate },
      or: { view in view.overridableDelegate }, default: CGSize.zero, isRecorded: false)
    static let shouldHighlightItem = Call(
      .shouldHighlightItem, "collectionView(_:shouldHighlightItemAt:)",
      to: { (view: UICollectionView) in view.answeringDelegate },
      or: { view in view.overridableDelegate }, default: true)
    static let shouldSelectItem = Call(
      .shouldSelectItem, "collectionView(_:shouldSelectItemAt:)",
      to: { (view: UICollectionView) in view.answeringDelegate },
      or: { view in view.overridableDelegate }, default: true)
    static let shouldDeselectItem = Call(
      .shouldDeselectItem, "collectionView(_:shouldDeselectItemAt:)",
      to: { (view: UICollectionView) in view.answeringDelegate },
      or: { view in view.overridableDelegate }, default: true)
    static let didHighlightItem = Call(
      .didHighlightItem, "collectionView(_:didHighlightItemAt:)",
      to: { (view: UICollectionView) in view.answeringDelegate },
      or: { view in view.overridableDelegate })
    static let didUnhighlightItem = Call(
      .didUnhighlightItem, "collectionView(_:didUnhighlightItemAt:)",
      to: { (view: UICollectionView) in view.answeringDelegate },
      or: { view in view.overridableDelegate })
    static let didSelectItem = Call(
      .didSelectItem, "collectionView(_:didSelectItemAt:)",
      to: { (view: UICollectionView) in view.answeringDelegate },
      or: { view in view.overridableDelegate })
    static let didDeselectItem = Call(
      .didDeselectItem, "collectionView(_:didDeselectItemAt:)",
      to: { (view: UICollectionView) in view.answeringDelegate },
      or: { view in view.overridableDelegate })
    static let willDisplay = Call(
      .willDisplay, "collectionView(_:willDisplay:forItemAt:)",
      to: { (view: UICollectionView) in view.answeringDelegate },
      or: { view in view.overridableDelegate }, default: (), isRecorded: false)
    static let didEndDisplaying = Call(
      .didEndDisplaying, "collectionView(_:didEndDisplaying:forItemAt:)",
      to: { (view: UICollectionView) in view.answeringDelegate },
      or: { view in view.overridableDelegate }, default: (), isRecorded: false)

    static let contextMenuOfItems = Call(
      .contextMenuConfigurationForItems,
      "collectionView(_:contextMenuConfigurationForItemsAt:point:)",
      to: { (view: UICollectionView) in view.answeringDelegate },
      or: { view in view.overridableDelegate }, default: UIContextMenuConfiguration?.none,
      isRecorded: false)
    static let contextMenuOfItem = Call(
      .contextMenuConfigurationForItem,
      "collectionView(_:contextMenuConfigurationForItemAt:point:)",
      to: { (view: UICollectionView) in view.answeringDelegate },
      or: { view in view.overridableDelegate }, default: UIContextMenuConfiguration?.none,
      isRecorded: false)
    static let willDisplayContextMenu = Call(
      .willDisplayContextMenu, "collectionView(_:willDisplayContextMenu:animator:)",
      to: { (view: UICollectionView) in view.answeringDelegate },
      or: { view in view.overridableDelegate })
    static let willEndContextMenu = Call(
      .willEndContextMenuInteraction,
      "collectionView(_:willEndContextMenuInteraction:animator:)",
      to: { (view: UICollectionView) in view.answeringDelegate },
      or: { view in view.overridableDelegate })
    static let willPerformPreviewAction = Call(
      .willPerformPreviewAction,
      "collectionView(_:willPerformPreviewActionForMenuWith:animator:)",
      to: { (view: UICollectionView) in view.answeringDelegate },
      or: { view in view.overridableDelegate })

    static var rows: [CallRow] {
      [
        numberOfSections.row, numberOfItems.row, cellForItem.row, shouldHighlightItem.row,
        shouldSelectItem.row, shouldDeselectItem.row, didHighlightItem.row, didUnhighlightItem.row,
        didSelectItem.row, didDeselectItem.row, willDisplay.row, didEndDisplaying.row,
        viewForSupplementaryElement.row, sizeForItem.row, insetForSection.row, lineSpacing.row,
        itemSpacing.row, sizeForHeader.row, sizeForFooter.row, contextMenuOfItems.row,
        contextMenuOfItem.row, willDisplayContextMenu.row, willEndContextMenu.row,
        willPerformPreviewAction.row,
      ]
    }
  }

  /// Its data source, unless that is a plain controller, which implements nothing.
  fileprivate var answeringSource: (any UICollectionViewDataSource)? {
    (dataSource as? UICollectionViewController)?.isPlain == true ? nil : dataSource
  }

  /// Its delegate, unless that is a plain controller.
  fileprivate var answeringDelegate: (any UICollectionViewDelegate)? {
    (delegate as? UICollectionViewController)?.isPlain == true ? nil : delegate
  }

  /// Its delegate, if that gives a flow layout sizes.
  fileprivate var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
    answeringDelegate as? any UICollectionViewDelegateFlowLayout
  }

  fileprivate var overridableSource: (any Overridable)? {
    dataSource as? UICollectionViewController
  }
  fileprivate var overridableDelegate: (any Overridable)? {
    delegate as? UICollectionViewController
  }
}

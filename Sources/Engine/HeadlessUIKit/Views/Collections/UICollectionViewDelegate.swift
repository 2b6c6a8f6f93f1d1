import Foundation

/// Methods to respond to and control what the user does with the items of a collection view.
///
/// [UICollectionViewDelegate](https://developer.apple.com/documentation/uikit/uicollectionviewdelegate)
// rows: UICollectionView.Calls, $0.answeringDelegate, or $0.overridableDelegate
@preconcurrency @MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  /// Whether an item that is touched is highlighted, and may be selected (H5).
  // row: shouldHighlightItem = true
  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool
  /// Called when an item is touched (H5).
  // row: didHighlightItem
  func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  )
  /// Called when an item is no longer touched (H5).
  // row: didUnhighlightItem
  func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  )
  /// Whether the user may select an item (H5).
  // row: shouldSelectItem = true
  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool
  /// Called when the user has selected an item (H5).
  // row: didSelectItem
  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  )
  /// Whether the user may deselect one of several selected items (H6).
  // row: shouldDeselectItem = true
  func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool
  /// Called when the user has deselected an item, or selected another one (H6).
  // row: didDeselectItem
  func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  )
  /// Called before the cell of an item appears (H4).
  // row: willDisplay; unrecorded
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  )
  /// Called when the cell of an item has disappeared (H4).
  // row: didEndDisplaying; unrecorded
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  )
  /// Where an item goes that the user moves to a place; `originalIndexPath` is where the movement began
  /// (iOS 15).
  // no row: only programs in Swift have it
  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath
  /// The same before iOS 15.
  // no row: only programs in Swift have it
  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath

  // MARK: Context menus

  /// The menu that a long press on items shows; nil for none (H93).
  // row: contextMenuConfigurationForItems = nil; unrecorded
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration?
  /// The menu that a long press on an item shows before iOS 16; nil for none (H93).
  // row: contextMenuConfigurationForItem = nil; unrecorded
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Called before the menu of an item appears (H94).
  // row: willDisplayContextMenu
  func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )
  /// Called before the menu of an item disappears (H94).
  // row: willEndContextMenuInteraction
  func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )
  /// Called when the preview of an item's menu was tapped (H95).
  // row: willPerformPreviewAction
  func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  )
}

extension UICollectionViewDelegate {
  /// The answer of the older form.
  public func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    DefaultBody.reached(
      collectionView.make(UICollectionView.MoveCalls.olderTarget, to: self, []) {
        $0.collectionView(
          collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath,
          toProposedIndexPath: proposedIndexPath)
      }, by: self)
  }
  /// Where the user moves it.
  public func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { DefaultBody.reached(proposedIndexPath, by: self) }
}

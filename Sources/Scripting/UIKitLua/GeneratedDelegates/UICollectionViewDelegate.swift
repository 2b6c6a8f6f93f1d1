// Written by `make surface` from the rows of the protocols; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel

extension ScriptedCollectionDelegate {
  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool { answer(.shouldHighlightItem, [collectionView, indexPath]) ?? true }
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) { _ = run(.didHighlightItem, [collectionView, indexPath]) }
  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) { _ = run(.didUnhighlightItem, [collectionView, indexPath]) }
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { answer(.shouldSelectItem, [collectionView, indexPath]) ?? true }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { _ = run(.didSelectItem, [collectionView, indexPath]) }
  func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool { answer(.shouldDeselectItem, [collectionView, indexPath]) ?? true }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) { _ = run(.didDeselectItem, [collectionView, indexPath]) }
  func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) { _ = run(.willDisplay, [collectionView, cell, indexPath]) }
  func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath) { _ = run(.didEndDisplaying, [collectionView, cell, indexPath]) }
  func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint) -> UIContextMenuConfiguration? { answer(.contextMenuConfigurationForItems, [collectionView, indexPaths, point]) }
  func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? { answer(.contextMenuConfigurationForItem, [collectionView, indexPath, point]) }
  func collectionView(_ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) { _ = run(.willDisplayContextMenu, [collectionView, configuration, animator as? ContextMenuAnimator]) }
  func collectionView(_ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) { _ = run(.willEndContextMenuInteraction, [collectionView, configuration, animator as? ContextMenuAnimator]) }
  func collectionView(_ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) { _ = run(.willPerformPreviewAction, [collectionView, configuration, animator as? ContextMenuAnimator]) }
}

extension TableDescriptor {
  static var uiCollectionViewDelegate: TableDescriptor {
    TableDescriptor("UICollectionViewDelegate", "Methods to respond to and control what the user does with the items of a collection view. It has all functions of UIScrollViewDelegate, too.")
      .call(.shouldHighlightItem, ["collectionView": UICollectionView.self, "indexPath": IndexPath.self], returning: Bool.self, "Whether an item that is touched is highlighted, and may be selected. Only false refuses.", facts: "H5")
      .call(.didHighlightItem, ["collectionView": UICollectionView.self, "indexPath": IndexPath.self], "Called when an item is touched.", facts: "H5")
      .call(.didUnhighlightItem, ["collectionView": UICollectionView.self, "indexPath": IndexPath.self], "Called when an item is no longer touched.", facts: "H5")
      .call(.shouldSelectItem, ["collectionView": UICollectionView.self, "indexPath": IndexPath.self], returning: Bool.self, "Whether the user may select an item. Only false refuses.", facts: "H5")
      .call(.didSelectItem, ["collectionView": UICollectionView.self, "indexPath": IndexPath.self], "Called when the user has selected an item.", facts: "H5")
      .call(.shouldDeselectItem, ["collectionView": UICollectionView.self, "indexPath": IndexPath.self], returning: Bool.self, "Whether the user may deselect one of several selected items. Only false refuses.", facts: "H6")
      .call(.didDeselectItem, ["collectionView": UICollectionView.self, "indexPath": IndexPath.self], "Called when the user has deselected an item, or selected another one.", facts: "H6")
      .call(.willDisplay, ["collectionView": UICollectionView.self, "cell": UICollectionViewCell.self, "indexPath": IndexPath.self], "Called before the cell of an item appears.", facts: "H4")
      .call(.didEndDisplaying, ["collectionView": UICollectionView.self, "cell": UICollectionViewCell.self, "indexPath": IndexPath.self], "Called when the cell of an item has disappeared.", facts: "H4")
      .call(.contextMenuConfigurationForItems, ["collectionView": UICollectionView.self, "indexPaths": [IndexPath].self, "point": CGPoint.self], returning: UIContextMenuConfiguration?.self, "The menu that a long press on items shows; nil for none.", facts: "H93")
      .call(.contextMenuConfigurationForItem, ["collectionView": UICollectionView.self, "indexPath": IndexPath.self, "point": CGPoint.self], returning: UIContextMenuConfiguration?.self, "The menu that a long press on an item shows before iOS 16; nil for none.", facts: "H93")
      .call(.willDisplayContextMenu, ["collectionView": UICollectionView.self, "configuration": UIContextMenuConfiguration.self, "animator": ContextMenuAnimator.self], "Called before the menu of an item appears.", facts: "H94")
      .call(.willEndContextMenuInteraction, ["collectionView": UICollectionView.self, "configuration": UIContextMenuConfiguration.self, "animator": ContextMenuAnimator.self], "Called before the menu of an item disappears.", facts: "H94")
      .call(.willPerformPreviewAction, ["collectionView": UICollectionView.self, "configuration": UIContextMenuConfiguration.self, "animator": ContextMenuAnimator.self], "Called when the preview of an item's menu was tapped.", facts: "H95")
  }
}

import Foundation
import HeadlessUIKit
import Lua

extension ScriptWorld {
  /// The data source of collection views.
  static var collectionSource: TableDescriptor {
    TableDescriptor(
      "UICollectionViewDataSource", "Provides the sections and items of a collection view."
    )
    .call(
      .numberOfSections, ["view": UICollectionView.self], returning: Int.self,
      "Asked for the number of sections; 1 without this function."
    )
    .call(
      .numberOfItems, ["view": UICollectionView.self, "section": Int.self], returning: Int.self,
      "Asked for the number of items in a section."
    )
    .call(
      .cellForItem, ["view": UICollectionView.self, "indexPath": IndexPath.self],
      returning: UICollectionViewCell.self, "Asked for the cell of an item; nil is an error."
    )
    .call(
      .viewForSupplementaryElement,
      ["view": UICollectionView.self, "kind": ElementKind.self, "indexPath": IndexPath.self],
      returning: UICollectionReusableView.self,
      "Asked for the header or footer of a section, by its kind.")
  }

  /// The delegate of collection views.
  static var collectionDelegate: TableDescriptor {
    TableDescriptor(
      "UICollectionViewDelegate", "Allows the user's selections, and is notified of them."
    )
    .call(
      .shouldHighlightItem, ["view": UICollectionView.self, "indexPath": IndexPath.self],
      returning: Bool.self, "Asked whether a touched item may be selected; only false refuses."
    )
    .call(
      .shouldSelectItem, ["view": UICollectionView.self, "indexPath": IndexPath.self],
      returning: Bool.self, "Asked whether an item may be selected; only false refuses."
    )
    .call(
      .shouldDeselectItem, ["view": UICollectionView.self, "indexPath": IndexPath.self],
      returning: Bool.self,
      "Asked whether one of several selected items may be deselected; only false refuses."
    )
    .call(
      .didHighlightItem, ["view": UICollectionView.self, "indexPath": IndexPath.self],
      "Called when an item is touched."
    )
    .call(
      .didUnhighlightItem, ["view": UICollectionView.self, "indexPath": IndexPath.self],
      "Called when an item is no longer touched."
    )
    .call(
      .didSelectItem, ["view": UICollectionView.self, "indexPath": IndexPath.self],
      "Called when the user has selected an item; a script's `selectItem` does not call it."
    )
    .call(
      .didDeselectItem, ["view": UICollectionView.self, "indexPath": IndexPath.self],
      "Called when the user has deselected an item, or selected another one."
    )
    .call(
      .willDisplay,
      [
        "view": UICollectionView.self, "cell": UICollectionViewCell.self,
        "indexPath": IndexPath.self,
      ],
      "Called before the cell of an item appears."
    )
    .call(
      .didEndDisplaying,
      [
        "view": UICollectionView.self, "cell": UICollectionViewCell.self,
        "indexPath": IndexPath.self,
      ],
      "Called when the cell of an item has disappeared."
    )
    .call(
      .sizeForItem,
      [
        "view": UICollectionView.self, "layout": UICollectionViewLayout.self,
        "indexPath": IndexPath.self,
      ], returning: CGSize.self, "Asked by a flow layout for the size of an item."
    )
    .call(
      .insetForSection, layoutQuestion, returning: UIEdgeInsets.self,
      "Asked by a flow layout for the space around the items of a section."
    )
    .call(
      .minimumLineSpacingForSection, layoutQuestion, returning: Double.self,
      "Asked by a flow layout for the least distance between lines."
    )
    .call(
      .minimumInteritemSpacingForSection, layoutQuestion, returning: Double.self,
      "Asked by a flow layout for the least distance between the items of a line."
    )
    .call(
      .referenceSizeForHeader, layoutQuestion, returning: CGSize.self,
      "Asked by a flow layout for the size of a section's header; zero for none."
    )
    .call(
      .referenceSizeForFooter, layoutQuestion, returning: CGSize.self,
      "Asked by a flow layout for the size of a section's footer; zero for none."
    )
    .call(
      .contextMenuConfigurationForItems,
      ["view": UICollectionView.self, "indexPaths": [IndexPath].self, "point": CGPoint.self],
      returning: UIContextMenuConfiguration?.self,
      "Asked for the menu of an item that is pressed long; nil for none."
    )
    .call(
      .contextMenuConfigurationForItem,
      ["view": UICollectionView.self, "indexPath": IndexPath.self, "point": CGPoint.self],
      returning: UIContextMenuConfiguration?.self,
      "Asked in the same way if the other function gives none, as before iOS 16."
    )
    .call(.willDisplayContextMenu, menu, "Called before the menu of an item appears.")
    .call(.willEndContextMenuInteraction, menu, "Called before the menu of an item disappears.")
    .call(
      .willPerformPreviewAction, menu, "Called when the preview of an item's menu was tapped.")
  }

  private static var menu: KeyValuePairs<String, any LuaConvertible.Type> {
    [
      "view": UICollectionView.self, "configuration": UIContextMenuConfiguration.self,
      "animator": ContextMenuAnimator.self,
    ]
  }

  private static var layoutQuestion: KeyValuePairs<String, any LuaConvertible.Type> {
    [
      "view": UICollectionView.self, "layout": UICollectionViewLayout.self, "section": Int.self,
    ]
  }
}

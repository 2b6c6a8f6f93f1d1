import Foundation
import NavigationModel

extension UICollectionView: ContextMenuSource {
  /// Asks for the menu of an item; by the method of iOS 16, then by that of iOS 13.
  func configuration(
    of path: IndexPath, at point: CGPoint
  ) -> UIContextMenuConfiguration? {
    let found = call(Calls.contextMenuConfigurationForItems) {
      $0.collectionView(self, contextMenuConfigurationForItemsAt: [path], point: point)
    }
    if let found { return found }
    return call(Calls.contextMenuConfigurationForItem) {
      $0.collectionView(self, contextMenuConfigurationForItemAt: path, point: point)
    }
  }

  func contextMenuWillAppear(_ menu: ContextMenu, _ animator: ContextMenuAnimator) {
    call(Calls.willDisplayContextMenu) {
      $0.collectionView(self, willDisplayContextMenu: menu.configuration, animator: animator)
    }
  }

  func contextMenuWillDisappear(_ menu: ContextMenu, _ animator: ContextMenuAnimator) {
    call(Calls.willEndContextMenuInteraction) {
      $0.collectionView(
        self, willEndContextMenuInteraction: menu.configuration, animator: animator)
    }
  }

  func previewWasTapped(of menu: ContextMenu, _ animator: ContextMenuAnimator) {
    call(Calls.willPerformPreviewAction) {
      $0.collectionView(
        self, willPerformPreviewActionForMenuWith: menu.configuration, animator: animator)
    }
  }
}

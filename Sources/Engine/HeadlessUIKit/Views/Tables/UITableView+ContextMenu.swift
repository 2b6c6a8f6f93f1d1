import Foundation
import NavigationModel

extension UITableView: ContextMenuSource {
  /// Asks for the menu of a row.
  func configuration(
    of path: IndexPath, at point: CGPoint
  ) -> UIContextMenuConfiguration? {
    call(Calls.contextMenuConfigurationForRow) {
      $0.tableView(self, contextMenuConfigurationForRowAt: path, point: point)
    }
  }

  func contextMenuWillAppear(_ menu: ContextMenu, _ animator: ContextMenuAnimator) {
    call(Calls.willDisplayContextMenu) {
      $0.tableView(self, willDisplayContextMenu: menu.configuration, animator: animator)
    }
  }

  func contextMenuWillDisappear(_ menu: ContextMenu, _ animator: ContextMenuAnimator) {
    call(Calls.willEndContextMenuInteraction) {
      $0.tableView(self, willEndContextMenuInteraction: menu.configuration, animator: animator)
    }
  }

  func previewWasTapped(of menu: ContextMenu, _ animator: ContextMenuAnimator) {
    call(Calls.willPerformPreviewAction) {
      $0.tableView(
        self, willPerformPreviewActionForMenuWith: menu.configuration, animator: animator)
    }
  }
}

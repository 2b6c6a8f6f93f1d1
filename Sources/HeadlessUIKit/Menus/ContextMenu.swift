import Foundation
import NavigationModel

/// What gives context menus, and is notified of them: a table, a collection view or an interaction.
protocol ContextMenuSource: AnyObject {
  /// Called before the menu appears (H94).
  func contextMenuWillAppear(_ menu: ContextMenu, _ animator: ContextMenuAnimator)
  /// Called before the menu disappears (H94).
  func contextMenuWillDisappear(_ menu: ContextMenu, _ animator: ContextMenuAnimator)
  /// Called when its preview was tapped (H95).
  func previewWasTapped(of menu: ContextMenu, _ animator: ContextMenuAnimator)
}

/// A context menu that a long press has asked for.
final class ContextMenu {
  /// What the program wants it to show.
  let configuration: UIContextMenuConfiguration
  /// The text of the preview.
  let previewText: String
  /// The controller of the preview; nil for what was pressed.
  let preview: UIViewController?
  /// The menu; empty without one.
  let menu: UIMenu
  private(set) weak var source: (any ContextMenuSource)?
  private lazy var appearing = ContextMenuAnimator(preview)
  private lazy var disappearing = ContextMenuAnimator(preview)
  private var committing: ContextMenuAnimator?

  /// Asks for the preview, then for the menu (unconfirmed).
  init(
    _ configuration: UIContextMenuConfiguration, of source: any ContextMenuSource,
    called text: String
  ) {
    self.configuration = configuration
    self.source = source
    preview = configuration.makePreview()
    menu = configuration.makeMenu() ?? UIMenu()
    // The view of the preview is loaded and gets no callbacks of appearance (unconfirmed).
    preview?.loadViewIfNeeded()
    let title = preview.map { $0.title ?? $0.className }
    previewText = title ?? text
  }

  /// The same for a view that was pressed.
  convenience init(
    _ configuration: UIContextMenuConfiguration, of source: any ContextMenuSource,
    on pressed: UIView
  ) {
    self.init(
      configuration, of: source, called: pressed.visibleText ?? pressed.className)
  }

  /// Follows the menu on the screen.
  func notify(_ moment: PanelMoment) {
    switch moment {
    case .willPresent:
      source?.contextMenuWillAppear(self, appearing)
      appearing.animate()
    case .didPresent: appearing.complete()
    case .willDismiss:
      source?.contextMenuWillDisappear(self, disappearing)
      disappearing.animate()
    case .didDismiss:
      // What follows a tap on the preview comes first (unconfirmed).
      committing?.complete()
      disappearing.complete()
    case .clicked: break
    }
  }

  /// Lets the program follow a tap on the preview (H95).
  func commit() {
    let animator = ContextMenuAnimator(preview)
    committing = animator
    source?.previewWasTapped(of: self, animator)
    animator.animate()
  }
}

extension UIView {
  /// Shows the context menu of the nearest view around that has one now; false if none has (H93).
  final func showContextMenu() -> Bool {
    let stage = Stage.current
    guard stage.panel == nil else { return false }
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    var view: UIView? = self
    while let current = view {
      if let menu = current.contextMenu(at: convert(middle, to: current), of: self) {
        MenuPanel(menu, from: self).appear(in: window)
        return true
      }
      view = current.container
    }
    return false
  }

  private func contextMenu(at point: CGPoint, of pressed: UIView) -> ContextMenu? {
    for case let interaction as UIContextMenuInteraction in interactions.reversed() {
      if let found = interaction.configuration(at: point) {
        return ContextMenu(found, of: interaction, on: pressed)
      }
    }
    switch self {
    case let cell as UITableViewCell:
      guard let table = superview as? UITableView, let path = cell.place else { return nil }
      return table.configuration(of: path, at: table.convert(point, from: self))
        .map { ContextMenu($0, of: table, on: self) }
    case let cell as UICollectionViewCell:
      guard let list = superview as? UICollectionView, let path = cell.place else { return nil }
      return list.configuration(of: path, at: list.convert(point, from: self))
        .map { ContextMenu($0, of: list, on: self) }
    default: return nil
    }
  }
}

extension UITableView: ContextMenuSource {
  /// Asks for the menu of a row.
  fileprivate func configuration(
    of path: IndexPath, at point: CGPoint
  ) -> UIContextMenuConfiguration? {
    call(Calls.contextMenu) {
      $0.tableView(self, contextMenuConfigurationForRowAt: path, point: point)
    }
  }

  func contextMenuWillAppear(_ menu: ContextMenu, _ animator: ContextMenuAnimator) {
    call(Calls.willDisplayContextMenu) {
      $0.tableView(self, willDisplayContextMenu: menu.configuration, animator: animator)
    }
  }

  func contextMenuWillDisappear(_ menu: ContextMenu, _ animator: ContextMenuAnimator) {
    call(Calls.willEndContextMenu) {
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

extension UICollectionView: ContextMenuSource {
  /// Asks for the menu of an item; by the method of iOS 16, then by that of iOS 13.
  fileprivate func configuration(
    of path: IndexPath, at point: CGPoint
  ) -> UIContextMenuConfiguration? {
    let found = call(Calls.contextMenuOfItems) {
      $0.collectionView(self, contextMenuConfigurationForItemsAt: [path], point: point)
    }
    if let found { return found }
    return call(Calls.contextMenuOfItem) {
      $0.collectionView(self, contextMenuConfigurationForItemAt: path, point: point)
    }
  }

  func contextMenuWillAppear(_ menu: ContextMenu, _ animator: ContextMenuAnimator) {
    call(Calls.willDisplayContextMenu) {
      $0.collectionView(self, willDisplayContextMenu: menu.configuration, animator: animator)
    }
  }

  func contextMenuWillDisappear(_ menu: ContextMenu, _ animator: ContextMenuAnimator) {
    call(Calls.willEndContextMenu) {
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

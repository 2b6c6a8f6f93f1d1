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

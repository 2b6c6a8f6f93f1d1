import Foundation
import NavigationModel

/// Gives the menus of an interaction, and is notified of them.
///
/// [UIContextMenuInteractionDelegate](https://developer.apple.com/documentation/uikit/uicontextmenuinteractiondelegate)
// rows: UIContextMenuInteraction.Calls, $0.delegate
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  /// The menu at a point of the view; nil for none (H93).
  // row: configurationForMenu; unrecorded
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Called when the preview was tapped (H95).
  // row: willPerformPreviewAction
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  )
  /// Called before the menu appears (H94).
  // row: willDisplayMenu
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )
  /// Called before the menu disappears (H94).
  // row: willEnd
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )
}

/// Lets a program animate along with a context menu, and act when it is done.
///
/// [UIContextMenuInteractionAnimating](https://developer.apple.com/documentation/uikit/uicontextmenuinteractionanimating)
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The controller of the preview; nil for none.
  var previewViewController: UIViewController? { get }
  /// Performs changes along with the animation.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Calls a closure after the animation.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// The same for a preview that was tapped.
///
/// [UIContextMenuInteractionCommitAnimating](https://developer.apple.com/documentation/uikit/uicontextmenuinteractioncommitanimating)
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// How the preview disappears; `dismiss` by default. Kept, no effect.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// How the preview of a context menu disappears when it was tapped.
///
/// [UIContextMenuInteractionCommitStyle](https://developer.apple.com/documentation/uikit/uicontextmenuinteractioncommitstyle)
nonisolated public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// It disappears with the menu.
  case dismiss = 0
  /// It becomes what is shown next.
  case pop = 1
}

import Foundation

/// Creates what the preview of a context menu shows; nil for what was pressed (H93).
///
/// [UIContextMenuContentPreviewProvider](https://developer.apple.com/documentation/uikit/uicontextmenucontentpreviewprovider)
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// Creates the menu of a context menu from what the system suggests, which is nothing here; nil for
/// none (H93).
///
/// [UIContextMenuActionProvider](https://developer.apple.com/documentation/uikit/uicontextmenuactionprovider)
public typealias UIContextMenuActionProvider = (_ suggestedActions: [UIMenuElement]) -> UIMenu?

/// What a long press shows: a preview, and a menu below it (H93).
///
/// [UIContextMenuConfiguration](https://developer.apple.com/documentation/uikit/uicontextmenuconfiguration)
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// What it is about, for the program.
  open private(set) var identifier: any NSCopying
  private let preview: AnsweringHandler<Void, UIViewController?>?
  private let actions: AnsweringHandler<[UIMenuElement], UIMenu?>?

  /// Creates a configuration; its closures are called when the menu is shown.
  public init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    preview = previewProvider.map { provide in AnsweringHandler(.preview) { provide() } }
    actions = actionProvider.map { AnsweringHandler(.menuActions, $0) }
    super.init()
  }

  /// The controller of the preview; nil for none.
  func makePreview() -> UIViewController? { preview?.answer(()) }

  /// The menu; nil for none.
  func makeMenu() -> UIMenu? { actions?.answer([]) }

  nonisolated deinit {}
}

/// The animations and completions that a program adds to the animation of a context menu.
package final class ContextMenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating,
  UITabBarController.Sidebar.Animating
{
  package let previewViewController: UIViewController?
  package var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private var animations: [Handler<Void>] = []
  private var completions: [Handler<Void>] = []

  /// Creates an animator that the program has added nothing to.
  init(_ preview: UIViewController?) {
    previewViewController = preview
    super.init()
  }

  package func addAnimations(_ animations: @escaping () -> Void) {
    self.animations.append(Handler(.menuAnimation) { animations() })
  }

  package func addCompletion(_ completion: @escaping () -> Void) {
    completions.append(Handler(.menuCompletion) { completion() })
  }

  /// Performs the changes.
  func animate() {
    for handler in animations { handler.run() }
    animations = []
  }

  /// Calls the closures that wait for the end.
  func complete() {
    let waiting = completions
    completions = []
    for handler in waiting { handler.run() }
  }

  nonisolated deinit {}
}

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

/// How the preview of a context menu disappears when it was tapped.
///
/// [UIContextMenuInteractionCommitStyle](https://developer.apple.com/documentation/uikit/uicontextmenuinteractioncommitstyle)
nonisolated public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// It disappears with the menu.
  case dismiss = 0
  /// It becomes what is shown next.
  case pop = 1
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

/// The animations and completions that a program adds to the animation of a context menu.
package final class ContextMenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
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

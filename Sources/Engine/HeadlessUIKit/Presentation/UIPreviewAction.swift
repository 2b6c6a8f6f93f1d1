import Foundation

/// An action below a controller that is shown while a view is pressed; it is not chosen here.
///
/// [UIPreviewAction](https://developer.apple.com/documentation/uikit/uipreviewaction)
@preconcurrency @MainActor
open class UIPreviewAction: NSObject, UIPreviewActionItem {
  /// Its title.
  open private(set) var title: String
  /// How it is drawn.
  package let style: Style
  private let choice: Handler<(UIPreviewAction, UIViewController)>

  /// How an action is drawn.
  ///
  /// [UIPreviewAction.Style](https://developer.apple.com/documentation/uikit/uipreviewaction/style)
  nonisolated public enum Style: Int, Sendable {
    case `default` = 0
    case selected = 1
    case destructive = 2
  }

  /// Creates an action with a title and what it does.
  public init(
    title: String, style: Style, handler: @escaping (UIPreviewAction, UIViewController) -> Void
  ) {
    (self.title, self.style) = (title, style)
    let choose = handler
    choice = Handler(.action) { choose($0.0, $0.1) }
    super.init()
  }

  /// What it does when it is chosen.
  open var handler: (any UIPreviewActionItem, UIViewController) -> Void {
    { [self, choice] _, controller in choice.run((self, controller)) }
  }

  nonisolated deinit {}
}

/// What can be chosen below a controller that is shown while a view is pressed.
///
/// [UIPreviewActionItem](https://developer.apple.com/documentation/uikit/uipreviewactionitem)
@preconcurrency @MainActor
public protocol UIPreviewActionItem: NSObjectProtocol {
  /// Its title.
  var title: String { get }
}

/// Actions below a controller that is shown while a view is pressed, behind one title.
///
/// [UIPreviewActionGroup](https://developer.apple.com/documentation/uikit/uipreviewactiongroup)
@preconcurrency @MainActor
open class UIPreviewActionGroup: NSObject, UIPreviewActionItem {
  /// Its title.
  open private(set) var title: String
  /// How it is drawn.
  package let style: UIPreviewAction.Style
  /// Its actions.
  package let actions: [UIPreviewAction]

  /// Creates a group with a title.
  public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
    (self.title, self.style, self.actions) = (title, style, actions)
    super.init()
  }

  nonisolated deinit {}
}

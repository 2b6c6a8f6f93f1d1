import Foundation

/// An action below a controller that is shown while a view is pressed; it is not chosen here.
///
/// [UIPreviewAction](https://developer.apple.com/documentation/uikit/uipreviewaction)
@preconcurrency @MainActor
open class UIPreviewAction: NSObject, UIPreviewActionItem {
  /// Its title.
  public let title: String
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

import Foundation

/// Actions below a controller that is shown while a view is pressed, behind one title.
///
/// [UIPreviewActionGroup](https://developer.apple.com/documentation/uikit/uipreviewactiongroup)
@preconcurrency @MainActor
open class UIPreviewActionGroup: NSObject, UIPreviewActionItem {
  /// Its title.
  public let title: String
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

import Foundation

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

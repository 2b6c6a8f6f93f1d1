import Foundation

/// The source information of an unwind segue while its destination is searched for.
///
/// [UIStoryboardUnwindSegueSource](https://developer.apple.com/documentation/uikit/uistoryboardunwindseguesource)
@preconcurrency @MainActor
public final class UIStoryboardUnwindSegueSource: NSObject {
  /// The controller that started the segue.
  public let source: UIViewController
  /// The action that the destination implements.
  public let unwindAction: Selector
  /// The object that the user touched.
  public let sender: Any?

  init(source: UIViewController, unwindAction: Selector, sender: Any?) {
    self.source = source
    self.unwindAction = unwindAction
    self.sender = sender
    super.init()
  }

  /// The source and its ancestors, nearest first: the path up that the search follows.
  var trail: [UIViewController] { source.trail }

  nonisolated deinit {}
}

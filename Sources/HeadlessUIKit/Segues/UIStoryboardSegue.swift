import Foundation

/// A transition from one controller to another that a program prepares before it happens.
///
/// [UIStoryboardSegue](https://developer.apple.com/documentation/uikit/uistoryboardsegue)
open class UIStoryboardSegue: NSObject {
  /// Its identifier; nil if it has none.
  public let identifier: String?
  /// The controller it starts from.
  public let source: UIViewController
  /// The controller it leads to.
  public let destination: UIViewController
  private var performHandler: Handler<Void>?

  /// Creates a segue that does nothing when it is performed; for subclasses.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  /// Creates a segue that calls a closure when it is performed.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    self.performHandler = Handler(.segue, performHandler)
  }

  /// Performs the transition.
  open func perform() { performHandler?.run() }

  /// Whether it dismisses a presented controller on its path.
  var dismisses: Bool { false }

  nonisolated deinit {}
}

/// The source information of an unwind segue while its destination is searched for.
///
/// [UIStoryboardUnwindSegueSource](https://developer.apple.com/documentation/uikit/uistoryboardunwindseguesource)
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

extension UIViewController {
  /// The controller and its ancestors, nearest first; the one above a presented controller is the
  /// one that requested the presentation, if it is still a descendant of the presenter or the
  /// presenter itself (P123).
  fileprivate var trail: [UIViewController] {
    var trail = [self]
    var current = self
    while let next = current.parent ?? current.presentingSource {
      trail.append(next)
      current = next
    }
    return trail
  }

  private var presentingSource: UIViewController? {
    guard let presenter = stage.hierarchy[id].presenter,
      let source = stage.hierarchy[presenter].presentation?.source
    else { return nil }
    let isStillThere =
      stage.hierarchy.contains(source) && stage.hierarchy.lineage(of: source).contains(presenter)
    return controller(isStillThere ? source : presenter)
  }
}

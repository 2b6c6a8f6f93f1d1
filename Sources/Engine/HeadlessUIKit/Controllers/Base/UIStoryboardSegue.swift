import Foundation

/// A transition from one controller to another that a program prepares before it happens.
///
/// [UIStoryboardSegue](https://developer.apple.com/documentation/uikit/uistoryboardsegue)
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// Its identifier; nil if it has none.
  open private(set) var identifier: String?
  /// The controller it starts from.
  open private(set) var source: UIViewController
  /// The controller it leads to.
  open private(set) var destination: UIViewController
  /// What overrides its members; nil if nothing does.
  package var overrides: (any MemberOverrides)?
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
  // overridable
  open func perform() { performHandler?.run() }

  /// Calls `perform` or its override.
  package func receivePerform() {
    callMember(.perform) { perform() }
  }

  /// Whether it dismisses a presented controller on its path.
  var dismisses: Bool { false }

  nonisolated deinit {}
}

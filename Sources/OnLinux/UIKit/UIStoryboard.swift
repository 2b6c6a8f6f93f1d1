import Foundation
import HeadlessUIKit

/// A file with controllers and how they follow each other; their views are not made, so that outlets are
/// nil.
///
/// [UIStoryboard](https://developer.apple.com/documentation/uikit/uistoryboard)
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  let name: String
  let bundle: Bundle
  #if !canImport(ObjectiveC)
    let file: StoryboardFile
  #endif

  /// Reads a storyboard, in the main bundle without another; one that doesn't exist stops the program, as
  /// on a device.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    bundle = storyboardBundleOrNil ?? .main
    #if !canImport(ObjectiveC)
      guard let file = StoryboardFile(named: name, in: bundle) else {
        fatalError(
          "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: "
            + "'Could not find a storyboard named '\(name)' in bundle \(bundle)'")
      }
      self.file = file
    #endif
    super.init()
  }

  /// The controller that it begins with, with its children; nil if there is none.
  open func instantiateInitialViewController() -> UIViewController? { initial(nil) }

  /// The controller that it begins with, created by a closure from the coder; without one, or where it
  /// returns nil, by its class.
  open func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? { initial(creator) as? ViewController }

  /// The controller with an identifier, with its children; one that doesn't exist stops the program
  ///.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    named(identifier, nil)
  }

  /// The controller with an identifier, created by a closure from the coder; without one, or where it
  /// returns nil, by its class.
  open func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    guard let controller = named(identifier, creator) as? ViewController else {
      fatalError("the controller '\(identifier)' is no \(ViewController.self)")
    }
    return controller
  }

  private func initial(_ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
    #if canImport(ObjectiveC)
      nil
    #else
      file.initial.flatMap { controller($0, creator) }
    #endif
  }

  private func named(
    _ identifier: String, _ creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController {
    #if !canImport(ObjectiveC)
      if let id = file.id(named: identifier), let made = controller(id, creator) { return made }
    #endif
    fatalError(
      "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: "
        + "'Storyboard (\(self)) doesn't contain a view controller with identifier '\(identifier)''"
    )
  }

  nonisolated deinit {}
}

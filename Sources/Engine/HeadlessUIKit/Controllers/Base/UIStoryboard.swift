import Foundation

/// A file with controllers, their views, and how the controllers follow each other.
///
/// What isn't modelled in a view is a plain one of its class. It is read by the module `UIKit` for Linux,
/// without which none is found.
///
/// [UIStoryboard](https://developer.apple.com/documentation/uikit/uistoryboard)
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  private let name: String
  package let bundle: Bundle
  /// What is in it.
  package let contents: any StoryboardContents

  /// Reads a storyboard, in the main bundle without another; one that doesn't exist stops the program, as
  /// on a device.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    bundle = storyboardBundleOrNil ?? .main
    guard let contents = Self.reader?.init(named: name, in: bundle) else {
      fatalError(
        "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: "
          + "'Could not find a storyboard named '\(name)' in bundle \(bundle)'")
    }
    self.contents = contents
    super.init()
  }

  /// The class that reads storyboards; nil in programs without the module that has it.
  private static let reader =
    NSClassFromString("UIKit.StoryboardFile") as? any StoryboardContents.Type

  /// The controller that it begins with, with its children; nil if there is none.
  open func instantiateInitialViewController() -> UIViewController? { initial(nil) }

  /// The controller that it begins with, created by a closure from the coder; without one, or where it
  /// returns nil, by its class.
  open func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? { initial(creator) as? ViewController }

  /// The controller with an identifier, with its children; one that doesn't exist stops the program.
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
    contents.initial.flatMap { contents.controller($0, of: self, creator) }
  }

  private func named(
    _ identifier: String, _ creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController {
    if let id = contents.id(named: identifier),
      let made = contents.controller(id, of: self, creator)
    {
      return made
    }
    fatalError(
      "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: "
        + "'Storyboard (\(self)) doesn't contain a view controller with identifier '\(identifier)''"
    )
  }

  nonisolated deinit {}
}

/// What a storyboard has, by the ids in its file.
@MainActor
package protocol StoryboardContents: AnyObject {
  /// Reads the file of a storyboard; nil if there is none.
  init?(named name: String, in bundle: Bundle)
  /// The id of the controller that it begins with.
  var initial: String? { get }
  /// The id of the controller that a program asks for by name.
  func id(named name: String) -> String?
  /// A new controller, with its children.
  func controller(
    _ id: String, of storyboard: UIStoryboard, _ creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController?
}

import Foundation
import HeadlessUIKit

/// A file with controllers; there are no storyboards here, so creating one stops the program as a name
/// that doesn't exist does on a device.
///
/// [UIStoryboard](https://developer.apple.com/documentation/uikit/uistoryboard)
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  /// Stops the program with UIKit's text.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    let bundle = storyboardBundleOrNil ?? .main
    fatalError(
      "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: "
        + "'Could not find a storyboard named '\(name)' in bundle \(bundle)'")
  }

  /// The controller that it begins with.
  open func instantiateInitialViewController() -> UIViewController? { nil }

  /// The controller with an identifier.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    fatalError(
      "Storyboard (\(self)) doesn't contain a view controller with identifier '\(identifier)'")
  }

  nonisolated deinit {}
}

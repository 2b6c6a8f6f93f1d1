#if !canImport(ObjectiveC)
  import Foundation
  import HeadlessUIKit

  /// What every class of UIKit's is; its initialisers are those that Objective-C has for a class that
  /// is only known when the program runs.
  nonisolated public protocol UIKitConstructible {}

  extension NSObject: UIKitConstructible {}

  extension UIKitConstructible {
    /// Creates an object of a class that is a generic parameter, as `V()` for `V: UIViewController`.
    ///
    /// A class that doesn't inherit `init()` stops the program, as it does on a device.
    @_disfavoredOverload @preconcurrency @MainActor
    public init() { self = Self.made() }

    /// Creates a controller of a class that is a generic parameter.
    @_disfavoredOverload @preconcurrency @MainActor
    public init(nibName: String?, bundle: Bundle?) {
      self = PendingArguments.with(.nib(nibName, bundle)) { Self.made() }
    }

    /// Creates a view of a class that is a generic parameter.
    @_disfavoredOverload @preconcurrency @MainActor
    public init(frame: CGRect) {
      self = PendingArguments.with(.frame(frame)) { Self.made() }
    }

    /// Creates a stack of a class that is a generic parameter.
    @_disfavoredOverload @preconcurrency @MainActor
    public init(rootViewController: UIViewController) {
      self = Self.made()
      (self as Any as? UINavigationController)?.setViewControllers(
        [rootViewController], animated: false)
    }

    @MainActor
    private static func made() -> Self {
      guard let type = Self.self as? NSObject.Type else {
        preconditionFailure("\(Self.self) is no class of UIKit's")
      }
      guard let made = UIKitConstructor.make(type) as Any as? Self
      else { preconditionFailure("\(Self.self) could not be created") }
      return made
    }
  }
#endif

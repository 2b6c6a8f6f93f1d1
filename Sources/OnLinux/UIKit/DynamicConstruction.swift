#if !canImport(ObjectiveC)
  import Foundation
  import HeadlessUIKit

  /// Creates an object of a class that is only known when the program runs.
  ///
  /// `drilldown-uikit` makes it of `type.init()`: Swift creates an object of the class that is written.
  @preconcurrency @MainActor
  public func uiKitObject<Object: NSObject>(_ type: Object.Type) -> Object {
    guard let made = UIKitConstructor.make(type) as Any as? Object else {
      preconditionFailure("\(type) could not be created")
    }
    return made
  }

  /// Creates a view of a class that is only known when the program runs.
  @preconcurrency @MainActor
  public func uiKitObject<Object: UIView>(_ type: Object.Type, frame: CGRect) -> Object {
    PendingArguments.with(.frame(frame)) { uiKitObject(type) }
  }

  /// Creates a controller of a class that is only known when the program runs.
  @preconcurrency @MainActor
  public func uiKitObject<Object: UIViewController>(
    _ type: Object.Type, nibName: String?, bundle: Bundle?
  ) -> Object {
    PendingArguments.with(.nib(nibName, bundle)) { uiKitObject(type) }
  }

  /// Creates a stack of a class that is only known when the program runs.
  @preconcurrency @MainActor
  public func uiKitObject<Object: UINavigationController>(
    _ type: Object.Type, rootViewController: UIViewController
  ) -> Object {
    let stack = uiKitObject(type)
    stack.setViewControllers([rootViewController], animated: false)
    return stack
  }
#endif

import UIKit

/// Passes on what a stack tells its delegate, and adds a closure to it.
@objc(CRDStackDelegateProxy)
public final class StackDelegateProxy: NSObject, UINavigationControllerDelegate {
  public weak var original: UINavigationControllerDelegate?
  @nonobjc public var onShow: ((UIViewController) -> Void)?

  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    original?.navigationController?(
      navigationController, didShow: viewController, animated: animated)
    onShow?(viewController)
  }
}

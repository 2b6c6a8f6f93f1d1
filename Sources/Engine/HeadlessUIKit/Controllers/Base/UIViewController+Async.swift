import Foundation

// What Swift makes of the methods of UIKit with a completion: the call returns when that is called.
extension UIViewController {
  /// Presents a controller, and returns when it has appeared; never if the presentation is refused.
  public func present(_ viewControllerToPresent: UIViewController, animated flag: Bool) async {
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      present(viewControllerToPresent, animated: flag) { done.resume() }
    }
  }

  /// Dismisses the controller it presents, or itself, and returns when that has disappeared.
  public func dismiss(animated flag: Bool) async {
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      dismiss(animated: flag) { done.resume() }
    }
  }

  /// Replaces one child with another, and returns at the end of the animation whether it finished.
  @discardableResult
  public func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)? = nil
  ) async -> Bool {
    await withCheckedContinuation { (done: CheckedContinuation<Bool, Never>) in
      transition(
        from: fromViewController, to: toViewController, duration: duration, options: options,
        animations: animations
      ) { done.resume(returning: $0) }
    }
  }
}

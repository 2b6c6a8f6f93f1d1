import Foundation

/// A custom animation for a transition.
///
/// [UIViewControllerAnimatedTransitioning](https://developer.apple.com/documentation/uikit/uiviewcontrolleranimatedtransitioning)
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// The duration, in seconds.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// Called to animate; the animator calls `completeTransition(_:)` when it is done.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Called when all callbacks are delivered (A54).
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) { DefaultBody.reached(by: self) }
}

import Foundation

/// Provides a presentation's manager and animations.
///
/// [UIViewControllerTransitioningDelegate](https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioningdelegate)
// rows: UIViewController.TransitioningCalls, $0.answeringDelegate
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// The manager of a presentation in the style `custom`; nil for UIKit's.
  // row: presentationControllerFor = nil
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
  /// The animation of the presentation; nil for UIKit's.
  // row: animationControllerForPresented = nil; at askForAnimator
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// The animation of the dismissal; nil for UIKit's.
  // row: animationControllerForDismissed = nil; at askForAnimator
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// The interaction controller of the presentation; nil if it is not interactive.
  // row: interactionControllerForPresentation = nil; at askForAnimator
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// The interaction controller of the dismissal; nil if it is not interactive.
  // row: interactionControllerForDismissal = nil; at askForAnimator
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

import Foundation
import NavigationModel

/// Methods to respond to a navigation controller's transitions.
///
/// [UINavigationControllerDelegate](https://developer.apple.com/documentation/uikit/uinavigationcontrollerdelegate)
// rows: UINavigationController.Calls, $0.delegate
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// Called after the new top's `viewWillAppear`, before the animation (A54).
  // row: willShow; at willShow
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  /// Called after the new top's `viewDidAppear` (A54); not after a cancelled transition (A56).
  // row: didShow; at didShow
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
  /// Called before any other callback of an animated transition; returns a custom animator, or nil
  /// (A54).
  // row: animationControllerFor = nil; at askForAnimator
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Called if there is an animator; returns the interaction controller, or nil if the transition
  /// is not interactive.
  // row: interactionControllerFor = nil; at askForAnimator
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// The orientations that the container supports (E72); not called for a subclass that answers
  /// itself.
  // row: supportedInterfaceOrientations = UIInterfaceOrientationMask(defaultFor:
  //   navigationController.stage.traits.device); unrecorded
  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask
  /// The orientation in which a full-screen presentation of the container begins (E72, E81).
  // row: preferredInterfaceOrientationForPresentation =
  //   navigationController.ownPreferredOrientation; unrecorded
  func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation
}

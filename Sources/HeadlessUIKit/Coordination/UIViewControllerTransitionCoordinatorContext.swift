import Foundation

/// Information about an animated transition.
///
/// [UIViewControllerTransitionCoordinatorContext](https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext)
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether it is animated; only animated transitions have coordinators (A53).
  var isAnimated: Bool { get }
  /// The style of the presentation; `none` for other transitions.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether a gesture may stop it on its way; false.
  var isInterruptible: Bool { get }
  /// Whether it began interactively.
  var initiallyInteractive: Bool { get }
  /// Whether a gesture drives it now.
  var isInteractive: Bool { get }
  /// Whether it is being cancelled (A56).
  var isCancelled: Bool { get }
  /// The duration, in seconds.
  var transitionDuration: TimeInterval { get }
  /// The progress of the gesture, from 0 to 1; 0 if it is not interactive.
  var percentComplete: CGFloat { get }
  /// How fast it ends when the finger is lifted, as a part of its own speed; 1.
  var completionVelocity: CGFloat { get }
  /// How its speed changes when the finger is lifted; by default `easeInOut`.
  var completionCurve: UIView.AnimationCurve { get }
  /// The rotation of the contents while the device turns: by 90 or 180 degrees; else the identity
  /// (E94).
  var targetTransform: CGAffineTransform { get }
  /// The controller that disappears, or the one that appears.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that disappears, or the one that appears, if it is loaded.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The view that contains those of both controllers during the transition: that of the program's own
  /// animation, or the one that they are in.
  var containerView: UIView { get }
}

import Foundation
import NavigationModel

/// Information about a transition for its animator, and the methods by which the animator reports.
///
/// [UIViewControllerContextTransitioning](https://developer.apple.com/documentation/uikit/uiviewcontrollercontexttransitioning)
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view that contains the views of both controllers during the transition.
  var containerView: UIView { get }
  /// Whether it is animated; animators are only requested for animated transitions.
  var isAnimated: Bool { get }
  /// Whether a gesture drives it now.
  var isInteractive: Bool { get }
  /// Whether it is being cancelled.
  var transitionWasCancelled: Bool { get }
  /// The style of the presentation; `none` for a stack.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Reports the progress of the gesture, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Reports that the finger is lifted and the transition continues to its end.
  func finishInteractiveTransition()
  /// Reports that the finger is lifted and the transition is cancelled.
  func cancelInteractiveTransition()
  /// Reports that the transition is interactive again.
  func pauseInteractiveTransition()
  /// Ends the transition; false cancels it (A56).
  func completeTransition(_ didComplete: Bool)
  /// The controller that disappears, or the one that appears.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that disappears, or the one that appears; nil from iOS 8 on for a presenter's view that
  /// stays where it is.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The frame of a controller's view at the beginning, in points.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// The frame of a controller's view at the end, in points.
  func finalFrame(for vc: UIViewController) -> CGRect
}

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

/// Identifies a controller of a transition.
///
/// [UITransitionContextViewControllerKey](https://developer.apple.com/documentation/uikit/uitransitioncontextviewcontrollerkey)
nonisolated public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable
{
  /// The name, as in UIKit.
  public let rawValue: String

  /// Creates a key from a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The controller that is visible before.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The controller that is visible after.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// Identifies a view of a transition.
///
/// [UITransitionContextViewKey](https://developer.apple.com/documentation/uikit/uitransitioncontextviewkey)
nonisolated public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The name, as in UIKit.
  public let rawValue: String

  /// Creates a key from a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view that is visible before.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view that is visible after.
  public static let to = Self(rawValue: "UITransitionContextToView")
}

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

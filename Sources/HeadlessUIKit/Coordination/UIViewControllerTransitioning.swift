import Foundation
import NavigationModel

/// A custom animation for a transition.
///
/// [UIViewControllerAnimatedTransitioning](https://developer.apple.com/documentation/uikit/uiviewcontrolleranimatedtransitioning)
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
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
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Drives a custom animation interactively.
///
/// [UIViewControllerInteractiveTransitioning](https://developer.apple.com/documentation/uikit/uiviewcontrollerinteractivetransitioning)
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// Called in place of `animateTransition(using:)`.
  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning)
  /// Whether it is interactive from the start; true by default.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// True.
  public var wantsInteractiveStart: Bool { true }
}

/// Information about a transition for its animator, and the methods by which the animator reports.
///
/// [UIViewControllerContextTransitioning](https://developer.apple.com/documentation/uikit/uiviewcontrollercontexttransitioning)
public protocol UIViewControllerContextTransitioning: AnyObject {
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
  /// The view that disappears, or the one that appears.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The frame of a controller's view at the beginning, in points.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// The frame of a controller's view at the end, in points.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// Identifies a view of a transition.
///
/// [UITransitionContextViewKey](https://developer.apple.com/documentation/uikit/uitransitioncontextviewkey)
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The name, as in UIKit.
  public let rawValue: String

  /// Creates a key from a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view that is visible before.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view that is visible after.
  public static let to = Self(rawValue: "UITransitionContextToView")
}

/// Drives an animator by a percentage; animations that it creates with `UIView.animate` are paused
/// until the finger is lifted.
///
/// [UIPercentDrivenInteractiveTransition](https://developer.apple.com/documentation/uikit/uipercentdriveninteractivetransition)
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  /// The animator's duration, in seconds; 0 before it starts.
  open private(set) var duration: CGFloat = 0
  /// The progress of the gesture, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  /// The speed of the remaining animation; 1 is the animator's normal speed.
  open var completionSpeed: CGFloat = 1
  /// Whether a gesture drives it from the start.
  open var wantsInteractiveStart = true
  private weak var context: TransitionContext?

  /// Creates an interaction controller that is not driving a transition yet.
  public override init() { super.init() }

  /// Starts the animator with its animations paused.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let context = transitionContext as? TransitionContext else { return }
    self.context = context
    percentComplete = 0
    duration = CGFloat(context.duration)
    context.animate()
  }

  /// Reports the progress of the gesture, from 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = percentComplete.boundedPart
    context?.updateInteractiveTransition(self.percentComplete)
  }

  /// Lifts the finger and runs the rest of the animations.
  open func finish() {
    context?.finishInteractiveTransition()
    context?.runDeferredAnimations(for: 1 - percentComplete, speed: completionSpeed)
  }

  /// Lifts the finger and runs the animations backwards.
  open func cancel() {
    context?.cancelInteractiveTransition()
    context?.runDeferredAnimations(for: percentComplete, speed: completionSpeed)
  }

  /// Puts the finger down again.
  open func pause() { context?.pauseInteractiveTransition() }

  nonisolated deinit {}
}

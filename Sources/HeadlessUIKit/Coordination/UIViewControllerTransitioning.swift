import Foundation
import NavigationModel

/// An animation of one's own for a transition.
///
/// [UIViewControllerAnimatedTransitioning](https://developer.apple.com/documentation/uikit/uiviewcontrolleranimatedtransitioning)
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  /// How long it takes, in seconds.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// Called to animate; the animator says `completeTransition(_:)` when it is done.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Called when everybody has been told (A54).
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// What drives an animation of one's own by a finger.
///
/// [UIViewControllerInteractiveTransitioning](https://developer.apple.com/documentation/uikit/uiviewcontrollerinteractivetransitioning)
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// Called in place of `animateTransition(using:)`.
  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning)
  /// Whether a finger drives it from the start; true unless said otherwise.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// True.
  public var wantsInteractiveStart: Bool { true }
}

/// What an animator knows of its transition, and how it reports.
///
/// [UIViewControllerContextTransitioning](https://developer.apple.com/documentation/uikit/uiviewcontrollercontexttransitioning)
public protocol UIViewControllerContextTransitioning: AnyObject {
  /// The view that the animation takes place in.
  var containerView: UIView { get }
  /// Whether it is animated; animators are asked for no other transition.
  var isAnimated: Bool { get }
  /// Whether a finger drives it now.
  var isInteractive: Bool { get }
  /// Whether it is being taken back.
  var transitionWasCancelled: Bool { get }
  /// The style of the presentation; `none` for a stack.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Says how far the finger has gone, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Says that the finger is lifted and the transition goes on to its end.
  func finishInteractiveTransition()
  /// Says that the finger is lifted and the transition is taken back.
  func cancelInteractiveTransition()
  /// Says that the finger is on the screen again.
  func pauseInteractiveTransition()
  /// Ends the transition; false takes it back (A56).
  func completeTransition(_ didComplete: Bool)
  /// The controller that goes, or the one that comes.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that goes, or the one that comes.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Where the view of a controller is at the beginning, in points.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Where the view of a controller is at the end, in points.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// Which view of a transition is meant.
///
/// [UITransitionContextViewKey](https://developer.apple.com/documentation/uikit/uitransitioncontextviewkey)
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The name, as on UIKit.
  public let rawValue: String

  /// A key of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view that was there before.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view that will be there after.
  public static let to = Self(rawValue: "UITransitionContextToView")
}

/// Drives an animator by a percentage: the animations it makes with `UIView.animate` wait until the
/// finger is lifted.
///
/// [UIPercentDrivenInteractiveTransition](https://developer.apple.com/documentation/uikit/uipercentdriveninteractivetransition)
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  /// How long the animator takes, in seconds; 0 before it starts.
  open private(set) var duration: CGFloat = 0
  /// How far the finger has gone, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  /// How fast the rest goes; 1 is the animator's own speed.
  open var completionSpeed: CGFloat = 1
  /// Whether a finger drives it from the start.
  open var wantsInteractiveStart = true
  private weak var context: TransitionContext?

  /// A driver that has nothing to drive yet.
  public override init() { super.init() }

  /// Starts the animator; its animations stand still.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let context = transitionContext as? TransitionContext else { return }
    self.context = context
    percentComplete = 0
    duration = CGFloat(context.duration)
    context.animate()
  }

  /// Says how far the finger has gone, from 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = percentComplete.boundedPart
    context?.updateInteractiveTransition(self.percentComplete)
  }

  /// Lifts the finger: the rest of the animations runs.
  open func finish() {
    context?.finishInteractiveTransition()
    context?.runHeldAnimations(for: 1 - percentComplete, speed: completionSpeed)
  }

  /// Lifts the finger: the animations run back.
  open func cancel() {
    context?.cancelInteractiveTransition()
    context?.runHeldAnimations(for: percentComplete, speed: completionSpeed)
  }

  /// Puts the finger down again.
  open func pause() { context?.pauseInteractiveTransition() }

  nonisolated deinit {}
}

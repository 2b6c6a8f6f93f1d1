import Foundation

/// Drives an animator by a percentage; animations that it creates with `UIView.animate` are paused
/// until the finger is lifted.
///
/// [UIPercentDrivenInteractiveTransition](https://developer.apple.com/documentation/uikit/uipercentdriveninteractivetransition)
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  /// The animator's duration, in seconds; 0 before it starts.
  open private(set) var duration: CGFloat = 0
  /// The progress of the gesture, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  /// The speed of the remaining animation; 1 is the animator's normal speed.
  open var completionSpeed: CGFloat = 1
  /// How fast the remaining animation is at which time; kept, no effect.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// The same as a curve of the program's own; kept, no effect.
  open var timingCurve: (any UITimingCurveProvider)?
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

/// Drives a custom animation interactively.
///
/// [UIViewControllerInteractiveTransitioning](https://developer.apple.com/documentation/uikit/uiviewcontrollerinteractivetransitioning)
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
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

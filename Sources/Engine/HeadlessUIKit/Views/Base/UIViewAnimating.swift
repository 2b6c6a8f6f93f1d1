import Foundation
import NavigationModel

/// What has animations that can be started, paused and stopped.
///
/// [UIViewAnimating](https://developer.apple.com/documentation/uikit/uiviewanimating)
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  /// Whether it is active.
  var state: UIViewAnimatingState { get }
  /// Whether the animations run now.
  var isRunning: Bool { get }
  /// Whether they run backwards.
  var isReversed: Bool { get set }
  /// How far they are, from 0 to 1.
  var fractionComplete: CGFloat { get set }
  /// Starts or continues them.
  func startAnimation()
  /// Starts them later, in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses them.
  func pauseAnimation()
  /// Stops them where they are.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Finishes stopped animations.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// Where animations are at their end.
///
/// [UIViewAnimatingPosition](https://developer.apple.com/documentation/uikit/uiviewanimatingposition)
nonisolated public enum UIViewAnimatingPosition: Int, Sendable {
  case end = 0
  case start = 1
  case current = 2
}

/// Whether animations are active.
///
/// [UIViewAnimatingState](https://developer.apple.com/documentation/uikit/uiviewanimatingstate)
nonisolated public enum UIViewAnimatingState: Int, Sendable {
  case inactive = 0
  case active = 1
  case stopped = 2
}

/// Animations that can be changed while they run.
///
/// [UIViewImplicitlyAnimating](https://developer.apple.com/documentation/uikit/uiviewimplicitlyanimating)
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a closure that is called at the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Continues paused animations with another curve and length.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
  public func addAnimations(_ animation: @escaping () -> Void) { DefaultBody.reached(by: self) }
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    DefaultBody.reached(by: self)
  }
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) { DefaultBody.reached(by: self) }
}

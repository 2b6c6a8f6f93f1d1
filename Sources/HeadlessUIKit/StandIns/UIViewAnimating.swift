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

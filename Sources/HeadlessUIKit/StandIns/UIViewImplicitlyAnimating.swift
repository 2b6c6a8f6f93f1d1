import Foundation
import NavigationModel

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

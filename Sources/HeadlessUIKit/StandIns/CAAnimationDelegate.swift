/// Is notified of an animation; nothing is animated, so its methods aren't called.
///
/// [CAAnimationDelegate](https://developer.apple.com/documentation/quartzcore/caanimationdelegate)
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
  /// Called when an animation begins; not called here.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when an animation has ended; not called here.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) { DefaultBody.reached(by: self) }
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    DefaultBody.reached(by: self)
  }
}

import Foundation

// What Swift makes of the animations of UIKit with a completion: the call returns at the end, with
// whether the animation finished.
extension UIView {
  /// Makes changes, and returns when an animation of that length would be over; seconds.
  @discardableResult
  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) async -> Bool {
    await withCheckedContinuation { (done: CheckedContinuation<Bool, Never>) in
      animate(withDuration: duration, animations: animations) { done.resume(returning: $0) }
    }
  }

  /// Makes changes, and returns when an animation of that length would be over; seconds.
  @discardableResult
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void
  ) async -> Bool {
    await withCheckedContinuation { (done: CheckedContinuation<Bool, Never>) in
      animate(
        withDuration: duration, delay: delay, options: options, animations: animations
      ) { done.resume(returning: $0) }
    }
  }

  /// Makes changes, and returns when an animation with a spring would be over; seconds.
  @discardableResult
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void
  ) async -> Bool {
    await animate(
      withDuration: duration, delay: delay, options: options, animations: animations)
  }

  /// Makes the changes of key frames, and returns when the animation would be over; seconds.
  @discardableResult
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void
  ) async -> Bool {
    await animate(withDuration: duration, delay: delay, animations: animations)
  }

  /// Makes changes to a view, and returns when a transition of so many seconds would be over.
  @discardableResult
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?
  ) async -> Bool {
    await animate(
      withDuration: duration, delay: 0, options: options, animations: animations ?? {})
  }

  /// Puts a view in the place of another, and returns when a transition of so many seconds would be
  /// over.
  @discardableResult
  public static func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = []
  ) async -> Bool {
    await withCheckedContinuation { (done: CheckedContinuation<Bool, Never>) in
      transition(from: fromView, to: toView, duration: duration, options: options) {
        done.resume(returning: $0)
      }
    }
  }
}

import Foundation
import NavigationModel

extension UIView {
  /// Makes changes without animation, pushes and presentations included.
  ///
  /// [performWithoutAnimation(_:)](https://developer.apple.com/documentation/uikit/uiview/performwithoutanimation(_:))
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    Stage.current.withoutAnimation { HandlerCall.animation.run(actionsWithoutAnimation) }
  }

  /// Whether changes are animated when a program asks for it.
  ///
  /// [areAnimationsEnabled](https://developer.apple.com/documentation/uikit/uiview/areanimationsenabled)
  public class var areAnimationsEnabled: Bool { Stage.current.animations.areAnimated }

  /// Enables or disables animations.
  ///
  /// [setAnimationsEnabled(_:)](https://developer.apple.com/documentation/uikit/uiview/setanimationsenabled(_:))
  public class func setAnimationsEnabled(_ enabled: Bool) {
    Stage.current.animations.isEnabled = enabled
  }
}

extension UIView {
  /// Makes changes, and calls back when an animation of that length would be over; seconds.
  ///
  /// Nothing is drawn, so the changes take effect at once.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let stage = Stage.current
    HandlerCall.animation.run(on: stage, animations)
    let isAwaited = stage.animations.isAwaited
    guard completion != nil || isAwaited else { return }
    let time =
      stage.animations.areAnimated ? Duration(bounded: duration) + Duration(bounded: delay) : .zero
    let end = stage.animations.addAnimation()
    let finish = Handler(.animation) { (isFinished: Bool) in
      completion?(isFinished)
      end()
    }
    if let collector = stage.engine.animationCollector {
      collector.deferAnimation(time, finish)
    } else {
      stage.complete(after: time) { finish.run(true) }
    }
  }

  /// Makes changes, and calls back when an animation of that length would be over; seconds.
  public static func animate(
    withDuration duration: TimeInterval, animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  /// Makes changes to a view, and calls back when a transition of so many seconds would be over.
  ///
  /// Only what is drawn is animated: another root of a window appears as it does without it (F25).
  /// [transition(with:duration:options:animations:completion:)](https://developer.apple.com/documentation/uikit/uiview/transition(with:duration:options:animations:completion:))
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: options, animations: animations ?? {},
      completion: completion)
  }

  /// Puts a view in the place of another, and calls back when a transition of so many seconds would
  /// be over.
  ///
  /// [transition(from:to:duration:options:completion:)](https://developer.apple.com/documentation/uikit/uiview/transition(from:to:duration:options:completion:))
  public static func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: options,
      animations: { exchange(fromView, for: toView, options) }, completion: completion)
  }

  private static func exchange(_ old: UIView, for new: UIView, _ options: AnimationOptions) {
    if options.contains(.showHideTransitionViews) {
      old.isHidden = true
      new.isHidden = false
    } else if let superview = old.superview {
      superview.insertSubview(new, at: superview.subviews.firstIndex { $0 === old } ?? 0)
      old.removeFromSuperview()
    }
  }
}

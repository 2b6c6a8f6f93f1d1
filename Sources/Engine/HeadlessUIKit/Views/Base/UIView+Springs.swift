import Foundation

// Springs and key frames take as long as other animations: nothing is drawn in between.
extension UIView {
  /// Makes changes, and calls back when a spring would have settled; seconds (iOS 17).
  ///
  /// The spring has no effect: it is over after the duration.
  /// [animate(springDuration:bounce:initialSpringVelocity:delay:options:animations:completion:)](https://developer.apple.com/documentation/uikit/uiview/animate(springduration:bounce:initialspringvelocity:delay:options:animations:completion:))
  public static func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, options: options, animations: animations,
      completion: completion)
  }

  /// Options for an animation with key frames; kept, no effect, because nothing is drawn.
  ///
  /// [UIView.KeyframeAnimationOptions](https://developer.apple.com/documentation/uikit/uiview/keyframeanimationoptions)
  nonisolated public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt

    /// Creates options from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out subviews with the animation.
    public static let layoutSubviews = Self(rawValue: 1 << 0)
    /// Taps are handled while it runs.
    public static let allowUserInteraction = Self(rawValue: 1 << 1)
    /// Begins where the animation before it is.
    public static let beginFromCurrentState = Self(rawValue: 1 << 2)
    /// Repeats until it is removed.
    public static let `repeat` = Self(rawValue: 1 << 3)
    /// Runs back and forth.
    public static let autoreverse = Self(rawValue: 1 << 4)
    /// Uses its own duration inside another animation.
    public static let overrideInheritedDuration = Self(rawValue: 1 << 5)
    /// Inherits no options of the animation around it.
    public static let overrideInheritedOptions = Self(rawValue: 1 << 9)
    /// Straight lines between the key frames.
    public static let calculationModeLinear = Self(rawValue: 0 << 10)
    /// Jumps from one key frame to the next.
    public static let calculationModeDiscrete = Self(rawValue: 1 << 10)
    /// The same speed all the time.
    public static let calculationModePaced = Self(rawValue: 2 << 10)
    /// A smooth curve through the key frames.
    public static let calculationModeCubic = Self(rawValue: 3 << 10)
    /// A smooth curve at the same speed all the time.
    public static let calculationModeCubicPaced = Self(rawValue: 4 << 10)
  }
}

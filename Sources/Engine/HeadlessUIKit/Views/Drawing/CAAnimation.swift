import Foundation

/// An animation of a layer; it is kept, and nothing is animated.
///
/// [CAAnimation](https://developer.apple.com/documentation/quartzcore/caanimation)
@preconcurrency @MainActor
open class CAAnimation: NSObject {
  /// How long it takes, in seconds.
  open var duration: TimeInterval = 0
  /// Whether it is removed at its end.
  open var isRemovedOnCompletion = true
  /// How fast it is at which time.
  open var timingFunction: CAMediaTimingFunction?
  /// Is notified of its beginning and its end, which don't come; retained, as in Core Animation.
  open var delegate: (any CAAnimationDelegate)?
  /// How the layer is before and after it.
  open var fillMode = CAMediaTimingFillMode.removed
  /// When it begins, in seconds.
  open var beginTime: TimeInterval = 0
  /// How fast it is.
  open var speed: Float = 1
  /// By how much it begins later, in seconds.
  open var timeOffset: TimeInterval = 0
  /// How often it is repeated.
  open var repeatCount: Float = 0
  /// Whether it runs back and forth.
  open var autoreverses = false

  nonisolated deinit {}
}

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

/// How a layer is before and after an animation.
///
/// [CAMediaTimingFillMode](https://developer.apple.com/documentation/quartzcore/camediatimingfillmode)
nonisolated public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a mode from a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// As it ends.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// As it begins.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// As without it.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

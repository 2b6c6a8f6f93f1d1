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

/// Several animations at the same time.
///
/// [CAAnimationGroup](https://developer.apple.com/documentation/quartzcore/caanimationgroup)
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
  /// The animations.
  open var animations: [CAAnimation]?
}

/// An animation of a property.
///
/// [CAPropertyAnimation](https://developer.apple.com/documentation/quartzcore/capropertyanimation)
@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
  /// The property.
  open var keyPath: String?
  /// Whether its values are added to those that are there.
  open var isAdditive = false

  /// Creates an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// An animation of a property from one value to another.
///
/// [CABasicAnimation](https://developer.apple.com/documentation/quartzcore/cabasicanimation)
@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
  /// Its value at the beginning.
  open var fromValue: Any?
  /// Its value at the end.
  open var toValue: Any?
}

/// An animation of a property through several values.
///
/// [CAKeyframeAnimation](https://developer.apple.com/documentation/quartzcore/cakeyframeanimation)
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// When each of them is there, from 0 to 1.
  open var keyTimes: [NSNumber]?
  /// The path that a point follows.
  open var path: CGPath?
  /// How fast it is between two values.
  open var timingFunctions: [CAMediaTimingFunction]?
}

/// An animation between two states of a layer.
///
/// [CATransition](https://developer.apple.com/documentation/quartzcore/catransition)
@preconcurrency @MainActor
open class CATransition: CAAnimation {
  /// Its kind.
  open var type = CATransitionType.fade
  /// Its direction.
  open var subtype: CATransitionSubtype?
  /// Where in its course it begins, from 0 to 1.
  open var startProgress: Float = 0
  /// Where in its course it ends, from 0 to 1.
  open var endProgress: Float = 1
}

/// The direction of a transition.
///
/// [CATransitionSubtype](https://developer.apple.com/documentation/quartzcore/catransitionsubtype)
nonisolated public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a direction from a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// From the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From the top.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From the bottom.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// A kind of transition.
///
/// [CATransitionType](https://developer.apple.com/documentation/quartzcore/catransitiontype)
nonisolated public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a kind from a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The new one appears.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new one slides over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new one pushes the old one away.
  public static let push = CATransitionType(rawValue: "push")
  /// The old one slides away.
  public static let reveal = CATransitionType(rawValue: "reveal")
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

import Foundation

/// A change of a view while the device is moved; kept, as the device isn't moved.
///
/// [UIMotionEffect](https://developer.apple.com/documentation/uikit/uimotioneffect)
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
  /// Creates an effect that changes nothing.
  public override init() { super.init() }

  nonisolated deinit {}
}

/// A change of a value of a view along an axis; its values are kept.
///
/// [UIInterpolatingMotionEffect](https://developer.apple.com/documentation/uikit/uiinterpolatingmotioneffect)
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The value of the view that changes.
  public let keyPath: String
  /// The axis along which the device is moved.
  public let type: EffectType
  /// The value at one end.
  open var minimumRelativeValue: Any?
  /// The value at the other end.
  open var maximumRelativeValue: Any?

  /// Creates an effect on a value of a view.
  public init(keyPath: String, type: EffectType) {
    (self.keyPath, self.type) = (keyPath, type)
    super.init()
  }

  /// The axis along which the device is moved.
  nonisolated public enum EffectType: Int, Sendable {
    case tiltAlongHorizontalAxis = 0
    case tiltAlongVerticalAxis = 1
  }
}

/// Several changes at the same time; its values are kept.
///
/// [UIMotionEffectGroup](https://developer.apple.com/documentation/uikit/uimotioneffectgroup)
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects in the group.
  open var motionEffects: [UIMotionEffect]?
}

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

/// Several changes at the same time; its values are kept.
///
/// [UIMotionEffectGroup](https://developer.apple.com/documentation/uikit/uimotioneffectgroup)
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects in the group.
  open var motionEffects: [UIMotionEffect]?
}

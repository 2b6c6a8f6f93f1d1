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

import Foundation

/// The look of a background, such as a blur.
///
/// Kept where it is set, no effect.
/// [UIVisualEffect](https://developer.apple.com/documentation/uikit/uivisualeffect)
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {
  /// Creates a plain effect.
  public override init() { super.init() }

  nonisolated deinit {}
}

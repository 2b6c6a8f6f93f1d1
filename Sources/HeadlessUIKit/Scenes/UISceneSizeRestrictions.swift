import Foundation

/// The sizes that the user can give the window of a scene; kept, no effect (iOS 13).
///
/// [UISceneSizeRestrictions](https://developer.apple.com/documentation/uikit/uiscenesizerestrictions)
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
  /// The smallest size, in points; kept, no effect.
  open var minimumSize = CGSize.zero
  /// The largest size, in points; kept, no effect.
  open var maximumSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  /// Whether it may have the whole screen; kept, no effect.
  open var allowsFullScreen = true

  nonisolated deinit {}
}

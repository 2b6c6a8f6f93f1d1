import Foundation

/// Recognises taps.
///
/// [UITapGestureRecognizer](https://developer.apple.com/documentation/uikit/uitapgesturerecognizer)
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps are wanted; 1 by default.
  open var numberOfTapsRequired = 1
  /// With how many fingers; 1 by default.
  open var numberOfTouchesRequired = 1
  /// How many taps the user makes at most one after the other (unconfirmed).
  static let mostTaps = 10
}

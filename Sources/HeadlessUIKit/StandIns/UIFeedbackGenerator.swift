import Foundation

/// Lets the device be felt; here nothing is.
///
/// [UIFeedbackGenerator](https://developer.apple.com/documentation/uikit/uifeedbackgenerator)
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// Gets ready; does nothing.
  open func prepare() {}

  func give() { Stage.current.noteStandIn(.haptics) }

  nonisolated deinit {}
}

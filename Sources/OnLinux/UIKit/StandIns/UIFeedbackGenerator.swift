import Foundation
import HeadlessUIKit

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

/// Lets a change of a selection be felt; here nothing is.
///
/// [UISelectionFeedbackGenerator](https://developer.apple.com/documentation/uikit/uiselectionfeedbackgenerator)
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Lets one be felt.
  open func selectionChanged() { give() }
}

/// Lets success and failure be felt; here nothing is.
///
/// [UINotificationFeedbackGenerator](https://developer.apple.com/documentation/uikit/uinotificationfeedbackgenerator)
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// Lets one be felt.
  open func notificationOccurred(_ notificationType: FeedbackType) { give() }

  /// What happened.
  nonisolated public enum FeedbackType: Int, Sendable {
    case success = 0
    case warning = 1
    case error = 2
  }
}

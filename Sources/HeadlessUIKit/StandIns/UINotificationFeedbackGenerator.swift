import Foundation

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

import Foundation

/// Lets the device be felt; here nothing is.
///
/// [UIFeedbackGenerator](https://developer.apple.com/documentation/uikit/uifeedbackgenerator)
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// Gets ready; does nothing.
  open func prepare() {}

  fileprivate func give() { Stage.current.noteStandIn(.haptics) }

  nonisolated deinit {}
}

/// Lets a collision be felt; here nothing is.
///
/// [UIImpactFeedbackGenerator](https://developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator)
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// Creates a generator.
  public init(style: FeedbackStyle) { super.init() }
  /// Creates a generator of medium collisions.
  public override init() { super.init() }
  /// Lets one be felt.
  open func impactOccurred() { give() }
  /// Lets one of a strength from 0 to 1 be felt.
  open func impactOccurred(intensity: CGFloat) { give() }

  /// How heavy a collision is.
  nonisolated public enum FeedbackStyle: Int, Sendable {
    case light = 0
    case medium = 1
    case heavy = 2
    case soft = 3
    case rigid = 4
  }
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

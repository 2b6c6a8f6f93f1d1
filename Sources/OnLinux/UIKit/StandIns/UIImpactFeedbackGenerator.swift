import Foundation
import HeadlessUIKit

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

import Foundation

/// An animation of a property through several values.
///
/// [CAKeyframeAnimation](https://developer.apple.com/documentation/quartzcore/cakeyframeanimation)
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// When each of them is there, from 0 to 1.
  open var keyTimes: [NSNumber]?
  /// The path that a point follows.
  open var path: CGPath?
  /// How fast it is between two values.
  open var timingFunctions: [CAMediaTimingFunction]?
}

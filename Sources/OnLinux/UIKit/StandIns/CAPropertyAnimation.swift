import Foundation
import HeadlessUIKit

/// An animation of a property.
///
/// [CAPropertyAnimation](https://developer.apple.com/documentation/quartzcore/capropertyanimation)
@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
  /// The property.
  open var keyPath: String?
  /// Whether its values are added to those that are there.
  open var isAdditive = false

  /// Creates an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// An animation of a property from one value to another.
///
/// [CABasicAnimation](https://developer.apple.com/documentation/quartzcore/cabasicanimation)
@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
  /// Its value at the beginning.
  open var fromValue: Any?
  /// Its value at the end.
  open var toValue: Any?
}

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

import Foundation

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

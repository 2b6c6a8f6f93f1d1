import Foundation

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

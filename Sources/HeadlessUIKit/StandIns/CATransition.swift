import Foundation

/// An animation between two states of a layer.
///
/// [CATransition](https://developer.apple.com/documentation/quartzcore/catransition)
@preconcurrency @MainActor
open class CATransition: CAAnimation {
  /// Its kind.
  open var type = CATransitionType.fade
  /// Its direction.
  open var subtype: CATransitionSubtype?
}

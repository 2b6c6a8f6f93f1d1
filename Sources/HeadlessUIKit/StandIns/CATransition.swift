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
  /// Where in its course it begins, from 0 to 1.
  open var startProgress: Float = 0
  /// Where in its course it ends, from 0 to 1.
  open var endProgress: Float = 1
}

import Foundation
import NavigationModel

/// Groups animations; those of a run-loop turn form a group by themselves.
///
///     CATransaction.begin()
///     CATransaction.setCompletionBlock { print("detail is there") }
///     nav.pushViewController(detail, animated: true)
///     CATransaction.commit()
///
/// [CATransaction](https://developer.apple.com/documentation/quartzcore/catransaction)
open class CATransaction: NSObject {
  /// Begins a transaction inside the current one.
  open class func begin() { Stage.current.animations.begin() }

  /// Ends the innermost transaction.
  open class func commit() { Stage.current.animations.commit() }

  /// Runs a block when the animations that begin in the transaction from now on have ended: at its
  /// end, where there are none.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    let stage = Stage.current
    stage.animations.current.setBlock(
      block.map { body in
        { [weak stage] in
          stage?.noteTransactionEnd()
          body()
        }
      })
  }

  /// The block that runs when the animations of the transaction have ended.
  open class func completionBlock() -> (() -> Void)? { Stage.current.animations.current.block }

  /// Whether layers change without animations of their own; false at first.
  open class func disableActions() -> Bool { Stage.current.animations.current.disablesActions }

  /// Lets layers change without animations of their own; transitions of controllers are none.
  open class func setDisableActions(_ flag: Bool) {
    Stage.current.animations.current.disablesActions = flag
  }

  nonisolated deinit {}
}

extension UIView {
  /// Makes changes that are not animated, pushes and presentations included.
  ///
  /// [performWithoutAnimation(_:)](https://developer.apple.com/documentation/uikit/uiview/performwithoutanimation(_:))
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    Stage.current.withoutAnimation(actionsWithoutAnimation)
  }

  /// Whether changes are animated where a program asks for it.
  ///
  /// [areAnimationsEnabled](https://developer.apple.com/documentation/uikit/uiview/areanimationsenabled)
  public class var areAnimationsEnabled: Bool { Stage.current.animations.areAnimated }

  /// Lets changes be animated, or not.
  ///
  /// [setAnimationsEnabled(_:)](https://developer.apple.com/documentation/uikit/uiview/setanimationsenabled(_:))
  public class func setAnimationsEnabled(_ enabled: Bool) {
    Stage.current.animations.isEnabled = enabled
  }
}

extension Stage {
  /// Runs a body whose changes are not animated.
  package func withoutAnimation<Result>(_ body: () throws -> Result) rethrows -> Result {
    try animations.withoutAnimation(body)
  }

  /// Puts the run of a transaction's block into the trace.
  func noteTransactionEnd() {
    trace.append(Event(at: now, kind: .completion, callback: "CATransaction"))
  }
}

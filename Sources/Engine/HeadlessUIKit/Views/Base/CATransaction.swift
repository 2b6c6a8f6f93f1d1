import Foundation
import NavigationModel

/// Groups animations; those of a run-loop turn form a separate group.
///
///     CATransaction.begin()
///     CATransaction.setCompletionBlock { print("detail is there") }
///     nav.pushViewController(detail, animated: true)
///     CATransaction.commit()
///
/// [CATransaction](https://developer.apple.com/documentation/quartzcore/catransaction)
@preconcurrency @MainActor
open class CATransaction: NSObject {
  /// Begins a transaction nested in the current one.
  open class func begin() { Stage.current.animations.begin() }

  /// Ends the innermost transaction.
  open class func commit() { Stage.current.animations.commit() }

  /// Sets a block to run when the animations that begin in the transaction from now on have ended,
  /// or at its end if there are none.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    let stage = Stage.current
    stage.animations.current.setBlock(block, on: stage)
  }

  /// The block that runs when the animations of the transaction have ended.
  open class func completionBlock() -> (() -> Void)? { Stage.current.animations.current.block }

  /// Whether layers change without implicit animations; false by default.
  open class func disableActions() -> Bool { Stage.current.animations.current.disablesActions }

  /// Sets whether layers change without implicit animations; controller transitions are not
  /// affected.
  open class func setDisableActions(_ flag: Bool) {
    Stage.current.animations.current.disablesActions = flag
  }

  nonisolated deinit {}
}

import Foundation
import NavigationModel

extension ActiveTransition: CoordinatedAnimation {
  var interaction: (began: Bool, drives: Bool, progress: Double) {
    (
      gesture != nil || context?.driver != nil,
      gesture?.isTouching == true || context?.isInteractive == true,
      gesture?.progress ?? context.map { Double($0.percentComplete) } ?? 0
    )
  }

  var isReversing: Bool { isCancelled || context?.transitionWasCancelled == true }
}

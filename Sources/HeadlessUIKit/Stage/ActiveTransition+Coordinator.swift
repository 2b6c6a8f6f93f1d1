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

  var isReversing: Bool {
    isCancelled || context?.transitionWasCancelled == true
      || gesture.map { $0.isCancelled && !$0.isTouching } == true && extras?.hasEndedTouch == true
  }

  func addInteractionHandler(_ handler: Handler<Void>) {
    if !isOver { ownExtras.interactionHandlers.append(handler) }
  }

  /// Runs what is called when a finger begins or ceases to drive it.
  func notifyOfInteraction() {
    guard let extras, !extras.interactionHandlers.isEmpty else { return }
    for handler in extras.interactionHandlers { handler.run() }
  }

  /// The finger is lifted: the closures learn how the transition ends.
  func endInteraction() {
    guard extras != nil else { return }
    ownExtras.hasEndedTouch = true
    notifyOfInteraction()
  }
}

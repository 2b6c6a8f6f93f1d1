import Foundation
import NavigationModel

/// What coordinators ask.
extension ActiveTransition {
  /// Its coordinator, the same one as long as anything retains it.
  func coordinator(on stage: Stage) -> TransitionCoordinator {
    if let known = extras?.coordinator { return known }
    let made = TransitionCoordinator(self, on: stage)
    ownExtras.coordinator = made
    return made
  }

  /// The controller that disappears, or the one that appears, as its coordinator names it: a cancelled
  /// gesture keeps its direction.
  func controllerInDirection(
    _ key: UITransitionContextViewControllerKey, on stage: Stage
  ) -> UIViewController? {
    guard let undone = extras?.undone else { return controller(key, on: stage) }
    return switch key {
    case .from: undone.from.flatMap { stage.registry[$0] }
    case .to: undone.to.flatMap { stage.registry[$0] }
    default: nil
    }
  }
  /// The rotation of the contents, in quarters; 0 for none.
  var quarters: Int { resizing?.quarters ?? 0 }

  /// Whether it began interactively, whether a gesture drives it now, and its progress.
  var interaction: (began: Bool, drives: Bool, progress: Double) {
    (
      gesture != nil || context?.driver != nil,
      isDrivenByTouch || context?.isInteractive == true,
      gesture?.progress ?? context.map { Double($0.percentComplete) } ?? 0
    )
  }

  /// Whether a finger drives it: also one whose whole movement is known already, until it is lifted.
  private var isDrivenByTouch: Bool {
    gesture.map { $0.isTouching || extras?.hasEndedTouch != true } == true
  }

  /// Whether it is cancelled, or will be when the animation ends.
  var isReversing: Bool {
    isCancelled || context?.transitionWasCancelled == true
      || gesture.map { $0.isCancelled && !$0.isTouching } == true && extras?.hasEndedTouch == true
  }

  /// Runs a closure when a finger begins or ceases to drive it.
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

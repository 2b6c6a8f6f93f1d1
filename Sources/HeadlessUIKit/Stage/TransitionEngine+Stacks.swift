import NavigationModel

extension TransitionEngine {
  /// The presenter of an active animated presentation that a controller or one inside it requested:
  /// its stack must not change then (A46b, D28).
  func busyPresenter(askedFrom id: Hierarchy.ID) -> Hierarchy.ID? {
    for transition in state.running.array + state.pending.ofPresenters.array
    where transition.kind.isPresentation && transition.isAnimated && !transition.isComplete {
      guard case .presenter(let presenter) = transition.lane,
        hierarchy.source(ofPresentationBy: presenter, isIn: id)
      else { continue }
      return presenter
    }
    return nil
  }
}

import NavigationModel

extension TransitionEngine {
  /// The manager of a presentation; inside the call it is that of the hierarchy's.
  func manager(of transition: ActiveTransition) -> UIPresentationController? {
    if let manager = transition.manager { return manager }
    guard case .presenter(let presenter) = transition.lane, hierarchy.contains(presenter),
      let presentation = hierarchy[presenter].presentation
    else { return nil }
    return registry[presentation.presented]?.parts.presentationOptions.manager
  }
}

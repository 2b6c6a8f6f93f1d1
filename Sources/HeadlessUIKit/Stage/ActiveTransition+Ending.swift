import NavigationModel

extension ActiveTransition {
  /// Releases everything that it would have called.
  func discardCallbacks() {
    abort()
    context?.release()
    context = nil
    manager = nil
    releaseParticipants()
    discardAlongsideAnimations()
  }
}

import NavigationModel

extension TransitionEngine {
  /// Plays the beats of a column.
  func play(_ beats: [Beat], of underWay: TransitionUnderWay, on stage: Stage) {
    for beat in beats {
      // Who loads may show children, and others may have changed the screen in the same turn.
      while underWay.mayWiden(at: beat, since: stage.hierarchy.revision),
        underWay.widen(in: stage.hierarchy)
      {
        guard beat == .load else { break }
        stage.play(beat, of: underWay)
      }
      if underWay.concerns(beat) { stage.play(beat, of: underWay) }
      if underWay.isAborted { return }
    }
  }
}

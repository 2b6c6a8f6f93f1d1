import NavigationModel

/// A controller that takes the place of another one, because it is presented in its context.
struct ContextChange {
  let motion: Motion
  let old: Screen.Pane
}

extension Painter {
  /// The presentation in a context that is coming or leaving in the place of a pane; nil if none is.
  func contextChange(at pane: Screen.Pane) -> ContextChange? {
    guard let former, let controller = pane.controller else { return nil }
    return motions.lazy.compactMap { motion -> ContextChange? in
      guard motion.isInContext, motion.entering == controller, let old = former.pane(motion.leaving)
      else { return nil }
      return ContextChange(motion: motion, old: old)
    }.first
  }

  /// Draws a presentation in the context of a pane.
  mutating func draw(
    _ change: ContextChange, _ pane: Screen.Pane, in frame: Frame, _ insets: Insets
  ) {
    draw(look.motions[change.motion.key], change.motion, in: frame) {
      $0.drawAlone(change.old, in: frame, insets)
    } entering: {
      $0.drawAlone(pane, in: frame, insets)
    }
  }

  /// What shines through is the other side of the transition.
  private mutating func drawAlone(_ pane: Screen.Pane, in frame: Frame, _ insets: Insets) {
    drawContents(of: pane, in: frame, insets, showsBehind: false)
    drawBars(of: pane, in: frame, insets)
  }
}

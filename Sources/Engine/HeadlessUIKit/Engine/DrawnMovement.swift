import NavigationModel

/// What is seen to move in a stack after a turn in which an animated change was joined with one that
/// isn't: the contents of the animated one (D35; unconfirmed from iOS 7 on).
///
/// It is only drawn: it calls nothing, has no coordinator, and doesn't make the stack busy.
struct DrawnMovement {
  /// What the timeline calls it: `push`.
  let name: String
  /// The child that was shown before.
  let old: Hierarchy.ID
  /// The child that is seen to appear, whether or not it is still in the stack.
  let new: Hierarchy.ID
  /// How long it takes.
  let duration: Duration

  /// The movement of a change; nil if nothing is seen to move.
  init?(of change: Change, by choreography: Choreography) {
    guard choreography.duration > .zero, let old = change.shownBefore.last,
      let new = change.shownAfter.last, old != new
    else { return nil }
    (self.old, self.new) = (old, new)
    (name, duration) = (choreography.name, choreography.duration)
  }
}

extension TransitionEngine {
  /// A movement that is being drawn, with the contents that it moves.
  struct Drawing {
    /// The movement.
    let movement: DrawnMovement
    /// The controller whose contents are seen: an animation retains what it shows.
    let controller: UIViewController
    /// When it began.
    let start: Duration
  }

  /// The controller whose contents are seen in a container instead of those of its top.
  func drawnContents(of container: Hierarchy.ID) -> Hierarchy.ID? {
    state.drawings.isEmpty ? nil : state.drawings[container]?.controller.id
  }

  /// Ends what was drawn in a lane, and begins what a transition that isn't animated leaves to be
  /// drawn.
  func updateDrawing(with transition: ActiveTransition) {
    guard case .container(let stack) = transition.lane else { return }
    state.drawings[stack] = nil
    guard let movement = transition.drawnMovement, transition.rowDuration == .zero,
      transition.change.isVisible, hierarchy[stack].isOnScreen,
      let controller = registry[movement.new]
    else { return }
    trace(movement, in: stack)
    let start = stage.now
    state.drawings[stack] = Drawing(movement: movement, controller: controller, start: start)
    stage.after(movement.duration) { [unowned self] in
      if state.drawings[stack]?.start == start { state.drawings[stack] = nil }
    }
  }

  private func trace(_ movement: DrawnMovement, in stack: Hierarchy.ID) {
    let names = [movement.new, movement.old].filter(hierarchy.contains).map {
      "\(hierarchy[$0].label)"
    }
    stage.trace.append(
      Event(
        at: stage.now, kind: .transition, subject: stack, callback: movement.name,
        isAnimated: true, arguments: [names.joined(separator: " over ")]))
  }
}

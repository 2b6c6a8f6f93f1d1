import NavigationModel

/// How long a world may take to become idle.
package struct Allowance: Sendable, Equatable {
  /// How much time may pass.
  package var time: Duration
  /// How many turns there may be.
  package var turns: Int

  /// An allowance of time and turns.
  package init(time: Duration, turns: Int) {
    self.time = time
    self.turns = turns
  }
}

extension Stage {
  /// Ends the turn and advances the clock until the world is idle: nothing is active, and no alarm is
  /// due within the allowance, of which is subtracted what was used.
  package func settle(within allowance: inout Allowance) { clock.settle(within: &allowance) }

  /// What is still active, in words: transitions, closures to be called at an end, calls that wait
  /// for a transition, and a layout; none when the world is idle.
  package var activities: [String] {
    let counts = [
      (engine.completionCount + animations.completionCount, "completion"),
      (engine.state.waiting.count, "waiting call"),
    ]
    return engine.active.map(description)
      + counts.filter { $0.0 > 0 }.map { "\($0) \($1)\($0 == 1 ? "" : "s")" }
      + (engine.needsLayout ? ["layout"] : [])
  }

  private func description(of transition: ActiveTransition) -> String {
    let words = engine.words(for: transition)
    let kind = words?.kind ?? transition.choreography.name
    let text = words.map { $0.text.isEmpty ? "" : " (\($0.text))" } ?? ""
    return kind + text + (transition.gesture?.isTouching == true ? " held by a finger" : "")
  }

  /// Calls a closure that a program has passed for the end of something, after a delay.
  package func complete(after delay: Duration, _ body: @escaping () -> Void) {
    animations.dueCompletions += 1
    after(delay) { [unowned self] in
      animations.dueCompletions -= 1
      body()
    }
  }
}

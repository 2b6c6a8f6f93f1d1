import HeadlessUIKit
import NavigationModel

// What happens where the user is faster than the app.
extension Explorer {
  /// Does each thing that can be tapped together with each other one, and with itself, in the first
  /// state of each screen: what comes of it should be what comes of one after the other.
  func findRaces() {
    guard bounds.races > 0 else { return }
    var places: Set<String> = []
    for state in exploration.states.indices where exploration.states[state].isExplored {
      guard bounds.races > 1 || places.insert(exploration.states[state].place).inserted else {
        continue
      }
      for first in known[state].actions.indices {
        for second in known[state].actions.indices where isTap(second, in: state) {
          guard hasTime else { return }
          hurry(first, second, in: state)
        }
      }
    }
  }

  private func isTap(_ action: Int, in state: Int) -> Bool {
    known[state].actions[action].hit.map { exploration.states[state].hits[$0].kind.isTap } ?? false
  }

  private func hurry(_ first: Int, _ second: Int, in state: Int) {
    guard isTap(first, in: state) else { return }
    let actions = known[state].actions
    var patient: Set<[String]>?
    for haste in Haste.allCases {
      guard let running = stand(at: state) else { return }
      guard
        let (sight, troubles, lines) = hurried(
          [actions[first], actions[second]], haste, in: running)
      else { continue }
      if patient == nil { patient = patientEnds(first, second, in: state) }
      let isUsual = patient?.contains(sight.outcome) == true && troubles.isEmpty
      guard !isUsual else { continue }
      let (one, other) = (actions[first].words, actions[second].words)
      let what = first == second ? "\(one) twice" : "\(one) and \(other)"
      let end =
        troubles.first?.text
        ?? "ends with \(sight.title), in another state than one after the other."
      findings.add(
        .race, exploration.states[state].place, "\(what) \(haste.words): \(end)", state: state,
        lines: self.lines(to: state) + lines)
      return
    }
  }

  /// Does two things in haste; nil if the second one isn't possible then.
  private func hurried(
    _ actions: [UserAction], _ haste: Haste, in running: any RunningApp
  ) -> (Sight, [Trouble], [String])? {
    running.perform(actions[0].line)
    let waits = haste.waits(in: running)
    let isPossible =
      waits != nil
      && running.hits.contains { $0.line == actions[1].line && $0.obstacle == nil }
    if isPossible { running.perform(actions[1].line) }
    running.settle()
    let sight = Sight(running, bounds.identity)
    let troubles = running.takeTroubles().filter { $0.kind != .error }
    _ = running.takePrinted()
    stands(in: running, sight)
    guard isPossible, let waits else { return nil }
    return (sight, troubles, [actions[0].line] + waits + [actions[1].line])
  }

  /// The states in which the user ends who waits in between, or who does only the second thing.
  private func patientEnds(_ first: Int, _ second: Int, in state: Int) -> Set<[String]> {
    var ends: Set<[String]> = []
    if let running = stand(at: state) {
      _ = perform(known[state].actions[first].line, in: running)
      let sight = perform(known[state].actions[second].line, in: running)
      _ = (running.takeTroubles(), running.takePrinted())
      stands(in: running, sight)
      ends.insert(sight.outcome)
    }
    ends.insert(known[exploration.ways[known[state].ways[second]].to].sight.outcome)
    return ends
  }
}

/// When something is done after something else.
private enum Haste: CaseIterable {
  case sameTurn, start, middle

  var words: String {
    switch self {
    case .sameTurn: "in one turn"
    case .start: "when the first one begins to move"
    case .middle: "half-way"
    }
  }

  /// Lets pass what is between the two; returns the lines for it, nil if nothing moves that could be
  /// half-way.
  @MainActor func waits(in app: any RunningApp) -> [String]? {
    if self == .sameTurn { return [] }
    app.perform("wait(0)")
    if self == .start { return ["wait(0)"] }
    guard let middle = app.stage.motions.compactMap(\.middle).min(), middle > app.stage.now else {
      return nil
    }
    let line = "wait(\((middle - app.stage.now).luaSeconds))"
    app.perform(line)
    return ["wait(0)", line]
  }
}

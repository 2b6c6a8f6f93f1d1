import HeadlessUIKit
import NavigationModel

// What happens where the user is faster than the app.
extension Explorer {
  /// Does each thing that can be tapped together with each other one, and with itself, in the first
  /// state of each screen: what comes of it should be what comes of one after the other.
  func findRaces() {
    guard bounds.races > 0 else { return }
    var places: Set<String> = []
    let states = exploration.states.indices.filter { state in
      exploration.states[state].isExplored
        && (bounds.races > 1 || places.insert(exploration.states[state].place).inserted)
    }
    hand(out: states.map(Walker.Task.hurry), walker.graph) { answer in
      answer.strayed.forEach(note)
      for race in answer.races { findings.add(race) }
      return walker.hasTime
    }
  }
}

extension Walker {
  /// The races in a state.
  func races(in state: Int) -> [Exploration.Finding] {
    let actions = graph.states[state].actions
    var races: [Exploration.Finding] = []
    for first in actions.indices where actions[first].isTap {
      for second in actions.indices where actions[second].isTap {
        guard hasTime else { return races }
        if let race = hurry(first, second, in: state) { races.append(race) }
      }
    }
    return races
  }

  private func hurry(_ first: Int, _ second: Int, in state: Int) -> Exploration.Finding? {
    let known = graph.states[state]
    let (one, other) = (known.actions[first], known.actions[second])
    var patient: Set<KnownGraph.Outcome>?
    for haste in Haste.allCases {
      guard let running = stand(at: state) else { return nil }
      guard let (outcome, troubles, lines) = hurried([one, other], haste, in: running) else {
        continue
      }
      if patient == nil { patient = patientEnds(first, second, in: state) }
      let isUsual = patient?.contains(outcome) == true && troubles.isEmpty
      guard !isUsual else { continue }
      let what = first == second ? "\(one.words) twice" : "\(one.words) and \(other.words)"
      let end =
        troubles.first?.text
        ?? "ends with \(outcome.title), in another state than one after the other."
      var race = Exploration.Finding(
        .race, known.outcome.place, "\(what) \(haste.words): \(end)", state: state,
        lines: graph.lines(to: state) + lines)
      race.hastyLines = lines.count
      return race
    }
    return nil
  }

  /// Does two things in haste; nil if the second one isn't possible then.
  private func hurried(
    _ actions: [UserAction], _ haste: Haste, in running: any RunningApp
  ) -> (KnownGraph.Outcome, [Trouble], [String])? {
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
    return (sight.outcome, troubles, [actions[0].line] + waits + [actions[1].line])
  }

  /// The ends of a user who waits in between, or who does only the second thing.
  private func patientEnds(
    _ first: Int, _ second: Int, in state: Int
  ) -> Set<KnownGraph.Outcome> {
    let known = graph.states[state]
    var ends: Set<KnownGraph.Outcome> = []
    if let running = stand(at: state) {
      _ = perform(known.actions[first].line, in: running)
      let sight = perform(known.actions[second].line, in: running)
      _ = (running.takeTroubles(), running.takePrinted())
      stands(in: running, sight)
      ends.insert(sight.outcome)
    }
    ends.insert(graph.states[graph.ways[known.ways[second]].to].outcome)
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
    let turn = app.language.wait(.zero)
    app.perform(turn)
    if self == .start { return [turn] }
    guard let middle = app.stage.motions.compactMap(\.middle).min(), middle > app.stage.now else {
      return nil
    }
    let line = app.language.wait(middle - app.stage.now)
    app.perform(line)
    return [turn, line]
  }
}

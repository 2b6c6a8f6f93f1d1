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
    crew.work(on: states.map(Walker.Task.hurry), walker.graph) { answer in
      answer.strayed.forEach(note)
      answer.races.forEach(join)
      return walker.hasTime
    }
  }

  /// Joins a race; where ways are recorded it is one as well, after the one that it overtakes.
  private func join(_ race: Walker.Race) {
    let hasty = race.finding.lines.suffix(race.finding.hastyLines)
    var finding = race.finding
    (finding.state, finding.lines) = (race.state, lines(to: race.state) + hasty)
    findings.add(finding)
    let state = race.state
    let ways = walker.graph.states[state].ways
    let (first, second) = (ways[race.first], ways[race.second])
    guard bounds.records,
      let target = walker.graph.index(of: race.arrival.target)
        ?? race.arrival.seen.map({ addEnd($0, of: state) })
    else { return }
    var way = Exploration.Way(
      from: state, to: target, hit: exploration.ways[second].hit,
      line: hasty.joined(separator: "\n"),
      words: race.words,
      name: [first, second].map { exploration.ways[$0].name }.joined(separator: "-") + "-in-haste",
      caption: race.arrival.record.caption)
    complete(&way, race.arrival)
    way.overtaken = Exploration.Way.Overtaken(way: first, at: race.at)
    exploration.ways.append(way)
  }

  /// Adds a state that only one in haste comes to; returns its index.
  private func addEnd(_ seen: SeenState, of state: Int) -> Int {
    let end = add(seen, distance: exploration.states[state].distance + 1, cameBy: nil)
    leave(end)
    return end
  }
}

extension Walker {
  /// Something that ends otherwise in haste.
  nonisolated package struct Race: Sendable, Codable {
    var finding: Exploration.Finding
    /// The index of the state.
    var state: Int
    /// What is done, in words.
    let words: String
    /// The indices of the two actions.
    let first, second: Int
    /// When the second one is done, from the first one on.
    let at: Duration
    var arrival: Arrival
  }

  /// The races in a state.
  func races(in state: Int) -> [Race] {
    let actions = graph.states[state].actions
    var races: [Race] = []
    for first in actions.indices where actions[first].isTap {
      for second in actions.indices where actions[second].isTap {
        guard hasTime else { return races }
        if let race = hurry(first, second, in: state) { races.append(race) }
      }
    }
    return races
  }

  private func hurry(_ first: Int, _ second: Int, in state: Int) -> Race? {
    let known = graph.states[state]
    let (one, other) = (known.actions[first], known.actions[second])
    var patient: Set<KnownGraph.Outcome>?
    for haste in Haste.allCases {
      guard let running = stand(at: state) else { return nil }
      guard let end = hurried([one, other], haste, in: running) else { continue }
      if patient == nil { patient = patientEnds(first, second, in: state) }
      let troubles = end.arrival.troubles.filter { $0.kind != .error }
      let isUsual = patient?.contains(end.sight.outcome) == true && troubles.isEmpty
      guard !isUsual else { continue }
      let what = first == second ? "\(one.words) twice" : "\(one.words) and \(other.words)"
      let fault =
        troubles.first?.text
        ?? "ends with \(end.sight.title), in another state than one after the other."
      var finding = Exploration.Finding(
        .race, known.outcome.place, "\(what) \(haste.words): \(fault)", state: state,
        lines: graph.lines(to: state) + end.lines)
      finding.hastyLines = end.lines.count
      return Race(
        finding: finding, state: state, words: "\(what) \(haste.words)", first: first,
        second: second, at: end.at, arrival: end.arrival)
    }
    return nil
  }

  /// What has come of two things in haste.
  private struct HastyEnd {
    let sight: Sight
    let arrival: Arrival
    let lines: [String]
    let at: Duration
  }

  /// Does two things in haste; nil if the second one isn't possible then.
  private func hurried(
    _ actions: [UserAction], _ haste: Haste, in running: any RunningApp
  ) -> HastyEnd? {
    let recorder = WayRecorder(running, draws: bounds.records)
    let start = running.stage.now
    running.perform(actions[0].line)
    let waits = haste.waits(in: running)
    let at = running.stage.now - start
    let isPossible =
      waits != nil
      && running.hits.contains { $0.line == actions[1].line && $0.obstacle == nil }
    if isPossible { running.perform(actions[1].line) }
    running.settle()
    let sight = Sight(running, bounds)
    let arrival = arrival(sight, recorder, running)
    stands(in: running, sight)
    guard isPossible, let waits else { return nil }
    return HastyEnd(
      sight: sight, arrival: arrival,
      lines: [actions[0].line] + waits + [actions[1].line], at: at)
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

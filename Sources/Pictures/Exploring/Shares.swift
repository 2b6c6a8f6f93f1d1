import HeadlessUIKit
import NavigationModel

/// What one process does of an exploration whose work is split: all that is near to the start, and
/// beyond that what its own states lead to.
nonisolated package struct ExplorerShare: Sendable, Hashable, Codable {
  /// Which one it is, from 1 on, and how many there are.
  package let index, count: Int

  /// A share; nil unless its index is one of 1 to the count.
  package init?(_ index: Int, of count: Int) {
    guard (1...10_000).contains(count), (1...count).contains(index) else { return nil }
    (self.index, self.count) = (index, count)
  }

  /// The distance from the start of the states that are split.
  static let distance = 4

  /// Whether a state that is so far from the start is gone on from.
  func contains(_ state: StateIdentity) -> Bool { state.part(of: count) == index - 1 }
}

/// Something that was done for an exploration, apart from the numbers that states have in it.
nonisolated package enum WorkDone: Sendable, Codable {
  /// A way out of a state was taken.
  case taken(StateIdentity, Walker.Taken)
  /// A way has led elsewhere than the first time.
  case strayed(StateIdentity, Walker.Strayed)
  /// Races were looked for in a state.
  case hurried(StateIdentity, [Walker.Race])
}

/// Those who walk, with a record of what they have done.
@MainActor package final class RecordingCrew: ExplorerCrew {
  /// What was done, in its order.
  package private(set) var done: [WorkDone] = []
  private let crew: any ExplorerCrew

  /// Records what others do.
  package init(_ crew: any ExplorerCrew) { self.crew = crew }

  package func work(
    on tasks: [Walker.Task], _ graph: KnownGraph, _ take: (Walker.Answer) -> Bool
  ) {
    let identity = { (state: Int) in graph.states[state].identity }
    var rest = tasks[...]
    crew.work(on: tasks, graph) { answer in
      done += answer.taken.map { .taken(identity($0.from), $0) }
      done += answer.strayed.map { .strayed(identity($0.from), $0) }
      if case .hurry(let state)? = rest.popFirst() {
        done.append(.hurried(identity(state), answer.races))
      }
      return take(answer)
    }
  }
}

/// What several processes have done: nothing of it is done again.
@MainActor package final class JoinedCrew: ExplorerCrew {
  private var taken: [StateIdentity: [Int: Walker.Taken]] = [:]
  private var strayed: [StateIdentity: [Walker.Strayed]] = [:]
  private var races: [StateIdentity: [Walker.Race]] = [:]
  private var seen: [StateIdentity: SeenState] = [:]
  /// Who looks for races where each process took another state for the first one of its screen.
  private let rest: any ExplorerCrew

  /// Joins what each process has done; what is missing of races is done by others.
  package init(_ shares: [[WorkDone]], and rest: any ExplorerCrew) {
    self.rest = rest
    shares.forEach(join)
  }

  /// Joins what one process has done; what another one has done as well counts once.
  private func join(_ done: [WorkDone]) {
    var strayed: [StateIdentity: [Walker.Strayed]] = [:]
    for item in done {
      switch item {
      case .taken(let state, let way):
        add(way.arrival)
        taken[state, default: [:]][way.action] = taken[state]?[way.action] ?? way
      case .strayed(let state, let way): strayed[state, default: []].append(way)
      case .hurried(let state, let found):
        for race in found { add(race.arrival) }
        races[state] = races[state] ?? found
      }
    }
    self.strayed.merge(strayed) { former, _ in former }
  }

  private func add(_ arrival: Walker.Arrival) {
    if let state = arrival.seen { seen[arrival.target] = seen[arrival.target] ?? state }
  }

  package func work(
    on tasks: [Walker.Task], _ graph: KnownGraph, _ take: (Walker.Answer) -> Bool
  ) {
    for task in tasks {
      var isWanted = true
      if let answer = answer(task, graph) {
        isWanted = take(answer)
      } else {
        rest.work(on: [task], graph) { answer in
          isWanted = take(answer)
          return isWanted
        }
      }
      if !isWanted { return }
    }
  }

  private func answer(_ task: Walker.Task, _ graph: KnownGraph) -> Walker.Answer? {
    var answer = Walker.Answer()
    switch task {
    case .explore(let states):
      for state in states {
        let identity = graph.states[state].identity
        let ways = (taken[identity] ?? [:]).sorted { $0.key < $1.key }
        answer.taken += ways.map { $1.leaving(state, seeing: seen[$1.arrival.target]) }
        answer.strayed += (strayed[identity] ?? []).map { $0.leaving(state) }
      }
    case .hurry(let state):
      guard let found = races[graph.states[state].identity] else { return nil }
      answer.races = found.map { $0.begun(in: state, seeing: seen[$0.arrival.target]) }
    }
    return answer
  }
}

extension Walker.Taken {
  fileprivate func leaving(_ state: Int, seeing seen: SeenState?) -> Self {
    var copy = self
    (copy.from, copy.arrival.seen) = (state, seen)
    return copy
  }
}

extension Walker.Strayed {
  fileprivate func leaving(_ state: Int) -> Self {
    var copy = self
    copy.from = state
    return copy
  }
}

extension Walker.Race {
  fileprivate func begun(in state: Int, seeing seen: SeenState?) -> Self {
    var copy = self
    (copy.state, copy.arrival.seen) = (state, seen)
    return copy
  }
}

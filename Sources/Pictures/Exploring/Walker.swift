import HeadlessUIKit
import NavigationModel

/// Walks through an app whose states are partly known: it stands in a world, goes by known ways, and
/// takes those that nothing is known about.
///
/// What it finds depends on what is known and on what it is asked for only, not on what it did before.
@MainActor package final class Walker {
  let app: any ExploredApp
  let bounds: ExplorerBounds
  /// What is known.
  var graph = KnownGraph()
  /// The world that it stands in, and the state that this is in; nil where the state isn't known.
  private var place: (app: any RunningApp, state: Int)?
  /// How many ways were taken in this world.
  private var steps = 0
  /// What was done last.
  private var lastLine = ""
  /// The ways that have led elsewhere than the first time.
  var strayed: [Strayed] = []
  private let deadline: ContinuousClock.Instant?

  /// The states that answers have described.
  private var described: Set<StateIdentity> = []

  /// A way that has led elsewhere than the first time.
  nonisolated package struct Strayed: Sendable, Codable {
    var from: Int
    let line: String
    let usual, other: KnownGraph.Outcome
  }

  /// A world that begins anew costs as much as so many ways.
  private static let costOfBeginning = 24
  /// A world is left after so many ways, with all that it remembers.
  private static let mostSteps = 4000

  /// Prepares to walk through an app.
  package init(_ app: any ExploredApp, _ bounds: ExplorerBounds) {
    (self.app, self.bounds) = (app, bounds)
    deadline = bounds.time.map { ContinuousClock.now + $0 }
  }

  /// Whether there is time left.
  var hasTime: Bool { !app.isStopped && deadline.map { ContinuousClock.now < $0 } ?? true }

  /// The app after lines, begun anew.
  func begin(after lines: [String] = []) -> any RunningApp {
    place = nil
    steps = 0
    let running = app.begin()
    for line in lines {
      running.perform(line)
      running.settle()
    }
    return running
  }

  /// Leaves its world.
  func leave() { place = nil }

  /// Does something, waits, and looks.
  func perform(_ line: String, in running: any RunningApp) -> Sight {
    steps += 1
    lastLine = line
    running.perform(line)
    running.settle()
    if bounds.records { running.collect() }
    return Sight(running, bounds)
  }

  /// The world is in a state that nothing is known about, or in this one.
  func stands(in running: any RunningApp, _ sight: Sight) {
    place = graph.index(of: sight.identity).map { (running, $0) }
  }

  /// Goes to a state: by known ways if these are fewer than a new beginning costs.
  ///
  /// Nil if the state can't be reached any more, because something decides that isn't seen.
  func stand(at state: Int) -> (any RunningApp)? {
    if let place, steps < Self.mostSteps,
      let ways = graph.route(
        from: place.state, to: state,
        atMost: graph.states[state].distance + Self.costOfBeginning)
    {
      if follow(ways, in: place.app) { return place.app }
    } else if let place, steps < Self.mostSteps, goBack(from: place.state, to: state, in: place.app)
    {
      return place.app
    }
    let running = begin()
    _ = (running.takeTroubles(), running.takePrinted())
    stands(in: running, Sight(running, bounds))
    guard place != nil else { return nil }
    return follow(graph.path(to: state), in: running) ? running : nil
  }

  /// Goes to a state from one that no way is known out of yet, as a user would: by what leads back.
  ///
  /// False if that doesn't lead there, or to where a way there is known from.
  private func goBack(from start: Int, to goal: Int, in running: any RunningApp) -> Bool {
    guard graph.states[start].ways.isEmpty,
      let line = running.hits.wayBack(besides: lastLine)
    else { return false }
    let sight = perform(line, in: running)
    _ = (running.takeTroubles(), running.takePrinted())
    stands(in: running, sight)
    guard
      let place,
      let ways = graph.route(
        from: place.state, to: goal, atMost: graph.states[goal].distance + Self.costOfBeginning)
    else { return false }
    return follow(ways, in: running)
  }

  /// Takes ways that were taken before; false as soon as one leads elsewhere.
  private func follow(_ ways: [Int], in running: any RunningApp) -> Bool {
    for index in ways {
      let way = graph.ways[index]
      let sight = perform(way.line, in: running)
      _ = (running.takeTroubles(), running.takePrinted())
      stands(in: running, sight)
      guard graph.index(of: sight.identity) != way.to else { continue }
      strayed.append(
        Strayed(
          from: way.from, line: way.line, usual: graph.states[way.to].outcome,
          other: sight.outcome))
      return false
    }
    return true
  }
}

// What it is asked for.
extension Walker {
  /// Something to do, with what is known; a whole in itself.
  nonisolated package enum Task: Codable, Sendable {
    /// Take all ways out of some states.
    case explore([Int])
    /// Look for races in a state.
    case hurry(Int)
  }

  /// What has come of a task.
  nonisolated package struct Answer: Sendable, Codable {
    var taken: [Taken] = []
    var strayed: [Strayed] = []
    var races: [Race] = []
  }

  /// A way that was taken for the first time.
  nonisolated package struct Taken: Sendable, Codable {
    var from: Int
    /// The index of the action.
    let action: Int
    var arrival: Arrival
    /// What goes on there without an end.
    let activities: [String]
    /// Whether something that was removed is alive.
    let hasRemoved: Bool
  }

  /// Where something that was done has ended, and what happened on the way.
  nonisolated struct Arrival: Sendable, Codable {
    let target: StateIdentity
    /// What is seen there; nil if it was known, or was described in another answer before.
    var seen: SeenState?
    let record: WayRecorder.Record
    let printed: [String]
    let troubles: [Trouble]
  }

  /// What has come of what a recorder was for, at the state that is seen.
  func arrival(_ sight: Sight, _ recorder: WayRecorder, _ running: any RunningApp) -> Arrival {
    let record = recorder.finish(in: sight.places)
    let isNew = graph.index(of: sight.identity) == nil && described.insert(sight.identity).inserted
    return Arrival(
      target: sight.identity, seen: isNew ? SeenState(sight, running, bounds) : nil,
      record: record, printed: running.takePrinted(), troubles: running.takeTroubles())
  }

  /// Does what it is asked for, in a world that begins anew, where so much is known.
  package func answer(_ task: Task, _ known: KnownGraph) -> Answer {
    let former = graph
    defer { graph = former }
    graph = known
    leave()
    var answer = Answer()
    switch task {
    case .explore(let states): answer.taken = explore(states)
    case .hurry(let state): answer.races = races(in: state)
    }
    answer.strayed = strayed
    strayed = []
    return answer
  }

  /// Takes all ways out of some states.
  private func explore(_ states: [Int]) -> [Taken] {
    var taken: [Taken] = []
    for state in states {
      for action in graph.states[state].actions.indices {
        guard hasTime, let running = stand(at: state) else { break }
        taken.append(take(action, in: state, running))
      }
    }
    return taken
  }

  /// Does something in a state for the first time, and notes what comes of it.
  private func take(_ index: Int, in state: Int, _ running: any RunningApp) -> Taken {
    let action = graph.states[state].actions[index]
    let recorder = WayRecorder(running, draws: bounds.records)
    let sight = perform(action.line, in: running)
    let arrival = arrival(sight, recorder, running)
    if graph.index(of: sight.identity) == nil {
      graph.add(
        KnownGraph.State(
          identity: sight.identity, outcome: sight.outcome,
          distance: graph.states[state].distance + 1, cameBy: graph.ways.count, actions: []))
    }
    let target = graph.index(of: sight.identity) ?? 0
    graph.add(KnownGraph.Way(from: state, to: target, line: action.line))
    stands(in: running, sight)
    return Taken(
      from: state, action: index, arrival: arrival, activities: running.stage.activities,
      hasRemoved: running.stage.hierarchy.hasRemoved)
  }
}

// One who walks alone.
extension Walker: ExplorerCrew {
  package func work(on tasks: [Task], _ graph: KnownGraph, _ take: (Answer) -> Bool) {
    for task in tasks where hasTime {
      guard take(answer(task, graph)) else { return }
    }
  }
}

extension [Hit] {
  /// The line that probably undoes what was done last: Back, what closes what is in front, or another
  /// tab; nil if there is none.
  nonisolated fileprivate func wayBack(besides line: String) -> String? {
    let possible = filter { $0.obstacle == nil && !$0.isTakenBack }
    let kinds: [Hit.Kind] = [.backButton, .dismissalSwipe, .surroundings, .tab]
    return kinds.lazy.compactMap { kind in
      possible.first { $0.kind == kind && $0.line != line }?.line
    }.first
  }
}

extension Hierarchy {
  /// Whether a controller is alive that no window leads to, although it has had a view.
  fileprivate var hasRemoved: Bool {
    let present = Set(members)
    return identifiers.contains { self[$0].isViewLoaded && !present.contains($0) }
  }
}

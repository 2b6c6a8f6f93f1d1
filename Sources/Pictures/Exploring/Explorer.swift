import FilmReels
import HeadlessUIKit
import NavigationModel

/// Goes through an app as a user would: what is nearest to the start is tried first.
///
/// It hands out states, a few at a time, to those who walk, and joins their answers in order, so that
/// what it reports doesn't depend on how many they are.
@preconcurrency @MainActor public final class Explorer {
  let app: any ExploredApp
  let bounds: ExplorerBounds
  var exploration: Exploration
  /// What was found, each kind and place once.
  var findings = Findings()
  /// What is known about each state beyond what the exploration says.
  var known: [KnownState] = []
  /// Who walks in this process.
  let walker: Walker
  /// The places from which leaks are to be sought, and where these circles end.
  private var circles: [(place: String, from: Int, to: Int, lines: [String])] = []
  private var pools = Pools()
  let crew: any ExplorerCrew

  /// A state, and whether it is gone on from.
  struct KnownState {
    let seen: SeenState
    /// Whether nothing is tried there: it has something twice that it should have once, or something
    /// never ends.
    var isEnd = false
  }

  /// States are handed out so many at a time.
  private static let statesAtOnce = 16

  /// Prepares to explore an app, with others who walk in other processes.
  package init(
    _ app: any ExploredApp, _ bounds: ExplorerBounds = ExplorerBounds(),
    with crew: (any ExplorerCrew)? = nil
  ) {
    (self.app, self.bounds) = (app, bounds)
    self.crew = crew ?? Walker(app, bounds)
    walker = Walker(app, bounds)
    exploration = Exploration(
      title: FilmTitle(app.source).text, source: app.source, profile: "")
  }

  /// Explores the app.
  package func explore() -> Exploration {
    let running = walker.begin()
    exploration.profile = running.stage.profile.name
    let sight = Sight(running, bounds)
    let start = SeenState(sight, running, bounds)
    add(start, distance: 0, cameBy: nil)
    note(running.takeTroubles(), start, at: 0, [], activities: running.stage.activities)
    for distance in 0... {
      let layer = exploration.states.indices.filter { exploration.states[$0].distance == distance }
      if layer.isEmpty { break }
      explore(layer, distance)
    }
    lookForLeaks()
    findRaces()
    walker.leave()
    findFaultsOfGraph()
    confirm()
    (exploration.hierarchies, exploration.screens) = (pools.hierarchies.all, pools.screens.all)
    exploration.findings = findings.all
    return exploration.ordered
  }

  /// The lines that lead to a state from the start, by the shortest way.
  func lines(to state: Int) -> [String] { walker.graph.lines(to: state) }

  // MARK: Confirmation

  /// Goes to what was found in new worlds: what isn't found there depends on what came before.
  private func confirm() {
    findings.all = findings.all.map { finding in
      guard let state = finding.state, finding.kind != .hiddenState, finding.kind != .leak,
        finding.kind != .race, walker.hasTime
      else { return finding }
      let running = walker.begin()
      var troubles = running.takeTroubles()
      for line in finding.lines {
        running.perform(line)
        running.settle()
        troubles += running.takeTroubles()
      }
      let isThere =
        walker.graph.index(of: Sight(running, bounds).identity) == state
        || troubles.contains { $0.kind == finding.kind && $0.place == finding.place }
      if isThere { return finding }
      var hidden = finding
      hidden.kind = .hiddenState
      hidden.text = "Not each time: \(finding.kind.rawValue): \(finding.text)"
      return hidden
    }
  }

  // MARK: The walk

  /// Tries everything in the states of one distance.
  private func explore(_ layer: [Int], _ distance: Int) {
    var rest: [Int] = []
    for state in layer {
      if known[state].isEnd {
        exploration.states[state].isExplored = false
      } else if distance >= bounds.depth || isOfAnotherShare(state, distance)
        || !known[state].seen.actions.isEmpty && isFull
      {
        leave(state)
      } else {
        rest.append(state)
      }
    }
    if !rest.isEmpty { exploration.depth = max(exploration.depth, distance + 1) }
    let tasks = stride(from: 0, to: rest.count, by: Self.statesAtOnce).map {
      Walker.Task.explore(Array(rest[$0..<min($0 + Self.statesAtOnce, rest.count)]))
    }
    let graph = walker.graph
    crew.work(on: tasks, graph) { answer in
      join(answer)
      return !isFull
    }
    for state in rest {
      if walker.graph.states[state].ways.count < known[state].seen.actions.count { leave(state) }
      joinCancelled(in: state)
    }
  }

  /// Whether another process goes on from a state.
  private func isOfAnotherShare(_ state: Int, _ distance: Int) -> Bool {
    guard let share = bounds.share, distance == ExplorerShare.distance else { return false }
    return !share.contains(known[state].seen.identity)
  }

  /// Whether nothing more may be tried.
  private var isFull: Bool { exploration.states.count >= bounds.states || !walker.hasTime }

  /// Leaves what there is to do in a state.
  func leave(_ state: Int) {
    exploration.states[state].isExplored = false
    if !known[state].seen.actions.isEmpty { exploration.frontier += 1 }
  }

  /// Joins what one who walks has found.
  private func join(_ answer: Walker.Answer) {
    answer.strayed.forEach(note)
    for taken in answer.taken where exploration.states.count < bounds.states { join(taken) }
  }

  private func join(_ taken: Walker.Taken) {
    let action = known[taken.from].seen.actions[taken.action]
    let lines = lines(to: taken.from) + [action.line]
    let way = exploration.ways.count
    let target: Int
    let isNew: Bool
    if let index = walker.graph.index(of: taken.arrival.target) {
      (target, isNew) = (index, false)
    } else if let seen = taken.arrival.seen {
      target = add(seen, distance: exploration.states[taken.from].distance + 1, cameBy: way)
      isNew = true
    } else {
      return
    }
    walker.graph.add(KnownGraph.Way(from: taken.from, to: target, line: action.line))
    var new = Exploration.Way(
      from: taken.from, to: target, hit: action.hit, line: action.line, words: action.words,
      name: action.name, caption: taken.arrival.record.caption)
    complete(&new, taken.arrival)
    exploration.ways.append(new)
    note(
      taken.arrival.troubles, known[target].seen, at: target, lines,
      activities: taken.activities + unended(action, from: taken.from, in: target))
    if isNew {
      noteRepetition(in: target)
    } else if taken.hasRemoved, isAncestor(target, of: taken.from) {
      circles.append((known[taken.from].seen.outcome.place, taken.from, target, lines))
    }
  }

  /// Adds to a way what happened on it.
  func complete(_ way: inout Exploration.Way, _ arrival: Walker.Arrival) {
    (way.printed, way.events) = (arrival.printed, arrival.record.events)
    way.diagnostics = arrival.troubles.compactMap(\.diagnostic)
    way.numbers = arrival.record.numbers
    if bounds.records { way.moments = pools.add(arrival.record) }
  }

  /// What the program has to end after an action, and hasn't: a refresh, or the action of a row.
  private func unended(_ action: UserAction, from state: Int, in target: Int) -> [String] {
    guard let hit = action.hit.map({ exploration.states[state].hits[$0] }) else { return [] }
    let hits = exploration.states[target].hits
    switch hit.kind {
    case .refresh where hits.contains { $0.line == hit.line && $0.obstacle != nil }:
      return ["a refresh"]
    case .rowAction where hits.contains { $0.line == hit.line && $0.kind == .rowAction }:
      return ["the action \(hit.name) of a row"]
    default: return []
    }
  }

  @discardableResult
  func add(_ seen: SeenState, distance: Int, cameBy: Int?) -> Int {
    exploration.states.append(
      Exploration.State(
        hierarchy: pools.hierarchies.add(seen.hierarchy), screen: pools.screens.add(seen.screen),
        profile: seen.profile, title: seen.outcome.title, place: seen.outcome.place,
        hits: seen.hits, distance: distance, cameBy: cameBy))
    known.append(KnownState(seen: seen))
    return walker.graph.add(
      KnownGraph.State(
        identity: seen.identity, outcome: seen.outcome, distance: distance, cameBy: cameBy,
        actions: seen.actions))
  }

  /// Goes no further in a state that has something twice that it should have once.
  private func noteRepetition(in state: Int) {
    guard let name = known[state].seen.repetition else { return }
    known[state].isEnd = true
    findings.add(
      .growth, name,
      "There is one more \(name) each time that the same screens are gone through.",
      state: state, lines: lines(to: state))
  }

  /// Joins gestures with the same ones that are taken back.
  private func joinCancelled(in state: Int) {
    let ways = walker.graph.states[state].ways
    let hits = exploration.states[state].hits
    for way in ways {
      guard let hit = exploration.ways[way].hit.map({ hits[$0] }), !hit.isTakenBack else {
        continue
      }
      exploration.ways[way].cancelled = ways.first { other in
        guard let cancelled = exploration.ways[other].hit.map({ hits[$0] }) else { return false }
        return cancelled.isTakenBack && cancelled.kind == hit.kind
          && cancelled.words == "\(hit.words), taken back"
      }
    }
  }

  // MARK: What isn't seen

  /// A way has led to another state than the first time: something decides that isn't seen.
  ///
  /// That a list that was covered has other rows now is no fault; that another screen comes is one.
  func note(_ strayed: Walker.Strayed) {
    exploration.states[strayed.from].dependsOnWhatCameBefore = true
    let (usual, other) = (strayed.usual, strayed.other)
    guard usual.place != other.place || usual.arrangement != other.arrangement else { return }
    findings.add(
      .hiddenState, exploration.states[strayed.from].place,
      "`\(strayed.line)` leads to \(usual.title) or to \(other.title), by what came before, "
        + "which isn't seen.", state: strayed.from, lines: lines(to: strayed.from) + [strayed.line])
  }

  // MARK: Leaks

  /// Goes through circles once more after which something that was removed is alive: a leak is what
  /// there is more of then.
  private func lookForLeaks() {
    var places: Set<String> = []
    for circle in circles where walker.hasTime && places.insert(circle.place).inserted {
      let start = exploration.states[circle.to].distance
      let once = walker.begin(after: circle.lines).leaks()
      guard !once.isEmpty else { continue }
      let twice = walker.begin(after: circle.lines + circle.lines[start...]).leaks()
      let byName = Dictionary(grouping: twice, by: \.name).sorted { $0.key < $1.key }
      for (name, leaks) in byName {
        let before = once.count { $0.name == name }
        guard leaks.count > before, let leak = leaks.last else { continue }
        let holders = leak.retainers.isEmpty ? "" : ": \(leak.retainers.joined(separator: ", "))"
        findings.add(
          .leak, name, "\(name) is still alive after it was removed\(holders).",
          state: circle.to, lines: circle.lines)
      }
    }
  }

  /// Whether the shortest way to a state leads through another one.
  private func isAncestor(_ ancestor: Int, of state: Int) -> Bool {
    ancestor == state
      || walker.graph.path(to: state).contains { walker.graph.ways[$0].from == ancestor }
  }
}

/// Those who walk for an explorer.
package protocol ExplorerCrew {
  /// Hands out tasks, about which so much is known, and takes the answers in their order; false from
  /// `take` ends it.
  func work(on tasks: [Walker.Task], _ graph: KnownGraph, _ take: (Walker.Answer) -> Bool)
}

/// The hierarchies and screens of an exploration, each once.
private struct Pools {
  var hierarchies = Pool<Hierarchy>()
  var screens = Pool<Screen>()

  /// Adds what a way consists of; returns its moments with indices of the exploration.
  mutating func add(_ record: WayRecorder.Record) -> [Film.Moment] {
    record.moments.map { moment in
      var copy = moment
      copy.hierarchy = hierarchies.add(record.hierarchies[moment.hierarchy])
      copy.screen = screens.add(record.screens[moment.screen])
      copy.former = moment.former.map { screens.add(record.screens[$0]) }
      return copy
    }
  }

  struct Pool<Value: PooledValue> {
    private(set) var all: [Value] = []
    private var indices: [Int: [Int]] = [:]

    mutating func add(_ value: Value) -> Int {
      let hash = value.hashInPool
      if let index = indices[hash]?.first(where: { all[$0] == value }) { return index }
      indices[hash, default: []].append(all.count)
      all.append(value)
      return all.count - 1
    }
  }
}

/// A value that is kept once.
private protocol PooledValue: Equatable {
  var hashInPool: Int { get }
}

extension Screen: PooledValue {
  fileprivate var hashInPool: Int { hashValue }
}

extension Hierarchy: PooledValue {
  fileprivate var hashInPool: Int {
    StateIdentity(self, Screen(), profile: "").hashValue
  }
}

extension Explorer {
  /// What a line does after others, in a new world: the state, and the callbacks as texts.
  package func outcome(
    of line: String, after lines: [String]
  ) -> (state: (hierarchy: Hierarchy, screen: Screen), callbacks: [String]) {
    let running = walker.begin(after: lines)
    _ = (running.takeTroubles(), running.takePrinted())
    let recorder = WayRecorder(running, draws: false)
    let sight = walker.perform(line, in: running)
    let events = recorder.finish(in: sight.places).events.filter { $0.kind == .callback }
    return ((sight.hierarchy, sight.screen), events.map(\.text))
  }
}

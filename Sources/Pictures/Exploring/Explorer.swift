import FilmReels
import HeadlessUIKit
import NavigationModel

/// Goes through an app as a user would.
///
/// It stands in a world, takes what was not tried yet in the state that it is in, and walks on from
/// where that leads; what is nearest to the start is tried first. Each way that it takes once more is compared with the first time.
@MainActor package final class Explorer {
  let app: any ExploredApp
  let bounds: ExplorerBounds
  var exploration: Exploration
  /// What is known about each state beyond what the exploration says.
  var known: [KnownState] = []
  /// What was found, each kind and place once.
  var findings = Findings()
  private var indices: [StateIdentity: Int] = [:]
  private var pools = Pools()
  private let deadline: ContinuousClock.Instant?
  /// The world that it stands in, and the state that this is in; nil before the first one, and where
  /// the state isn't known.
  private var place: (app: any RunningApp, state: Int)?
  /// How many ways were taken in this world.
  private var steps = 0

  /// A state, and what the user can do there.
  struct KnownState {
    let sight: Sight
    var actions: [UserAction]
    /// The indices of its ways, one for each action that was tried.
    var ways: [Int] = []
    /// Whether nothing is tried there: it has something twice that it should have once, or something
    /// never ends.
    var isEnd = false
  }

  /// A world that begins anew costs as much as so many ways.
  private static let costOfBeginning = 24
  /// A world is left after so many ways, with all that it remembers.
  private static let mostSteps = 4000

  /// Prepares to explore an app.
  package init(_ app: any ExploredApp, _ bounds: ExplorerBounds = ExplorerBounds()) {
    (self.app, self.bounds) = (app, bounds)
    exploration = Exploration(
      title: FilmTitle(app.source).text, source: app.source, profile: "")
    deadline = bounds.time.map { ContinuousClock.now + $0 }
  }

  /// Explores the app.
  package func explore() -> Exploration {
    let running = app.begin()
    exploration.profile = running.stage.profile.name
    let sight = Sight(running, bounds.identity)
    place = (running, add(sight, running, distance: 0, cameBy: nil))
    note(running.takeTroubles(), sight, at: 0, [], activities: running.stage.activities)
    _ = running.takePrinted()
    for distance in 0... {
      let layer = exploration.states.indices.filter { exploration.states[$0].distance == distance }
      if layer.isEmpty { break }
      explore(layer, distance)
    }
    findRaces()
    place = nil
    findFaultsOfGraph()
    confirm()
    (exploration.hierarchies, exploration.screens) = (pools.hierarchies.all, pools.screens.all)
    exploration.findings = findings.all
    return exploration.ordered
  }

  /// Whether there is time left.
  var hasTime: Bool { deadline.map { ContinuousClock.now < $0 } ?? true }

  /// The lines that lead to a state from the start, by the shortest way.
  func lines(to state: Int) -> [String] {
    var lines: [String] = []
    var current = exploration.states[state].cameBy
    while let way = current {
      lines.append(exploration.ways[way].line)
      current = exploration.states[exploration.ways[way].from].cameBy
    }
    return lines.reversed()
  }

  /// The app after lines, begun anew.
  func begin(after lines: [String]) -> any RunningApp {
    let running = app.begin()
    for line in lines {
      running.perform(line)
      running.settle()
    }
    _ = (running.takeTroubles(), running.takePrinted())
    return running
  }

  /// Whether a state is known by what is seen.
  func index(of sight: Sight) -> Int? { indices[sight.identity] }

  // MARK: Confirmation

  /// Goes to what was found in new worlds: what isn't found there depends on what came before.
  private func confirm() {
    findings.all = findings.all.map { finding in
      guard let state = finding.state, finding.kind != .hiddenState, finding.kind != .leak,
        finding.kind != .race, hasTime
      else { return finding }
      let running = app.begin()
      var troubles = running.takeTroubles()
      for line in finding.lines {
        running.perform(line)
        running.settle()
        troubles += running.takeTroubles()
      }
      let isThere =
        index(of: Sight(running, bounds.identity)) == state
        || troubles.contains { $0.kind == finding.kind && $0.place == finding.place }
      if isThere { return finding }
      var hidden = finding
      hidden.kind = .hiddenState
      hidden.text = "Not each time: \(finding.kind.rawValue): \(finding.text)"
      return hidden
    }
  }

  // MARK: The walk

  /// Tries everything in the states of one distance, those first that are near to where it stands.
  private func explore(_ layer: [Int], _ distance: Int) {
    var rest: [Int] = []
    for state in layer {
      if known[state].isEnd {
        exploration.states[state].isExplored = false
      } else if distance >= bounds.depth || !known[state].actions.isEmpty && isFull {
        leave(state)
      } else {
        rest.append(state)
      }
    }
    if !rest.isEmpty { exploration.depth = max(exploration.depth, distance + 1) }
    for state in rest {
      while known[state].ways.count < known[state].actions.count, !isFull {
        guard let running = stand(at: state) else { break }
        take(known[state].ways.count, in: state, running)
      }
      if known[state].ways.count < known[state].actions.count { leave(state) }
      joinCancelled(in: state)
    }
  }

  /// Whether nothing more may be tried.
  private var isFull: Bool { exploration.states.count >= bounds.states || !hasTime }

  /// Leaves what there is to do in a state.
  private func leave(_ state: Int) {
    exploration.states[state].isExplored = false
    if !known[state].actions.isEmpty { exploration.frontier += 1 }
  }

  /// Goes to a state: by known ways if these are fewer than a new beginning costs.
  ///
  /// Nil if the state can't be reached any more, because something decides that isn't seen.
  func stand(at state: Int) -> (any RunningApp)? {
    if let place, steps < Self.mostSteps,
      let ways = route(
        from: place.state, to: state,
        atMost: exploration.states[state].distance + Self.costOfBeginning)
    {
      if follow(ways, in: place.app) { return place.app }
    }
    place = nil
    let running = app.begin()
    _ = (running.takeTroubles(), running.takePrinted())
    steps = 0
    guard let start = index(of: Sight(running, bounds.identity)) else { return nil }
    place = (running, start)
    var ways: [Int] = []
    var current = exploration.states[state].cameBy
    while let way = current {
      ways.append(way)
      current = exploration.states[exploration.ways[way].from].cameBy
    }
    return follow(ways.reversed(), in: running) ? running : nil
  }

  /// Takes ways that were taken before; false as soon as one leads elsewhere.
  private func follow(_ ways: [Int], in running: any RunningApp) -> Bool {
    for index in ways {
      let way = exploration.ways[index]
      let sight = perform(way.line, in: running)
      _ = (running.takeTroubles(), running.takePrinted())
      let new = self.index(of: sight)
      place = new.map { (running, $0) }
      guard new != way.to else { continue }
      noteHidden(way, sight)
      return false
    }
    return true
  }

  /// Does something, waits, and looks.
  func perform(_ line: String, in running: any RunningApp) -> Sight {
    steps += 1
    running.perform(line)
    running.settle()
    if bounds.records { running.collect() }
    return Sight(running, bounds.identity)
  }

  /// The world is in a state that nothing is known about, or in this one.
  func stands(in running: any RunningApp, _ sight: Sight) {
    place = index(of: sight).map { (running, $0) }
  }

  /// The fewest ways from one state to another, if they are few; ties go by the order of actions.
  private func route(from start: Int, to goal: Int, atMost limit: Int) -> [Int]? {
    if start == goal { return [] }
    var cameBy = [start: -1]
    var layer = [start]
    for _ in 0..<limit {
      var next: [Int] = []
      for state in layer {
        for way in known[state].ways {
          let target = exploration.ways[way].to
          guard cameBy[target] == nil else { continue }
          cameBy[target] = way
          if target == goal { return backwards(from: goal, cameBy) }
          next.append(target)
        }
      }
      if next.isEmpty || cameBy.count > 2000 { return nil }
      layer = next
    }
    return nil
  }

  private func backwards(from goal: Int, _ cameBy: [Int: Int]) -> [Int] {
    var ways: [Int] = []
    var state = goal
    while let way = cameBy[state], way >= 0 {
      ways.append(way)
      state = exploration.ways[way].from
    }
    return ways.reversed()
  }

  /// Does something in a state for the first time, and notes what comes of it.
  private func take(_ index: Int, in state: Int, _ running: any RunningApp) {
    let action = known[state].actions[index]
    let recorder = WayRecorder(running, draws: bounds.records)
    let sight = perform(action.line, in: running)
    let record = recorder.finish()
    let way = exploration.ways.count
    let lines = lines(to: state) + [action.line]
    let troubles = running.takeTroubles()
    let target =
      self.index(of: sight)
      ?? add(sight, running, distance: exploration.states[state].distance + 1, cameBy: way)
    var new = Exploration.Way(
      from: state, to: target, hit: action.hit, line: action.line, words: action.words,
      name: action.name, caption: record.caption)
    new.printed = running.takePrinted()
    new.events = record.events
    new.diagnostics = troubles.compactMap(\.diagnostic)
    new.numbers = record.places.numbers(in: sight.places)
    if bounds.records { new.moments = pools.add(record) }
    exploration.ways.append(new)
    known[state].ways.append(way)
    place = (running, target)
    note(
      troubles, sight, at: target, lines,
      activities: running.stage.activities + unended(action, from: state, in: target))
    if exploration.states[target].cameBy == way {
      noteRepetition(in: target)
    } else {
      lookForLeaks(running, from: state, to: target, lines)
    }
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

  private func add(
    _ sight: Sight, _ running: any RunningApp, distance: Int, cameBy: Int?
  ) -> Int {
    let hits = running.hits
    let index = exploration.states.count
    indices[sight.identity] = index
    exploration.states.append(
      Exploration.State(
        hierarchy: pools.hierarchies.add(sight.hierarchy), screen: pools.screens.add(sight.screen),
        profile: sight.profile, title: sight.title, place: sight.place, hits: hits,
        distance: distance, cameBy: cameBy))
    known.append(
      KnownState(
        sight: sight,
        actions: UserAction.all(
          hits, waitingFor: sight.pendingTimes,
          isPortrait: sight.screen.traits.orientation == .portrait, in: bounds)))
    return index
  }

  /// Goes no further in a state that has something twice that it should have once.
  private func noteRepetition(in state: Int) {
    guard let name = known[state].sight.repetition else { return }
    known[state].isEnd = true
    findings.add(
      .growth, name,
      "There is one more \(name) each time that the same screens are gone through.",
      state: state, lines: lines(to: state))
  }

  /// Joins gestures with the same ones that are taken back.
  private func joinCancelled(in state: Int) {
    let ways = known[state].ways
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
  private func noteHidden(_ way: Exploration.Way, _ sight: Sight) {
    exploration.states[way.from].dependsOnWhatCameBefore = true
    let usual = known[way.to].sight
    guard sight.place != usual.place || sight.arrangement != usual.arrangement else { return }
    findings.add(
      .hiddenState, exploration.states[way.from].place,
      "`\(way.line)` leads to \(usual.title) or to \(sight.title), by what came before, "
        + "which isn't seen.", state: way.from, lines: lines(to: way.from) + [way.line])
  }
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
    let running = begin(after: lines)
    let recorder = WayRecorder(running, draws: false)
    let sight = perform(line, in: running)
    let events = recorder.finish().events.filter { $0.kind == .callback }
    return ((sight.hierarchy, sight.screen), events.map(\.text))
  }
}

import NavigationModel

/// The states and ways that are known, as far as one needs them to walk: it only grows.
nonisolated package struct KnownGraph: Sendable {
  private(set) var states: [State] = []
  private(set) var ways: [Way] = []
  private var indices: [StateIdentity: Int] = [:]

  /// A state.
  struct State: Sendable, Codable {
    let identity: StateIdentity
    let outcome: Outcome
    /// The number of ways that lead to it from the start, at least.
    let distance: Int
    /// The last way of the shortest that lead to it; nil for the start.
    let cameBy: Int?
    let actions: [UserAction]
    /// Its ways, one for each action that was tried.
    fileprivate(set) var ways: [Int] = []

    private enum CodingKeys: CodingKey {
      case identity, outcome, distance, cameBy, actions
    }
  }

  /// A way between two states.
  struct Way: Sendable, Codable {
    let from, to: Int
    /// The line that takes it.
    let line: String
  }

  /// Where a user ends, without what is no difference to one in haste: that a row is still marked.
  struct Outcome: Sendable, Hashable, Codable {
    /// The screen, and what a user would call it.
    let place, title: String
    /// The classes of the controllers in its windows, and how they are arranged.
    let arrangement: [String]
  }

  /// What was added.
  package struct Growth: Sendable, Codable {
    let states: [State]
    let ways: [Way]
  }

  /// A graph without states.
  package init() {}

  func index(of identity: StateIdentity) -> Int? { indices[identity] }

  /// Adds a state; returns its index.
  @discardableResult
  mutating func add(_ state: State) -> Int {
    indices[state.identity] = states.count
    states.append(state)
    return states.count - 1
  }

  /// Adds a way, the next one of its state; returns its index.
  @discardableResult
  mutating func add(_ way: Way) -> Int {
    states[way.from].ways.append(ways.count)
    ways.append(way)
    return ways.count - 1
  }

  /// What was added to an earlier graph to make it this one.
  package func growth(since earlier: KnownGraph) -> Growth {
    Growth(
      states: Array(states[earlier.states.count...]), ways: Array(ways[earlier.ways.count...]))
  }

  /// Adds what was added to another graph that was equal.
  package mutating func add(_ growth: Growth) {
    for state in growth.states { add(state) }
    for way in growth.ways { add(way) }
  }

  /// The ways that lead to a state from the start, by the shortest way.
  func path(to state: Int) -> [Int] {
    var path: [Int] = []
    var current = states[state].cameBy
    while let way = current {
      path.append(way)
      current = states[ways[way].from].cameBy
    }
    return path.reversed()
  }

  /// The lines that lead to a state from the start, by the shortest way.
  func lines(to state: Int) -> [String] { path(to: state).map { ways[$0].line } }

  /// The fewest ways from one state to another, if they are few; ties go by the order of actions.
  func route(from start: Int, to goal: Int, atMost limit: Int) -> [Int]? {
    if start == goal { return [] }
    var cameBy = [start: -1]
    var layer = [start]
    for _ in 0..<limit {
      var next: [Int] = []
      for state in layer {
        for way in states[state].ways {
          let target = ways[way].to
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
    var path: [Int] = []
    var state = goal
    while let way = cameBy[state], way >= 0 {
      path.append(way)
      state = ways[way].from
    }
    return path.reversed()
  }
}

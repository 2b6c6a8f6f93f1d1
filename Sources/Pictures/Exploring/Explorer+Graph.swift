import NavigationModel

// What is wrong with the app as a whole.
extension Explorer {
  /// Looks for dead ends, ways back that disagree, and classes that were never seen.
  func findFaultsOfGraph() {
    findDeadEnds()
    for state in exploration.states.indices where exploration.states[state].isExplored {
      compareWaysBack(in: state)
    }
    // A script that has failed hasn't come to where it shows the rest.
    let hasStarted = findings.all.allSatisfy { !$0.lines.isEmpty || $0.kind == .imbalance }
    if exploration.frontier == 0, hasStarted { findUnreachable() }
  }

  // MARK: Dead ends

  /// Screens that lack the first one and that nothing leads out of.
  ///
  /// The root of an app that begins
  /// deep inside is no dead end, and neither is a part that the app has gone over to, in which the
  /// user is at the beginning of something, unless nothing can be done there at all.
  private func findDeadEnds() {
    let start = exploration.states[0].place
    for component in components() {
      let states = Set(component)
      let isLeft = component.contains { state in
        ways(from: state).contains { !states.contains(exploration.ways[$0].to) }
      }
      let isKnown = component.allSatisfy { exploration.states[$0].isExplored }
      let hasStart = component.contains { exploration.states[$0].place == start }
      guard !isLeft, isKnown, !hasStart, let first = component.min() else { continue }
      let homes = component.filter { known[$0].seen.isHome }
      let isRoot = homes.contains { known[$0].seen.root == known[0].seen.root }
      guard !isRoot, homes.isEmpty || component.count == 1 else { continue }
      findings.add(
        .deadEnd, exploration.states[first].place, "No way out: \(obstacles(in: first)).",
        state: first, lines: lines(to: first))
    }
  }

  /// Why nothing leads out of a state.
  private func obstacles(in state: Int) -> String {
    let hits = exploration.states[state].hits
    var words: [String] = []
    if known[state].seen.isCovered { words.append("full screen") }
    let kinds = Set(hits.filter { $0.obstacle == nil }.map(\.kind))
    if kinds.isDisjoint(with: [.backButton]) { words.append("no back button") }
    if kinds.isDisjoint(with: [.button, .alertButton, .menuEntry, .row, .tab]) {
      words.append("no button that does anything")
    }
    let swipes: Set<Hit.Kind> = [.backSwipe, .dismissalSwipe, .dismissalDrag]
    if kinds.isDisjoint(with: swipes) {
      let reason = hits.first { swipes.contains($0.kind) && $0.obstacle != nil }?.obstacle
      words.append(reason.map { "no swipe (\($0))" } ?? "no swipe")
    }
    return words.joined(separator: ", ")
  }

  /// The strongly connected components of the graph (Tarjan's algorithm, without calls that nest as
  /// deep as the graph).
  private func components() -> [[Int]] {
    var walk = ComponentWalk(
      successors: known.indices.map { ways(from: $0).map { exploration.ways[$0].to } })
    return walk.components()
  }

  // MARK: Ways back

  /// Back, the swipe from the edge and the first entry of the menu lead to the same state.
  private func compareWaysBack(in state: Int) {
    let hits = exploration.states[state].hits
    var targets: [(line: String, to: Int)] = []
    for index in ways(from: state) {
      let way = exploration.ways[index]
      guard let hit = way.hit.map({ hits[$0] }), !hit.isTakenBack else { continue }
      let isFirstEntry =
        hit.kind == .backEntry && hit.name == hits.first { $0.kind == .backEntry }?.name
      guard hit.kind == .backButton || hit.kind == .backSwipe || isFirstEntry else { continue }
      targets.append((way.line, way.to))
    }
    guard let first = targets.first, let other = targets.first(where: { $0.to != first.to }) else {
      return
    }
    findings.add(
      .brokenWayBack, exploration.states[state].place,
      "`\(first.line)` leads to \(title(first.to)), `\(other.line)` to \(title(other.to)).",
      state: state, lines: lines(to: state))
  }

  private func ways(from state: Int) -> [Int] { walker.graph.states[state].ways }

  private func title(_ state: Int) -> String { exploration.states[state].title }

  // MARK: Classes

  private func findUnreachable() {
    let seen = known.reduce(into: Set()) { $0.formUnion($1.seen.classes) }
    for (name, line) in app.classes where !seen.contains(name) {
      let place = line > 0 ? ", which line \(line) defines," : ""
      findings.add(
        .unreachable, name, "\(name)\(place) was never on the screen.", state: nil, lines: [])
    }
  }
}

/// Tarjan's walk over a graph.
private struct ComponentWalk {
  let successors: [[Int]]
  private var order: [Int?]
  private var low: [Int]
  private var isOpen: [Bool]
  private var open: [Int] = []
  private var count = 0
  private var found: [[Int]] = []

  init(successors: [[Int]]) {
    self.successors = successors
    order = Array(repeating: nil, count: successors.count)
    low = Array(repeating: 0, count: successors.count)
    isOpen = Array(repeating: false, count: successors.count)
  }

  mutating func components() -> [[Int]] {
    for node in successors.indices where order[node] == nil { visit(node) }
    return found
  }

  private mutating func enter(_ node: Int) {
    order[node] = count
    low[node] = count
    count += 1
    open.append(node)
    isOpen[node] = true
  }

  private mutating func visit(_ root: Int) {
    enter(root)
    var path = [(node: root, next: 0)]
    while let (node, next) = path.last {
      if next < successors[node].count {
        path[path.count - 1].next += 1
        let successor = successors[node][next]
        if order[successor] == nil {
          enter(successor)
          path.append((successor, 0))
        } else if isOpen[successor] {
          low[node] = min(low[node], order[successor] ?? 0)
        }
        continue
      }
      path.removeLast()
      if let outer = path.last?.node { low[outer] = min(low[outer], low[node]) }
      if low[node] == order[node] { close(node) }
    }
  }

  private mutating func close(_ root: Int) {
    var component: [Int] = []
    while let node = open.popLast() {
      isOpen[node] = false
      component.append(node)
      if node == root { break }
    }
    found.append(component)
  }
}

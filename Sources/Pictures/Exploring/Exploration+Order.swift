import NavigationModel

extension Exploration {
  /// The same exploration with its states in the order of their distance from the start.
  ///
  /// Its ways are in the order of their states: nothing depends on the walk. What can't be reached is
  /// last.
  var ordered: Exploration {
    let byState = Dictionary(grouping: ways.indices, by: { ways[$0].from })
    var order: [Int] = [0]
    var cameBy: [Int: Int] = [:]
    var distance = [0: 0]
    var next = 0
    while next < order.count {
      let state = order[next]
      next += 1
      for way in byState[state] ?? [] where distance[ways[way].to] == nil {
        distance[ways[way].to] = (distance[state] ?? 0) + 1
        cameBy[ways[way].to] = way
        order.append(ways[way].to)
      }
    }
    order += states.indices.filter { distance[$0] == nil }
    let newState = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
    let wayOrder = order.flatMap { byState[$0] ?? [] }
    let newWay = Dictionary(uniqueKeysWithValues: wayOrder.enumerated().map { ($1, $0) })
    var copy = self
    copy.states = order.map { index in
      var state = states[index]
      state.distance = distance[index] ?? state.distance
      state.cameBy = cameBy[index].flatMap { newWay[$0] }
      return state
    }
    copy.ways = wayOrder.map { index in
      var way = ways[index]
      (way.from, way.to) = (newState[way.from] ?? 0, newState[way.to] ?? 0)
      way.cancelled = way.cancelled.flatMap { newWay[$0] }
      way.overtaken = way.overtaken.map {
        Way.Overtaken(way: newWay[$0.way] ?? $0.way, at: $0.at)
      }
      return way
    }
    copy.findings = findings.map { finding in
      var finding = finding
      finding.state = finding.state.flatMap { newState[$0] }
      return finding
    }
    return copy
  }
}

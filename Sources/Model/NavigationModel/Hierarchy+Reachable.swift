extension Hierarchy {
  /// The controllers on screen that a finger reaches: what a presentation covers or dims takes no taps
  /// (P36); one in a context leaves what is around the context alone (P85), and one that doesn't dim
  /// its surroundings all of them (C22).
  public func reachable(besides undimmed: Set<ID>) -> [ID] {
    let order = layeredInFront
    let positions = Dictionary(uniqueKeysWithValues: zip(order, order.indices))
    let ends = ends(of: order, positions)
    // How many presentations begin and cease to block at each position.
    var steps = Array(repeating: 0, count: order.count + 1)
    for (index, id) in order.enumerated() {
      guard let presenter = self[id].presenter, !undimmed.contains(id) else { continue }
      var area = 0..<order.count
      if self[presenter].presentation?.adaptedStyle.isContextual == true {
        area = positions[presenter].map { $0..<ends[$0] } ?? index..<ends[index]
      }
      for range in [area.lowerBound..<index, ends[index]..<area.upperBound] {
        steps[range.lowerBound] += 1
        steps[range.upperBound] -= 1
      }
    }
    var blocks = 0
    return zip(order, steps).compactMap { id, step in
      blocks += step
      return blocks == 0 && self[id].isOnScreen ? id : nil
    }
  }

  /// For each position the one after the last controller in it: parents and presenters come first.
  private func ends(of order: [ID], _ positions: [ID: Int]) -> [Int] {
    var ends = order.indices.map { $0 + 1 }
    for index in order.indices.reversed() {
      var outer = self[order[index]].support
      while let id = outer, positions[id] == nil { outer = self[id].support }
      if let place = outer.flatMap({ positions[$0] }) {
        ends[place] = max(ends[place], ends[index])
      }
    }
    return ends
  }
}

import NavigationModel

/// The controllers of an exploration: each has its name and its hue in all states.
struct PlayCast: Sendable {
  private struct Key: Hashable {
    let className, label: String
  }

  /// The hues of those that are no containers, in the order of their first appearance.
  private var hues: [Key: Int] = [:]

  /// The controllers of all states, and of the ways between them.
  init(_ exploration: Exploration) {
    for state in exploration.states { add(exploration.hierarchies[state.hierarchy]) }
    for moment in exploration.ways.flatMap(\.moments) {
      add(exploration.hierarchies[moment.hierarchy])
    }
  }

  private mutating func add(_ hierarchy: Hierarchy) {
    for id in hierarchy.drawnFamilies.flatMap(\.members) where hierarchy[id].kind == .plain {
      let key = Self.key(hierarchy[id])
      if hues[key] == nil { hues[key] = hues.count % Film.Actor.hues }
    }
  }

  private static func key(_ node: Node) -> Key {
    Key(className: node.description.className, label: node.label)
  }

  /// A controller of a state.
  struct Member: Sendable {
    let number: Int
    let label: String
    /// From 0 to 5; nil for containers.
    let hue: Int?
  }

  /// The controllers of hierarchies, in the order of their numbers; the first one that has a number
  /// says what is called so.
  func members(of hierarchies: [Hierarchy]) -> [Member] {
    var members: [Int: Member] = [:]
    for hierarchy in hierarchies {
      for id in hierarchy.drawnFamilies.flatMap(\.members) where members[Int(id.number)] == nil {
        let node = hierarchy[id]
        let hue = node.kind == .plain ? hues[Self.key(node)] : nil
        members[Int(id.number)] = Member(number: Int(id.number), label: node.label, hue: hue)
      }
    }
    return members.values.sorted { $0.number < $1.number }
  }
}

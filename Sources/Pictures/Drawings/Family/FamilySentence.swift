import NavigationModel

/// The families in words, for who cannot see the picture.
struct FamilySentence {
  let text: String

  /// The words for a graph.
  init(_ graph: FamilyGraph) {
    let families = graph.families.map { family -> String in
      let link = graph.links.first { $0.to == family.root }
      let start =
        link.map {
          "\(Self.name($0.from, graph)) \($0.style.map { "presents, \($0)" } ?? "holds the view of")"
        }
        ?? (family.window == 0 ? "In no window" : "Window \(family.window)")
      return "\(start): \(Self.tree(family.root, graph, depth: 0))"
    }
    text = families.isEmpty ? "No window has a root." : families.joined(separator: ". ") + "."
  }

  private static func tree(_ number: Int, _ graph: FamilyGraph, depth: Int) -> String {
    let children = depth < 20 ? graph.boxes(of: number).children : []
    let own = "\(name(number, graph)), \(words[graph.members[number]?.state ?? .hidden] ?? "")"
    guard !children.isEmpty else { return own }
    return "\(own) (\(children.map { tree($0, graph, depth: depth + 1) }.joined(separator: "; ")))"
  }

  private static func name(_ number: Int, _ graph: FamilyGraph) -> String {
    TextStyle.box.fit(graph.members[number]?.label ?? "#\(number)", in: 200)
  }

  private static let words: [FamilyGraph.State: String] = [
    .hidden: "not on screen", .half: "on the way", .full: "on screen", .gone: "has left",
    .freed: "freed", .leak: "has left, still alive",
  ]
}

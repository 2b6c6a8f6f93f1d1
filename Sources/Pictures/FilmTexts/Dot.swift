import NavigationModel

/// The families of a hierarchy for Graphviz: a cluster for each, children of one parent in a row.
package struct Dot {
  /// The whole graph.
  package let text: String

  /// The graph of a hierarchy.
  package init(_ hierarchy: Hierarchy) {
    let edges = FamilyEdges(hierarchy)
    let lines =
      [
        "digraph families {", "  compound=true; newrank=true; rankdir=TB;",
        "  node [shape=box, style=\"rounded,filled\", fillcolor=white, fontname=Helvetica];",
        "  edge [fontname=Helvetica, arrowhead=none];",
      ]
      + edges.groups.enumerated().flatMap(Self.cluster)
      + edges.links.map(Self.link) + ["}"]
    text = lines.joined(separator: "\n") + "\n"
  }

  private static func cluster(_ index: Int, _ group: FamilyEdges.Group) -> [String] {
    ["  subgraph cluster_\(index + 1) {", "    label=\(quoted([group.name])); style=rounded;"]
      + group.boxes.map { "    c\($0.number) [label=\(quoted($0.lines))\(looks[$0.state] ?? "")];" }
      + group.ties.map { tie in
        "    c\(tie.parent) -> c\(tie.child)\(tie.isShown ? " [penwidth=2]" : "");"
      } + rows(of: group) + ["  }"]
  }

  /// The children of each parent have the same rank, in their order.
  private static func rows(of group: FamilyEdges.Group) -> [String] {
    let families = Dictionary(grouping: group.ties, by: \.parent)
    return group.boxes.compactMap { box in
      guard let ties = families[box.number], ties.count > 1 else { return nil }
      let children = ties.map { "c\($0.child)" }.joined(separator: " -> ")
      return "    { rank=same; \(children) [style=invis]; }"
    }
  }

  private static let looks: [FamilyEdges.State: String] = [
    .shown: ", fillcolor=\"#d8e4fb\"", .moving: ", style=\"rounded,filled,dashed\"",
  ]

  private static func link(_ link: FamilyEdges.Link) -> String {
    "  c\(link.from) -> c\(link.to) [label=\(quoted(link.words)), \(styles[link.kind] ?? "")];"
  }

  private static let styles: [FamilyEdges.Link.Kind: String] = [
    .presents: "color=\"#8b3fd0\", fontcolor=\"#8b3fd0\", arrowhead=normal",
    .holds: "style=dotted, arrowhead=normal",
    .asked: "color=\"#8b3fd0\", fontcolor=\"#8b3fd0\", style=dashed, constraint=false",
  ]

  /// Lines as one string of the language, in which `\n` ends a line and an entity is a letter.
  private static func quoted(_ lines: [String]) -> String {
    let escapes: [Character: String] = ["\"": "\\\"", "\\": "\\\\", "&": "&amp;"]
    let texts = lines.map { line in line.map { escapes[$0] ?? String($0) }.joined() }
    return "\"\(texts.joined(separator: "\\n"))\""
  }
}

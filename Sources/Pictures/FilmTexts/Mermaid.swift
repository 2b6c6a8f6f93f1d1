import NavigationModel

/// Texts for Mermaid.
enum Mermaid {
  /// A text that stands for itself wherever a diagram has one: what could be a part of the language
  /// is written as a number.
  static func text(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      let isPlain = !scalar.isASCII || plain.contains(scalar)
      return isPlain ? String(scalar) : "#\(scalar.value);"
    }.joined()
  }

  private static let plain = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,+/()=!?-".unicodeScalars)

  /// Lines of a text.
  static func text(lines: [String]) -> String { lines.map(text).joined(separator: "<br/>") }
}

/// The families of a hierarchy as a flow chart of Mermaid.
package struct MermaidFamilies {
  /// The whole chart.
  package let text: String

  /// The chart of a hierarchy.
  package init(_ hierarchy: Hierarchy) {
    let edges = FamilyEdges(hierarchy)
    let shown = edges.groups.flatMap(\.boxes).filter { $0.state == .shown }
    let lines =
      ["flowchart TB"] + edges.groups.enumerated().flatMap(Self.subgraph)
      + edges.links.map(Self.link)
      + (shown.isEmpty ? [] : [Self.look, "  class \(Self.list(shown)) shown"])
    text = lines.joined(separator: "\n") + "\n"
  }

  private static let look = "  classDef shown fill:#d8e4fb,stroke:#2b6be0,color:#111318"

  private static func list(_ boxes: [FamilyEdges.Box]) -> String {
    boxes.map { "c\($0.number)" }.joined(separator: ",")
  }

  private static func subgraph(_ index: Int, _ group: FamilyEdges.Group) -> [String] {
    ["  subgraph f\(index + 1)[\"\(group.name.isEmpty ? " " : group.name)\"]"]
      + group.boxes.map { "    c\($0.number)[\"\(Mermaid.text(lines: $0.lines))\"]" }
      + group.ties.map { "    c\($0.parent) \($0.isShown ? "===" : "---") c\($0.child)" }
      + ["  end"]
  }

  private static func link(_ link: FamilyEdges.Link) -> String {
    "  c\(link.from) \(link.kind == .presents ? "-->" : "-.->")"
      + "|\"\(Mermaid.text(lines: link.words))\"| c\(link.to)"
  }
}

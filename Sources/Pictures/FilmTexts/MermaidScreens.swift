import Drawings
import EscapedText
import NavigationModel

/// The screens of an app and the ways between them as a flow chart of Mermaid.
///
/// It has what the map has: ways back are dotted, those to where one came from are a mark of their
/// screen, and a screen that is reached from many others has their number.
package struct MermaidScreens {
  /// The whole chart.
  package let text: String

  /// The chart of an exploration.
  package init(_ exploration: Exploration) {
    let graph = ScreenGraph(exploration)
    let screens = graph.screens.enumerated().map { index, screen in
      "  s\(index + 1)[\"\(Mermaid.text(lines: Self.lines(screen, number: index + 1)))\"]"
    }
    let elsewhere = graph.findings.enumerated().map { index, finding in
      "  f\(index + 1)[\"\(Mermaid.text(finding.text.shown))\"]"
    }
    let wrong =
      graph.screens.indices.filter { !graph.screens[$0].findings.isEmpty }.map { "s\($0 + 1)" }
      + graph.findings.indices.map { "f\($0 + 1)" }
    let look = wrong.isEmpty ? [] : [Self.look, "  class \(wrong.joined(separator: ",")) finding"]
    let lines = ["flowchart LR"] + screens + elsewhere + graph.ways.map(Self.line) + look
    text = lines.joined(separator: "\n") + "\n"
  }

  private static let look =
    "  classDef finding fill:#fbe3e1,stroke:#c0281f,color:#8d1c15,stroke-width:2px"

  private static func lines(_ screen: ScreenGraph.Screen, number: Int) -> [String] {
    let count = screen.states.count
    let marks = (count > 1 ? ["×\(count)"] : []) + (screen.leadsBack ? ["‹"] : [])
    let others = screen.others > 0 ? ["also from \(screen.others) screens"] : []
    return ["\(number) \(screen.title.shown)"]
      + (marks.isEmpty ? [] : [marks.joined(separator: " ")]) + others
      + screen.findings.map(\.label)
  }

  private static func line(_ way: ScreenGraph.Way) -> String {
    let arrow = way.kind == .back ? "-.->" : "-->"
    let label = way.label.isEmpty ? "" : "|\"\(Mermaid.text(way.label.shown))\"|"
    return "  s\(way.from + 1) \(arrow)\(label) s\(way.to + 1)"
  }
}

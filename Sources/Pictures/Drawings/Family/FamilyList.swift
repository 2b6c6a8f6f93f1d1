import NavigationModel

/// A graph with too many boxes, as an indented list.
struct FamilyList {
  private let graph: FamilyGraph
  private let hues: Hues
  private let width: Double
  private static let step = 22.0, most = 200, deepest = 12
  /// The width of a line with a name and the beginning of a class.
  private static let line = 280.0

  init(_ graph: FamilyGraph, _ hues: Hues, width: Double) {
    (self.graph, self.hues, self.width) = (graph, hues, width)
  }

  private struct Line {
    let number: Int
    let depth: Int
    let mark: String
  }

  var drawn: (nodes: [SVGNode], size: (width: Double, height: Double)) {
    let lines = lines
    let depth = min(lines.prefix(Self.most).map(\.depth).max() ?? 0, Self.deepest)
    let indent = max(min(20, (width - Self.line) / Double(max(depth, 1))), 4)
    var nodes = lines.prefix(Self.most).enumerated().map {
      draw($1, at: Point(x: Double(min($1.depth, depth)) * indent, y: Self.step * Double($0)))
    }
    if lines.count > Self.most {
      let y = Self.step * Double(Self.most) + 16
      nodes.append(
        SVGNode("text", ["class": "win", "x": 0, "y": y])
          .around("and \(lines.count - Self.most) more"))
    }
    return (
      nodes,
      (
        min(Double(depth) * indent + 420, max(width, Self.line)),
        Self.step * Double(min(lines.count, Self.most) + 1)
      )
    )
  }

  /// The families below each other, each presented one with its style.
  private var lines: [Line] {
    graph.families.flatMap { family -> [Line] in
      let link = graph.links.first { $0.to == family.root }
      let mark =
        link.map { $0.style.map { "presented, \($0)" } ?? "view only" }
        ?? (family.window == 0 ? "in no window" : "window \(family.window)")
      return lines(from: family.root, mark)
    }
  }

  private func lines(from root: Int, _ mark: String) -> [Line] {
    var lines: [Line] = []
    var rest = [Line(number: root, depth: 0, mark: mark)]
    while let line = rest.popLast() {
      lines.append(line)
      let children = (graph.members[line.number]?.children ?? []).filter {
        graph.members[$0] != nil
      }
      rest += children.reversed().map {
        Line(number: $0, depth: line.depth + 1, mark: graph.members[$0]?.tag ?? "")
      }
    }
    return lines
  }

  private func draw(_ line: Line, at place: Point) -> SVGNode {
    guard let member = graph.members[line.number] else { return SVGNode("g") }
    let (x, y) = (place.x, place.y)
    let hue = member.kind == .plain ? hues.name(line.number) : "kn"
    let name = TextStyle.box.fit(member.label, in: 150)
    let room = min(230, width - x - 182)
    let rest = TextStyle.item.fit("#\(line.number) \(member.className)  \(line.mark)", in: room)
    return SVGNode("g", ["class": "n \(hue) \(member.state.rawValue)", "data-c": line.number])
      .around([
        .circle(x + 8, y + 12, radius: 5.5, "dot"),
        SVGNode("text", ["class": "nam", "x": x + 22, "y": y + 17])
          .ofLength(TextStyle.box.length(of: name, in: 150)).around(name),
        SVGNode("text", ["class": "cls", "x": x + 182, "y": y + 17])
          .ofLength(TextStyle.item.length(of: rest, in: room)).around(rest),
      ])
  }
}

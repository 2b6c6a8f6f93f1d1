import NavigationModel

/// Where the boxes of a graph are: families side by side, windows below each other.
struct FamilyLayout: Sendable {
  static let box = (width: 150.0, height: 52.0)
  static let gap = (x: 22.0, y: 44.0)
  /// The room between an outline and its boxes, and between two outlines.
  static let padding = 16.0, corridor = 148.0
  /// The room above a window's families, for its name and for what passes over them.
  static let headroom = 62.0

  /// The boxes by number.
  private(set) var boxes: [Int: Frame] = [:]
  /// The outlines of the families, in the order of the graph.
  private(set) var outlines: [Frame] = []
  /// The marks for children that are left out: where, and how many.
  private(set) var more: [(place: Frame, count: Int)] = []
  /// The whole extent.
  private(set) var size = (width: 0.0, height: 0.0)

  /// The layout of a graph.
  init(_ graph: FamilyGraph) {
    var y = 0.0
    for window in Set(graph.families.map(\.window)).sorted() {
      y += Self.headroom
      var x = 0.0, bottom = y
      for family in graph.families where family.window == window {
        let width = place(family.root, x: x + Self.padding, y: y + Self.padding, graph, depth: 0)
        let lowest = lowestEdge(of: family.root, graph)
        let frame = Frame(
          x: x, y: y, width: width + 2 * Self.padding, height: lowest + Self.padding - y)
        outlines.append(frame)
        bottom = max(bottom, frame.bottom)
        size.width = max(size.width, frame.right)
        x = frame.right + Self.corridor
      }
      y = bottom
    }
    size.height = y
  }

  /// Places a controller over its children, from the left edge; the width that they take.
  private mutating func place(
    _ number: Int, x: Double, y: Double, _ graph: FamilyGraph, depth: Int
  ) -> Double {
    let (children, left) = depth < 60 ? graph.boxes(of: number) : ([], 0)
    let below = y + Self.box.height + Self.gap.y
    var edge = x
    for (index, child) in children.enumerated() {
      if index > 0 { edge += Self.gap.x }
      edge += place(child, x: edge, y: below, graph, depth: depth + 1)
      if left > 0, index == 0 || children.count == 1 {
        edge += Self.gap.x
        more.append((Frame(x: edge, y: below, width: 40, height: Self.box.height), left))
        edge += 40
      }
    }
    let first = children.first.flatMap { boxes[$0] }, last = children.last.flatMap { boxes[$0] }
    let middle =
      first.flatMap { first in last.map { (first.middle.x + $0.middle.x) / 2 } }
      ?? x + Self.box.width / 2
    boxes[number] = Frame(
      x: middle - Self.box.width / 2, y: y, width: Self.box.width, height: Self.box.height)
    return max(edge - x, Self.box.width)
  }

  private func lowestEdge(of number: Int, _ graph: FamilyGraph) -> Double {
    var lowest = 0.0
    var rest = [number]
    while let next = rest.popLast() {
      guard let box = boxes[next] else { continue }
      lowest = max(lowest, box.bottom)
      rest += graph.boxes(of: next).children
    }
    return lowest
  }
}

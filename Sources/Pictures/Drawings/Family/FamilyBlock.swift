import NavigationModel

/// The boxes of one family, from the upper left corner of its outline: each parent over its
/// children, or above them where they are below each other.
struct FamilyBlock: Sendable {
  /// The boxes by number.
  private(set) var boxes: [Int: Frame] = [:]
  /// The marks for children that are left out: where, and how many.
  private(set) var more: [(place: Frame, count: Int)] = []
  /// The lines from parents to children.
  private(set) var ties: [Tie] = []
  /// The extent, with the outline.
  var size: (width: Double, height: Double) {
    let places = boxes.values + more.map(\.place)
    return (
      (places.map(\.right).max() ?? 0) + FamilyLayout.padding,
      (boxes.values.map(\.bottom).max() ?? 0) + FamilyLayout.padding
    )
  }

  /// A line from a parent to a child.
  struct Tie: Sendable {
    let parent, child: Int
    let way: [Point]
  }

  /// The block of a family: children side by side if they fit, else below each other.
  init(_ root: Int, _ graph: FamilyGraph, width: Double) {
    let corner = FamilyLayout.padding
    _ = spread(root, x: corner, y: corner, graph, depth: 0)
    guard size.width > width else { return }
    (boxes, more, ties) = ([:], [], [])
    _ = stack(root, x: corner, y: corner, graph, depth: 0)
  }

  /// The same block elsewhere.
  func moved(_ offset: Point) -> FamilyBlock {
    var copy = self
    copy.boxes = boxes.mapValues { $0.moved(offset) }
    copy.more = more.map { ($0.place.moved(offset), $0.count) }
    copy.ties = ties.map { tie in
      Tie(parent: tie.parent, child: tie.child, way: tie.way.map { $0 + offset })
    }
    return copy
  }

  private static let deepest = 60

  private func children(
    of number: Int, _ graph: FamilyGraph, _ depth: Int
  ) -> (children: [Int], left: Int) {
    depth < Self.deepest ? graph.boxes(of: number) : ([], 0)
  }

  // MARK: Side by side

  /// Places a controller over its children, from the left edge; the width that they take.
  private mutating func spread(
    _ number: Int, x: Double, y: Double, _ graph: FamilyGraph, depth: Int
  ) -> Double {
    let (children, left) = children(of: number, graph, depth)
    let below = y + FamilyLayout.box.height + FamilyLayout.gap.y
    var edge = x
    for (index, child) in children.enumerated() {
      if index > 0 { edge += FamilyLayout.gap.x }
      edge += spread(child, x: edge, y: below, graph, depth: depth + 1)
      if left > 0, index == 0 || children.count == 1 {
        edge += FamilyLayout.gap.x
        more.append(
          (Frame(x: edge, y: below, width: 40, height: FamilyLayout.box.height), left))
        edge += 40
      }
    }
    let first = children.first.flatMap { boxes[$0] }, last = children.last.flatMap { boxes[$0] }
    let middle =
      first.flatMap { first in last.map { (first.middle.x + $0.middle.x) / 2 } }
      ?? x + FamilyLayout.box.width / 2
    let box = addBox(number, x: middle - FamilyLayout.box.width / 2, y: y)
    addTies(from: number, to: children) { child in
      let turn = child.y - 22
      return [
        Point(x: box.middle.x, y: box.bottom), Point(x: box.middle.x, y: turn),
        Point(x: child.middle.x, y: turn), Point(x: child.middle.x, y: child.y),
      ]
    }
    return max(edge - x, FamilyLayout.box.width)
  }

  // MARK: Below each other

  /// Places a controller above its children, which are further to the right; where they end.
  private mutating func stack(
    _ number: Int, x: Double, y: Double, _ graph: FamilyGraph, depth: Int
  ) -> Double {
    let (children, left) = children(of: number, graph, depth)
    let box = addBox(number, x: x, y: y)
    var bottom = box.bottom
    for (index, child) in children.enumerated() {
      bottom = stack(
        child, x: x + FamilyLayout.indent, y: bottom + FamilyLayout.gap.x, graph, depth: depth + 1)
      if left > 0, index == 0 {
        let place = Frame(
          x: x + FamilyLayout.indent, y: bottom, width: 40, height: FamilyLayout.gap.x)
        more.append((place, left))
        bottom = place.bottom
      }
    }
    addTies(from: number, to: children) { child in
      let spine = box.x + FamilyLayout.indent / 2
      return [
        Point(x: spine, y: box.bottom), Point(x: spine, y: child.middle.y),
        Point(x: child.x, y: child.middle.y),
      ]
    }
    return bottom
  }

  // MARK: Parts

  private mutating func addBox(_ number: Int, x: Double, y: Double) -> Frame {
    let box = Frame(
      x: x, y: y, width: FamilyLayout.box.width, height: FamilyLayout.box.height)
    boxes[number] = box
    return box
  }

  private mutating func addTies(
    from parent: Int, to children: [Int], by way: (Frame) -> [Point]
  ) {
    ties += children.compactMap { child in
      boxes[child].map { Tie(parent: parent, child: child, way: way($0)) }
    }
  }
}

import NavigationModel

/// What leads from one family to another: arrows in the corridors between the outlines, which cross
/// no box.
extension FamilyBoxes {
  /// The arrow of a presentation, with its style, and the line of who was asked.
  func arrows(_ link: FamilyGraph.Link) -> [SVGNode] {
    guard let from = layout.boxes[link.from], let to = layout.boxes[link.to] else { return [] }
    if layout.row(of: to) > layout.row(of: from) { return arrowDown(link, from: from, to: to) }
    let words = words(of: link)
    let way = way(from: link.from, to: to)
    let tip = Point(x: to.x, y: to.middle.y)
    // The words stand in the corridor before the family that is presented.
    let x = layout.outline(around: to).x - FamilyLayout.corridor / 2 - 8
    var nodes: [SVGNode] = [
      .path(path(way + [Point(x: tip.x - 6, y: tip.y)]), words.line),
      .path("M\(tip.x.svg) \(tip.y.svg)l-10 -5v10z", "head"),
      word(words.first, .style, x, to.middle.y - 7),
      word(words.second, .style, x, to.middle.y + 16),
    ]
    if let source = link.source { nodes += askedLine(from: source, to: to) }
    return nodes
  }

  /// The words of an arrow, and the class of its line.
  func words(of link: FamilyGraph.Link) -> (line: String, first: String, second: String) {
    guard let style = link.style else { return ("holds", "holds", "the view only") }
    let room = FamilyLayout.corridor - 40
    return ("shows", "presents", TextStyle.style.fit("\(style)", in: room))
  }

  /// A word at an arrow.
  func word(
    _ text: String, _ style: TextStyle, _ x: Double, _ y: Double, _ anchor: TextAnchor = .middle
  ) -> SVGNode {
    let place = anchor == .start ? nil : anchor.rawValue
    return SVGNode("text", ["class": style.name, "x": x, "y": y, "text-anchor": place])
      .around(text)
  }

  /// From who was asked to the arrow of the presentation.
  private func askedLine(from source: Int, to: Frame) -> [SVGNode] {
    guard let box = layout.boxes[source] else { return [] }
    let x = layout.outline(around: to).x - 10
    if layout.outline(around: box) == layout.outline(around: to) {
      // It has moved into what is presented.
      let y = box.middle.y
      let way = [Point(x: box.x, y: y), Point(x: x, y: y), Point(x: x, y: to.middle.y + 4)]
      return [.path(path(way), "asks"), word("asked", .asked, x - 6, y + 4, .end)]
    }
    let start = exit(of: source)
    let passes = passage(from: box, at: start.last?.y ?? box.middle.y, to: to)
    let end = Point(x: x, y: to.middle.y + 4)
    let label = Point(x: layout.outline(around: box).right + 26, y: (start.last?.y ?? 0) - 5)
    return [
      .path(
        path(start + passes + [Point(x: x, y: passes.last?.y ?? start.last?.y ?? 0), end]), "asks"),
      word("asked", .asked, label.x, label.y),
    ]
  }

  /// The way of an arrow to the left edge of a box.
  private func way(from number: Int, to: Frame) -> [Point] {
    guard let box = layout.boxes[number] else { return [] }
    let start = exit(of: number)
    let passes = passage(from: box, at: start.last?.y ?? box.middle.y, to: to)
    let last = (passes.last ?? start.last)?.y ?? to.middle.y
    guard last != to.middle.y else { return start + passes }
    let x = layout.outline(around: passes.isEmpty ? box : to).right + 12
    let turn = passes.isEmpty ? x : layout.outline(around: to).x - FamilyLayout.corridor + 12
    return start + passes + [Point(x: turn, y: last), Point(x: turn, y: to.middle.y)]
  }

  /// From a box to the right: straight, if no box is there; else over them.
  func exit(of number: Int) -> [Point] {
    guard let box = layout.boxes[number] else { return [] }
    let outline = layout.outline(around: box)
    let isLast = !layout.boxes.values.contains {
      $0.y == box.y && $0.x > box.x && $0.right < outline.right
    }
    if isLast { return [Point(x: box.right, y: box.middle.y)] }
    let x = box.right - 12, y = box.y - 18
    return [Point(x: x, y: box.y), Point(x: x, y: y), Point(x: outline.right + 12, y: y)]
  }

  /// The way over the families between two that aren't beside each other.
  private func passage(from: Frame, at height: Double, to: Frame) -> [Point] {
    let start = layout.outline(around: from), end = layout.outline(around: to)
    guard end.x - start.right > FamilyLayout.corridor + 1 else { return [] }
    let y = end.y - 10
    return [
      Point(x: start.right + 12, y: height), Point(x: start.right + 12, y: y),
      Point(x: end.x - FamilyLayout.corridor + 12, y: y),
    ]
  }

  /// A path of straight lines.
  func path(_ points: [Point]) -> String {
    points.enumerated().map { "\($0 == 0 ? "M" : "L")\($1.x.svg) \($1.y.svg)" }.joined()
  }
}

import NavigationModel

/// What leads to a family further down: through the shafts between the rows, and along the right
/// edge past the rows between, so that it crosses no box.
extension FamilyBoxes {
  /// How far a way is from the outline that it passes.
  private static let beside = 12.0

  /// The arrow to a family below, with its style, and the line of who was asked.
  func arrowDown(_ link: FamilyGraph.Link, from: Frame, to: Frame) -> [SVGNode] {
    let x = to.middle.x, y = layout.shafts[layout.row(of: to)]
    let words = words(of: link), lane = lane(of: link, out: layout.outline(around: from))
    var nodes: [SVGNode] = [
      .path(
        path(wayDown(link.from, from, to: to, above: lane) + [Point(x: x, y: to.y - 6)]), words.line
      ),
      .path("M\(x.svg) \(to.y.svg)l-5 -10h10z", "head"),
      word(words.first, .style, x + 10, y + 14, .start),
      word(words.second, .style, x + 10, y + 28, .start),
    ]
    if let source = link.source, let box = layout.boxes[source] {
      let way = wayDown(source, box, to: to, above: lane + 4)
      nodes.append(.path(path(way + [Point(x: x, y: y)]), "asks"))
      nodes.append(word("asked", .asked, x - 10, y + 14, .end))
    }
    return nodes
  }

  /// How far a way is from the first one out of the same family.
  private func lane(of link: FamilyGraph.Link, out outline: Frame) -> Double {
    let others = graph.links.prefix { $0.to != link.to }.filter { other in
      layout.boxes[other.from].map(outline.covers) ?? false
    }
    return others.isEmpty ? 0 : 8
  }

  /// From a box to the middle of the shaft above another family, or to a line above that: through the
  /// shaft below the box, or above it if the other family isn't further down.
  private func wayDown(
    _ number: Int, _ box: Frame, to target: Frame, above distance: Double = 0
  ) -> [Point] {
    let row = layout.row(of: box), isDown = layout.row(of: target) > row
    let first = layout.shafts[isDown ? row + 1 : row] - distance
    let last = layout.shafts[layout.row(of: target)] - distance
    var way = isDown ? descent(from: number, box) : aside(from: number, box)
    way.append(Point(x: (way.last?.x ?? 0) + distance, y: way.last?.y ?? 0))
    way.append(Point(x: way[way.count - 1].x, y: first))
    if first != last {
      let edge = layout.size.width - FamilyLayout.gutter + Self.beside + distance
      way += [Point(x: edge, y: first), Point(x: edge, y: last)]
    }
    return way + [Point(x: target.middle.x, y: last)]
  }

  /// Out of a family: straight down, if no box is there; else to the right of it.
  private func descent(from number: Int, _ box: Frame) -> [Point] {
    let outline = layout.outline(around: box)
    let isLowest = !layout.boxes.values.contains {
      $0.y > box.y && $0.bottom < outline.bottom && $0.x < box.right && $0.right > box.x
    }
    return isLowest ? [Point(x: box.middle.x, y: box.bottom)] : aside(from: number, box)
  }

  /// Out of a family to the right of it.
  private func aside(from number: Int, _ box: Frame) -> [Point] {
    let way = exit(of: number)
    let edge = layout.outline(around: box).right + Self.beside
    return way + [Point(x: edge, y: way.last?.y ?? box.middle.y)]
  }
}

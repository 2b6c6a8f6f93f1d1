import NavigationModel

/// The picture of the families of a world, as the chapters draw them: families in outlines, lines
/// from parents to children, arrows from presenters to what they present.
package struct FamilyDrawing: Sendable {
  /// The size of the picture in points.
  package let size: (width: Double, height: Double)
  /// The picture as a tree of elements.
  let picture: SVGNode

  /// More boxes than these are a list.
  static let mostBoxes = 40

  /// Draws a hierarchy; those before it in the same step give a place to who has left, and the end of
  /// a film shows who should have been freed.
  ///
  /// In a width families and children that don't fit beside each other are below each other.
  package init(
    _ hierarchies: [Hierarchy], hues: Hues = Hues([:]), isEnd: Bool = false,
    width: Double = .infinity
  ) {
    let graph = FamilyGraph(hierarchies, isEnd: isEnd)
    self.init(
      graph, hues, width: width, isList: graph.members.count > Self.mostBoxes)
  }

  /// Where a picture is to be seen whole, in points.
  package struct Room: Sendable {
    /// Its size.
    let width, height: Double

    /// A room.
    package init(width: Double, height: Double) { (self.width, self.height) = (width, height) }

    /// How large a picture is in it, at most as it is.
    fileprivate func scale(of drawing: FamilyDrawing) -> Double {
      min(width / drawing.size.width, height / drawing.size.height, 1)
    }
  }

  /// Boxes are made no smaller than this part of their size if a list is larger.
  private static let leastScale = 0.6

  /// Draws a hierarchy as it is largest in a room: families beside or below each other, or, where
  /// their names would be small, as a list.
  package init(
    _ hierarchies: [Hierarchy], hues: Hues = Hues([:]), isEnd: Bool = false, in room: Room
  ) {
    let graph = FamilyGraph(hierarchies, isEnd: isEnd)
    let widths = [room.width, room.width / Self.leastScale, .infinity]
    let boxes =
      graph.members.count > Self.mostBoxes
      ? [] : widths.map { FamilyDrawing(graph, hues, width: $0, isList: false) }
    let best = boxes.max { room.scale(of: $0) < room.scale(of: $1) }
    if let best, room.scale(of: best) >= Self.leastScale {
      self = best
    } else {
      let list = FamilyDrawing(graph, hues, width: room.width, isList: true)
      self = best.map { room.scale(of: $0) > room.scale(of: list) ? $0 : list } ?? list
    }
  }

  private init(_ graph: FamilyGraph, _ hues: Hues, width: Double, isList: Bool) {
    let words = FamilySentence(graph).text
    let margin = 12.0, room = width - 2 * margin
    let parts: (nodes: [SVGNode], size: (width: Double, height: Double)) =
      isList
      ? FamilyList(graph, hues, width: room).drawn
      : FamilyBoxes(graph, hues, width: room).drawn
    size = (max(parts.size.width, 150) + 2 * margin, max(parts.size.height, 40) + 2 * margin)
    let box = [-margin, -margin, size.width, size.height].map(\.svg).joined(separator: " ")
    picture = SVGNode(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "class": "family", "viewBox": box,
        "width": size.width, "height": size.height, "role": "img",
      ]
    ).around([SVGNode("title").around(words)] + parts.nodes)
  }

  /// The picture as an element of a page.
  package var svg: String {
    var text = ""
    picture.write(to: &text)
    return text
  }
}

/// A graph as boxes.
struct FamilyBoxes {
  let graph: FamilyGraph
  let hues: Hues
  let layout: FamilyLayout

  init(_ graph: FamilyGraph, _ hues: Hues, width: Double) {
    (self.graph, self.hues) = (graph, hues)
    layout = FamilyLayout(graph, width: width)
  }

  /// Outlines first, then lines, then boxes.
  var drawn: (nodes: [SVGNode], size: (width: Double, height: Double)) {
    guard !graph.families.isEmpty else { return ([Self.empty], (150, 40)) }
    let numbers = layout.boxes.keys.sorted()
    let outlines = layout.outlines.map { SVGNode.rect($0, "fam", radius: 14) }
    let nodes =
      outlines + windows + numbers.flatMap(ties) + graph.links.flatMap(arrows)
      + numbers.compactMap(box) + layout.more.map(mark)
    return (nodes, layout.size)
  }

  private static let empty = SVGNode("text", ["class": "win", "x": 0, "y": 20])
    .around("no window has a root")

  /// The names of the windows, over their first families.
  private var windows: [SVGNode] {
    let several = Set(graph.families.map(\.window)).count > 1
    let detached = Set(graph.families.map(\.root)).subtracting(graph.links.map(\.to))
    return graph.families.flatMap { family -> [SVGNode] in
      guard let box = layout.boxes[family.root] else { return [] }
      if family.window == 0, detached.contains(family.root) {
        let place = (x: box.x, y: box.y - FamilyLayout.padding - 14)
        return [
          SVGNode("text", ["class": "win", "x": place.x, "y": place.y]).around("in no window")
        ]
      }
      guard family.isTop else { return [] }
      let x = box.middle.x, top = box.y - FamilyLayout.padding
      let name = several ? "window \(family.window)" : "window"
      let word = SVGNode("text", ["class": "win", "x": x, "y": top - 14, "text-anchor": "middle"])
      return [word.around(name), .line(x, top - 9, to: x, box.y, "tie on")]
    }
  }

  /// The lines from a controller to its children; those to shown ones are strong.
  private func ties(_ number: Int) -> [SVGNode] {
    let shown = graph.members[number]?.shown ?? []
    let own = layout.ties.filter { $0.parent == number }
    let weak = own.filter { !shown.contains($0.child) }
    return weak.map { .path(bent($0.way), "tie") }
      + own.filter { shown.contains($0.child) }.map { .path(bent($0.way), "tie on") }
  }

  /// A path of horizontal and vertical lines.
  private func bent(_ points: [Point]) -> String {
    zip(points.dropFirst(), points).reduce("M\(points[0].x.svg) \(points[0].y.svg)") {
      $0 + ($1.0.y == $1.1.y ? "H\($1.0.x.svg)" : "V\($1.0.y.svg)")
    }
  }

  private func box(_ number: Int) -> SVGNode? {
    guard let frame = layout.boxes[number], let member = graph.members[number] else { return nil }
    let isGone = FamilyGraph.State.removed.contains(member.state)
    let name = isGone ? TextStyle.gone : .box
    let room = frame.width - 36
    var parts: [SVGNode] = [
      .rect(frame, "bx", radius: 9), .circle(frame.x + 15, frame.y + 17, radius: 5.5, "dot"),
      text(member.label, name, frame.x + 28, frame.y + 22, in: room),
      text("#\(number) \(member.className)", .item, frame.x + 28, frame.y + 40, in: room),
    ]
    if member.state == .half {
      let x = frame.x + 15, y = frame.y + 17
      parts.append(.path("M\(x.svg) \((y - 5.5).svg)a5.5 5.5 0 0 1 0 11z", "moon"))
    }
    if let tag = member.tag {
      parts.append(text(tag, .tag, frame.middle.x + 8, frame.y - 6))
    }
    let hue = member.kind == .plain ? hues.name(number) : "kn"
    return SVGNode("g", ["class": "n \(hue) \(member.state.rawValue)", "data-c": number])
      .around(parts)
  }

  private func mark(_ mark: (place: Frame, count: Int)) -> SVGNode {
    let node = SVGNode(
      "text",
      [
        "class": "win", "x": mark.place.middle.x, "y": mark.place.middle.y + 4,
        "text-anchor": "middle",
      ])
    return node.around("+ \(mark.count)")
  }

  private func text(
    _ text: String, _ style: TextStyle, _ x: Double, _ y: Double, in room: Double = .infinity
  ) -> SVGNode {
    let fitted = style.fit(text, in: room)
    return SVGNode("text", ["class": style.name, "x": x, "y": y])
      .ofLength(style.length(of: fitted, in: room)).around(fitted)
  }
}

extension FamilyGraph.State {
  /// The states of those that are in the hierarchy no more.
  static let removed: Set = [FamilyGraph.State.gone, .freed, .leak]
}

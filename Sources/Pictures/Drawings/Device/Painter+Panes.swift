import NavigationModel

/// What bars, and columns over it, cover of a pane, in points.
struct Insets: Sendable {
  var top = 0.0, bottom = 0.0, left = 0.0
  /// How far a curled page hides the contents from above, or is itself rolled up from below.
  var curl = (top: 0.0, bottom: 0.0)
}

extension Painter {
  /// Draws a controller's part of the screen.
  mutating func draw(_ pane: Screen.Pane, in frame: Frame, _ insets: Insets) {
    remember(viewOf: pane.controller, frame)
    if let motion = motion(in: pane.controller), let old = former?.pane(pane.controller) {
      draw(motion, from: old, to: pane, in: frame, insets)
    } else if let change = contextChange(at: pane) {
      draw(change, pane, in: frame, insets)
    } else {
      drawContents(of: pane, in: frame, insets)
      drawBars(of: pane, in: frame, insets)
    }
    // What a program adds to a container's view is above its children and bars.
    if pane.isContainer { drawElements(of: pane, in: frame, covered(by: pane, insets)) }
  }

  /// Draws what is between the bars.
  mutating func drawContents(
    of pane: Screen.Pane, in frame: Frame, _ insets: Insets, showsBehind: Bool = true
  ) {
    let covered = covered(by: pane, insets)
    if showsBehind, let behind = pane.behind.first {
      past { $0.draw(behind, in: frame, insets) }
    }
    drawGround(of: pane, in: frame)
    if pane.isBlank {
      drawIdentity(of: pane, in: frame, covered)
    } else if !pane.isContainer {
      drawElements(of: pane, in: frame, covered)
    }
    drawColumns(of: pane, in: frame, covered)
    if !pane.behind.isEmpty { draw(.rect(frame.inset(2, 2), "dash")) }
  }

  /// How much the bars of a pane cover, together with those around it.
  func covered(by pane: Screen.Pane, _ insets: Insets) -> Insets {
    var covered = insets
    if let bar = pane.bar { covered.top += height(of: bar) }
    let lower = [
      pane.toolbar.map { _ in look.heights.toolbar(traits) },
      pane.tabs.map { _ in BarHeights.tabBar },
      pane.accessory.flatMap { $0.isInline ? nil : 48.0 },
    ]
    .compactMap(\.self)
    covered.bottom += lower.reduce(0, +)
    if !lower.isEmpty, insets.bottom == 0 { covered.bottom += look.shell.homeArea }
    return covered
  }

  private mutating func drawGround(of pane: Screen.Pane, in frame: Frame) {
    guard pane.behind.isEmpty else {
      let tint = SVGNode.rect(frame, "ground")
      return draw(SVGNode("g", ["class": hues.name(pane.controller)]).around([tint]))
    }
    draw(.rect(frame, "page"))
  }

  /// Draws who a pane belongs to, if it has nothing else to show: the number in a circle.
  private mutating func drawIdentity(of pane: Screen.Pane, in frame: Frame, _ covered: Insets) {
    guard pane.columns.isEmpty, frame.width > 1 else { return }
    let caption = pane.identity ?? ""
    let top = max(covered.top, covered.curl.top)
    let bottom = max(covered.bottom, covered.curl.bottom)
    let free = Frame(
      x: frame.x + covered.left, y: frame.y + top, width: max(frame.width - covered.left, 0),
      height: max(frame.height - top - bottom, 0))
    let lift = pane.behind.isEmpty ? 0 : min(150, free.height / 4)
    let place = free.moved(Point(y: lift))
    if let standIn = StandIn(of: caption), free.height > 100 {
      return draw(standIn, named: caption, in: free)
    }
    let radius = min(54, free.width / 3.2, free.height / 3.6)
    group(SVGNode("g", ["class": hues.name(pane.controller)])) {
      if pane.behind.isEmpty { $0.draw(.rect(frame, "ground")) }
      guard let number = pane.controller, radius > 14 else { return }
      let middle = Point(x: place.middle.x, y: place.middle.y - 14)
      $0.draw(.circle(middle.x, middle.y, radius: radius, "disk"))
      $0.writeNumber(number, at: middle, radius)
      let line = Frame(
        x: place.x + 8, y: middle.y + radius + 12, width: max(place.width - 16, 0), height: 22)
      $0.write(caption, .caption, in: line)
    }
  }

  /// A number that fits in its circle.
  private mutating func writeNumber(_ number: Int, at middle: Point, _ radius: Double) {
    let wanted = TextStyle.number.width("\(number)")
    let scale = min(radius / 54, radius * 1.6 / max(wanted, 1))
    let node = SVGNode(
      "text",
      [
        "class": TextStyle.number.name, "text-anchor": "middle",
        "transform":
          "translate(\(middle.x.svg) \((middle.y + 15.5 * scale).svg)) scale(\(scale.svg))",
      ])
    draw(node.around("\(number)"))
  }

  /// Draws the panes of a container's children.
  private mutating func drawColumns(of pane: Screen.Pane, in frame: Frame, _ covered: Insets) {
    let columns = Array(zip(pane.columns, parts(of: pane, in: frame)))
    let overlaid = columns.filter(\.0.isOverlay).map(\.1.right).max() ?? frame.x
    for (column, part) in columns.filter({ !$0.0.isOverlay }) + columns.filter(\.0.isOverlay) {
      let inner = Insets(
        top: max(frame.y + covered.top - part.y, 0),
        bottom: max(part.bottom - (frame.bottom - covered.bottom), 0),
        left: column.isOverlay ? 0 : max(overlaid, frame.x + covered.left) - part.x,
        curl: covered.curl)
      if column.isOverlay {
        cover(part)
        drawOverlayShadow(of: part)
      }
      clip(to: part) { $0.draw(column, in: part, inner) }
      if part.x > frame.x { draw(.line(part.x, part.y, to: part.x, part.bottom, "hair")) }
    }
  }

  /// Where the panes of a container's children are: where its view is, or side by side.
  private func parts(of pane: Screen.Pane, in frame: Frame) -> [Frame] {
    if pane.columns.count == 1 { return [part(of: pane, in: frame)] }
    let shares = pane.columns.map { Double(min(max($0.share, 1), 100)) }
    let whole = shares.reduce(0, +)
    var x = frame.x
    let overlays = pane.columns.contains(where: \.isOverlay)
    return zip(pane.columns, shares).map { column, share in
      if overlays && !column.isOverlay { return frame }
      defer { x += frame.width * share / whole }
      return Frame(x: x, y: frame.y, width: frame.width * share / whole, height: frame.height)
    }
  }

  /// Draws the shadow that a column casts on the one below it.
  private mutating func drawOverlayShadow(of frame: Frame) {
    let shadow = Frame(x: -frame.right - 22, y: frame.y, width: 22, height: frame.height)
    draw(SVGNode("g", ["transform": "scale(-1 1)"]).around([.rect(shadow, "fall")]))
  }
}

extension Painter {
  /// Where the pane of an only child is: where its view is, if that is most of the container.
  private func part(of pane: Screen.Pane, in frame: Frame) -> Frame {
    guard let own = pane.columns[0].frame?.moved(Point(x: frame.x, y: frame.y)),
      frame.covers(own), own.height > frame.height / 2
    else { return frame }
    return own
  }
}

extension Screen.Pane {
  /// The words for a controller that draws nothing; nil for others.
  var identity: String? {
    guard elements.count == 1, elements[0].frame == nil, case .caption(let text) = elements[0].kind
    else { return nil }
    return text
  }

  /// Whether it has views of its own above those of its children.
  var isContainer: Bool { !columns.isEmpty && !isBlank }

  /// Whether something in it, or in its only child, that doesn't scroll reaches above a height.
  func reaches(above y: Double) -> Bool {
    guard columns.count != 1 else { return columns[0].reaches(above: y) }
    return elements.contains { element in
      element.frame.map { $0.y < y && $0.bottom > 0 } == true && element.window == nil
        && !element.fillsPane
    }
  }

  /// Whether it has nothing of its own to show.
  var isBlank: Bool { identity != nil || elements.isEmpty }
}

extension Screen {
  /// The pane of a controller, wherever it is.
  func pane(_ controller: Int?) -> Pane? {
    guard let controller else { return nil }
    var rest = layers.map(\.pane)
    while let pane = rest.popLast() {
      if pane.controller == controller { return pane }
      rest += pane.columns + pane.behind
      for element in pane.elements {
        if case .pane(let inner) = element.kind { rest.append(inner) }
      }
    }
    return nil
  }
}

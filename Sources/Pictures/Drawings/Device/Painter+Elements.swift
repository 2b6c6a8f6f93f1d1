import NavigationModel

extension Painter {
  /// Draws the contents of a controller's view: what has a frame is there, and all else below it, line
  /// by line.
  mutating func drawElements(of pane: Screen.Pane, in frame: Frame, _ covered: Insets) {
    var y = flowStart(of: pane, in: frame, covered)
    for element in pane.elements {
      if let own = element.frame?.moved(Point(x: frame.x, y: frame.y)) {
        drawFramed(element, in: own, frame, covered)
      } else {
        let size = element.naturalSize
        let rest = max(frame.bottom - covered.bottom - y, 0)
        let isWhole = element.fillsPane, inner = safe(frame)
        let place = Frame(
          x: isWhole ? frame.x : inner.x + 16, y: y,
          width: isWhole ? frame.width : min(size.width, inner.width - 32),
          height: isWhole ? rest : min(size.height, rest))
        if place.height > 8 { draw(element, in: place) }
        y += place.height + 8
      }
    }
  }

  /// Where elements without a frame begin: below the bars, and below small ones with a frame.
  private func flowStart(
    of pane: Screen.Pane, in frame: Frame, _ covered: Insets
  ) -> Double {
    let bottoms = pane.elements.compactMap { element -> Double? in
      guard let own = element.frame, own.height < frame.height / 2 else { return nil }
      return frame.y + own.bottom + 8
    }
    let isList = pane.elements.first.map { $0.frame == nil && $0.fillsPane } ?? false
    return max(bottoms.max() ?? 0, frame.y + covered.top + (isList ? 0 : 12))
  }

  /// A list, or another controller's view, that reaches under the bars begins below them.
  private mutating func drawFramed(
    _ element: Screen.Element, in own: Frame, _ frame: Frame, _ covered: Insets
  ) {
    let window = element.window?.moved(Point(x: frame.x, y: frame.y)).part(in: frame) ?? frame
    let seen = own.part(in: window)
    guard seen.width > 0, seen.height > 0 else { return }
    guard element.fillsPane else { return clip(to: window) { $0.draw(element, in: own) } }
    let insets = Insets(
      top: max(frame.y + covered.top - seen.y, 0),
      bottom: max(seen.bottom - (frame.bottom - covered.bottom), 0))
    clip(to: seen) { $0.draw(element, in: seen, insets) }
  }

  /// Draws an element in its frame.
  mutating func draw(_ element: Screen.Element, in frame: Frame, _ covered: Insets = Insets()) {
    switch element.kind {
    case .label(let label): draw(label, in: frame)
    case .button(let button): draw(button, in: frame)
    case .field(let field): draw(field, in: frame)
    case .toggle(let toggle): draw(toggle, in: frame)
    case .slider(let slider): draw(slider, in: frame)
    case .segments(let segments): draw(segments: segments, in: frame)
    case .image(let name): drawImage(name, in: frame)
    case .caption(let text): drawBox(text, in: frame)
    case .table(let table): draw(table, in: frame, covered)
    case .bar(let bar):
      draw(.rect(frame, look.bars.ground))
      draw(bar, in: frame)
    case .toolbar(let items):
      draw(.rect(frame, look.bars.lower))
      draw(toolbar: items, in: frame)
    case .tabs(let tabs):
      draw(.rect(frame, look.bars.lower))
      draw(tabs: tabs, in: frame)
    case .pane(let pane):
      clip(to: frame) { $0.draw(pane, in: frame, covered) }
      draw(.rect(frame, "hair"))
    }
  }

  /// The text of what shows that a list is being refreshed.
  static let refreshing = "[refreshing]"

  private mutating func draw(_ label: Screen.TextLabel, in frame: Frame) {
    if label.text == Self.refreshing { return draw(.wheel, at: frame.middle, "disc") }
    let style = TextStyle.label
    let most = label.wraps ? max(Int(frame.height / 22), 1) : 1
    let lines = style.lines(of: label.text, in: frame.width, most: most)
    let anchors: [Screen.Alignment: TextAnchor] = [.left: .start, .centre: .middle, .right: .end]
    let height = min(22.0, frame.height / Double(max(lines.count, 1)))
    let top = frame.middle.y - height * Double(lines.count) / 2
    // The lines of one text have letters of one width.
    let isMeasured =
      lines.count > 1 && lines.contains { style.length(of: $0, in: frame.width) != nil }
    for (index, line) in lines.enumerated() {
      let place = Frame(
        x: frame.x, y: top + height * Double(index), width: frame.width, height: height)
      write(
        line, style, in: place, anchors[label.alignment] ?? .start, isMeasured: isMeasured)
    }
  }

  private mutating func draw(_ button: Screen.Button, in frame: Frame) {
    place(button.id, frame)
    if frame.height >= Self.leastCell { remember(button.id, as: button.text) }
    group(SVGNode("g", ["class": button.isEnabled ? nil : "off"])) {
      let corner = min(8, frame.height / 2), isCell = frame.height >= Self.leastCell
      $0.draw(.rect(frame, "fill", radius: corner))
      if button.isSelected { $0.draw(.rect(frame, "tip", radius: corner)) }
      if let glyph = button.glyph {
        $0.draw(glyph, at: frame.middle, size: max(min(Glyph.side, frame.height - 4), 0), "ico")
      } else {
        $0.write(button.text, isCell ? .label : .button, in: frame.inset(6, 0))
      }
    }
  }

  /// Draws a switch: a thumb on a track, on which old releases have a word.
  private mutating func draw(_ toggle: Screen.Switch, in frame: Frame) {
    let isOld = look.bars.isBevelled, isOn = toggle.isOn
    let (width, height) = isOld ? (79.0, 27.0) : (51.0, 31.0), radius = height / 2
    let place = Frame(x: frame.x, y: frame.middle.y - radius, width: width, height: height)
    self.place(toggle.id, place)
    let thumb = Point(x: isOn ? place.right - radius : place.x + radius, y: place.middle.y)
    group(SVGNode("g", ["class": toggle.isEnabled ? nil : "off"])) {
      $0.draw(.rect(place, isOn ? "ok" : isOld ? "card" : "fill", radius: radius))
      if isOld {
        $0.draw(.rect(place.inset(0.5, 0.5), "outline", radius: radius))
        let x = place.middle.x + (isOn ? -12 : 12)
        $0.write(isOn ? "ON" : "OFF", isOn ? .glossButton : .header, x: x, y: thumb.y + 5, .middle)
      }
      $0.draw(.circle(thumb.x, thumb.y + 1, radius: radius - 1, "drop"))
      $0.draw(.circle(thumb.x, thumb.y, radius: radius - 2, "white"))
    }
  }

  private mutating func draw(_ slider: Screen.Slider, in frame: Frame) {
    place(slider.id, frame)
    let room = max(frame.width - 28, 0), y = frame.middle.y
    let x = frame.x + 14 + room * min(max(slider.fraction.isFinite ? slider.fraction : 0, 0), 1)
    group(SVGNode("g", ["class": slider.isEnabled ? nil : "off"])) {
      $0.draw(.rect(Frame(x: frame.x + 14, y: y - 2, width: room, height: 4), "fill", radius: 2))
      $0.draw(
        .rect(
          Frame(x: frame.x + 14, y: y - 2, width: x - frame.x - 14, height: 4), "tinted", radius: 2)
      )
      $0.draw(.circle(x, y, radius: 12, "white"))
      $0.draw(.circle(x, y, radius: 12, "outline"))
    }
  }

  /// Draws segments, with a line between two of which neither is raised.
  private mutating func draw(segments: [Screen.Tab], in frame: Frame) {
    let row = look.segments, width = frame.width / Double(max(segments.count, 1))
    draw(.rect(frame, row.ground, radius: row.corner))
    clip(to: frame, radius: row.corner) { painter in
      for (index, segment) in segments.enumerated() {
        let part = Frame(
          x: frame.x + width * Double(index), y: frame.y, width: width, height: frame.height)
        painter.draw(segment, in: part)
        let isRaised = segments[max(index - 1, 0)...index].contains(where: \.isSelected)
        let margin = row.inset * 4
        if index > 0, !isRaised || row.inset == 0 {
          painter.draw(.line(part.x, part.y + margin, to: part.x, part.bottom - margin, row.line))
        }
      }
    }
    if row.inset == 0 { draw(.rect(frame.inset(0.5, 0.5), row.line, radius: row.corner)) }
  }

  private mutating func draw(_ segment: Screen.Tab, in frame: Frame) {
    let row = look.segments, button = segment.button
    place(button.id, frame)
    if segment.isSelected {
      let box = frame.inset(row.inset, row.inset), corner = row.inset > 0 ? row.corner - 2 : 0
      if row.inset > 0 { draw(.rect(box.moved(Point(y: 1)), "drop", radius: corner)) }
      draw(.rect(box, row.selected, radius: corner))
    }
    group(SVGNode("g", ["class": button.isEnabled ? nil : "off"])) {
      if let glyph = button.glyph {
        $0.draw(glyph, at: frame.middle, size: max(min(20, frame.height - 8), 0), "disc")
      } else {
        $0.write(button.text, segment.isSelected ? row.textOn : row.text, in: frame.inset(4, 0))
      }
    }
  }

  /// What is at least as high is a cell of a collection rather than a button.
  private static let leastCell = 56.0

  /// Draws a view that has only a name.
  private mutating func drawBox(_ text: String, in frame: Frame) {
    let isBracketed = text.hasPrefix("[") && text.hasSuffix("]") && text.utf8.count > 2
    let name = isBracketed ? String(text.dropFirst().dropLast()) : text
    let standIn = frame.height > 60 ? StandIn(of: name) : nil
    if let standIn { clip(to: frame) { $0.draw(standIn, named: name, in: frame) } }
    draw(.rect(frame.inset(0.5, 0.5), "outline", radius: 4))
    if standIn == nil, frame.height > 14 { write(name, .header, in: frame.inset(6, 0)) }
  }
}

extension Screen.Element {
  /// Whether it takes up the room that is left.
  var fillsPane: Bool {
    switch kind {
    case .table, .pane: true
    default: false
    }
  }

  /// How much room it wants, in points.
  var naturalSize: (width: Double, height: Double) {
    switch kind {
    case .label(let label): (TextStyle.label.width(label.text) + 4, label.wraps ? 66 : 24)
    case .button(let button): (TextStyle.button.width(button.text) + 28, 36)
    case .field: (220, 34)
    case .toggle: (51, 31)
    case .slider: (220, 31)
    case .segments(let segments):
      (segments.reduce(0) { $0 + TextStyle.header.width($1.button.text) + 24 }, 30)
    case .image(let name), .caption(let name): (TextStyle.header.width(name) + 20, 44)
    case .bar, .toolbar: (10_000, 44)
    case .tabs: (10_000, 49)
    case .table, .pane: (10_000, 10_000)
    }
  }
}

extension [Screen.Element] {
  /// How wide they want to be side by side, in points.
  var naturalWidth: Double { reduce(0) { $0 + $1.naturalSize.width } }
}

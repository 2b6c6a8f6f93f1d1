import NavigationModel

extension Painter {
  /// Draws a glyph around a point.
  mutating func draw(_ glyph: Glyph, at middle: Point, size: Double = Glyph.side, _ name: String) {
    let scale = size / Glyph.side
    let place = "translate(\((middle.x - size / 2).svg) \((middle.y - size / 2).svg))"
    // In a group of its own, so that a page needs its lines only once.
    draw(
      SVGNode("g", ["transform": scale == 1 ? place : "\(place) scale(\(scale.svg))"])
        .around([.path(glyph.path, name)]))
  }

  /// Draws an image: its glyph, else a picture of any kind with its name.
  mutating func drawImage(_ name: String, in frame: Frame) {
    let size = min(frame.width, frame.height)
    if let glyph = Glyph(named: name), size < 64 {
      return draw(glyph, at: frame.middle, size: max(size - 4, 0), "ico")
    }
    draw(.rect(frame, "fill", radius: 4))
    let isNamed = !name.isEmpty && frame.height >= 40 && frame.width >= 40
    let middle = Point(x: frame.middle.x, y: frame.middle.y - (isNamed ? 8 : 0))
    if size > 12 {
      let side = isNamed ? min(size - 26, 48) : size * 0.7
      draw(Glyph(named: name) ?? .photo, at: middle, size: side, "disc")
    }
    guard isNamed else { return }
    let line = Frame(x: frame.x, y: frame.bottom - 22, width: frame.width, height: 20)
    write(name, .header, in: line.inset(6, 0))
  }
}

extension Screen.Button {
  /// The glyph in place of its text in a bar; nil for a word.
  var glyph: Glyph? {
    if text == "+" { return .add }
    guard text.hasPrefix("["), text.hasSuffix("]"), text.utf8.count > 2 else { return nil }
    return Glyph(named: String(text.dropFirst().dropLast()))
  }

  /// How wide a bar button is without the space at its sides.
  func barWidth(_ style: TextStyle) -> Double {
    glyph == nil ? style.width(barText) : Glyph.side
  }
}

import NavigationModel

/// What stands for a controller or a view of the system that shows nothing of its own.
enum StandIn: Sendable, CaseIterable {
  case photos, people, person, month, letter, map, page, songs, camera, share, film

  /// What stands for a class; nil for those of programs.
  init?(of name: String) {
    let word = name.prefix(60).lowercased()
    let row = Self.words.first { $0.words.contains { word.contains($0) } }
    guard let row else { return nil }
    self = row.kind
  }

  private static let words: [(kind: StandIn, words: [String])] = [
    (.photos, ["uiimagepicker", "phpicker"]),
    (.people, ["abpeoplepicker", "cncontactpicker"]),
    (.person, ["abperson", "abnewperson", "abunknownperson", "cncontactview"]),
    (.month, ["ekevent", "ekcalendar"]),
    (.letter, ["mfmailcompose", "mfmessagecompose"]), (.map, ["mkmapview"]),
    (.page, ["wkwebview", "uiwebview", "sfsafari", "qlpreview", "uidocument"]),
    (.songs, ["mpmediapicker"]), (.share, ["uiactivityview"]),
    (.film, ["mpmovieplayer", "avplayer"]), (.camera, ["uivideoeditor"]),
  ]

  /// The glyph in the middle of those that are no list.
  var glyph: Glyph? {
    switch self {
    case .map: .pin
    case .camera: .camera
    case .share: .share
    case .film: .play
    case .photos, .people, .person, .month, .letter, .page, .songs: nil
    }
  }
}

extension Painter {
  /// Draws what stands for a view of the system, with its name at the lower edge.
  mutating func draw(_ standIn: StandIn, named name: String, in frame: Frame) {
    let line = Frame(
      x: frame.x + 8, y: frame.bottom - 30, width: max(frame.width - 16, 0), height: 22)
    let inner = Frame(
      x: frame.x, y: frame.y, width: frame.width, height: max(frame.height - 34, 0))
    // In a group of its own, so that a page needs it only once.
    group { $0.draw(standIn, in: inner) }
    write(name, .header, in: line)
  }

  private mutating func draw(_ standIn: StandIn, in inner: Frame) {
    switch standIn {
    case .photos: drawPhotos(in: inner)
    case .people: drawLines(["Ada Lovelace", "Alan Turing", "Grace Hopper"], in: inner)
    case .person: drawLines(["Name", "Phone", "Mail", "Address"], in: inner)
    case .songs: drawLines(["Prelude", "Fugue", "Waltz"], in: inner)
    case .letter: drawLines(["To:", "Cc:", "Subject:"], in: inner)
    case .month: drawMonth(in: inner)
    case .page: drawPage(in: inner)
    case .map: drawMap(in: inner)
    case .camera, .share, .film: break
    }
    if let glyph = standIn.glyph {
      let size = min(56, inner.width / 2, inner.height / 2)
      draw(glyph, at: inner.middle, size: size, "disc")
    }
  }

  private mutating func drawPhotos(in frame: Frame) {
    let side = (frame.width - 4) / 3, gap = 2.0
    for row in 0..<min(Int(frame.height / (side + gap)), 4) {
      for column in 0..<3 {
        let box = Frame(
          x: frame.x + (side + gap) * Double(column), y: frame.y + (side + gap) * Double(row),
          width: side, height: side)
        draw(.rect(box, "fill"))
        if (row + column) % 2 == 0 { draw(.photo, at: box.middle, size: side * 0.4, "disc") }
      }
    }
  }

  private mutating func drawLines(_ texts: [String], in frame: Frame) {
    let inner = safe(frame)
    for (index, text) in texts.prefix(Int(frame.height / 44)).enumerated() {
      let row = Frame(
        x: inner.x + 16, y: frame.y + 44 * Double(index), width: max(inner.width - 32, 0),
        height: 44)
      write(text, .row, in: row, .start)
      draw(.line(row.x, row.bottom, to: frame.right, row.bottom, "hair"))
    }
  }

  private mutating func drawMonth(in frame: Frame) {
    let width = frame.width / 7, height = min(frame.height / 6, 52)
    guard height > 14 else { return }
    let middles = (0..<7).map { frame.x + width * (Double($0) + 0.5) }
    writeApart("SMTWTFS", middles, y: frame.y + height / 2 + 4, .header)
    for week in 0..<5 {
      let days = (0..<7).map { ($0, week * 7 + $0 - 1) }.filter { (1...30).contains($0.1) }
      let places = days.flatMap { column, day in
        day < 10 ? [middles[column]] : [middles[column] - 4, middles[column] + 4]
      }
      let y = frame.y + height * (Double(week) + 1.5) + 5
      writeApart(days.map { "\($0.1)" }.joined(), places, y: y, .detail)
    }
    draw(.line(frame.x, frame.y + height, to: frame.right, frame.y + height, "hair"))
  }

  /// Writes characters, each around its place.
  private mutating func writeApart(
    _ text: String, _ places: [Double], y: Double, _ style: TextStyle
  ) {
    let list = places.map { $0.rounded().svg }.joined(separator: " ")
    let node = SVGNode("text", ["class": style.name, "x": list, "y": y, "text-anchor": "middle"])
    draw(node.around(text))
  }

  private mutating func drawPage(in frame: Frame) {
    let inner = safe(frame).inset(16, 16)
    let shares = [0.6, 1, 0.95, 1, 0.5, 0, 1, 0.9, 0.7]
    for (index, share) in shares.prefix(Int(inner.height / 22)).enumerated() where share > 0 {
      let bar = Frame(
        x: inner.x, y: inner.y + 22 * Double(index), width: inner.width * share, height: 10)
      draw(.rect(bar, "fill", radius: 5))
    }
  }

  private mutating func drawMap(in frame: Frame) {
    draw(.rect(frame, "fill"))
    let x = frame.x, y = frame.y, width = frame.width, height = frame.height
    let roads =
      "M\(x.svg) \((y + height * 0.7).svg)L\((x + width).svg) \((y + height * 0.35).svg)"
      + "M\((x + width * 0.3).svg) \(y.svg)L\((x + width * 0.45).svg) \((y + height).svg)"
      + "M\((x + width * 0.38).svg) \((y + height * 0.55).svg)H\((x + width).svg)"
    draw(.path(roads, "edge"))
  }
}

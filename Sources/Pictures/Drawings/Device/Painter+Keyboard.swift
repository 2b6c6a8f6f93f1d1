import NavigationModel

extension Painter {
  /// Draws the keyboard at the lower edge: letters, or digits where only they can be typed.
  mutating func drawKeyboard(_ kind: String) {
    let isLow = whole.width > whole.height
    let height = min(whole.height * 0.45, isLow ? 162 : 216)
    let ground = height + look.shell.homeArea
    draw(
      .rect(
        Frame(x: 0, y: whole.bottom - ground, width: whole.width, height: ground), "keys"))
    let frame = Frame(x: 0, y: whole.bottom - ground, width: whole.width, height: height)
    let keys = Frame(x: 0, y: whole.bottom - ground, width: whole.width, height: ground)
    cover(keys)
    remember(.keyboard, keys)
    let isOfDigits = Self.kindsOfDigits.contains(kind)
    // In a group of its own, so that a page needs it only once.
    group {
      if isOfDigits { $0.drawDigits(in: frame) } else { $0.drawLetters(kind, in: frame) }
    }
  }

  private static let kindsOfDigits: Set = [
    "numberPad", "decimalPad", "phonePad", "asciiCapableNumberPad",
  ]

  private mutating func drawDigits(in frame: Frame) {
    let rows = frame.inset(0, 4).rows(Array(repeating: (frame.height - 8) / 4, count: 4))
    let width = frame.width / 3
    let texts = ["123", "456", "789", " 0 "]
    let keys = zip(rows, texts).flatMap { row, text in
      text.enumerated().filter { $0.element != " " }.map { index, _ in
        Frame(x: width * Double(index), y: row.y, width: width, height: row.height)
      }
    }
    drawKeys(keys, "kc")
    for (row, text) in zip(rows, texts) {
      let places = text.indices.filter { text[$0] != " " }.map {
        width * (Double(text.distance(from: text.startIndex, to: $0)) + 0.5)
      }
      writeKeys(text.filter { $0 != " " }, places, in: row)
    }
    drawDelete(in: Frame(x: 2 * width, y: rows[3].y, width: width, height: rows[3].height))
  }

  private mutating func drawLetters(_ kind: String, in frame: Frame) {
    let rows = frame.inset(0, 4).rows(Array(repeating: (frame.height - 8) / 4, count: 4))
    let width = frame.width / 10
    var keys: [Frame] = []
    var letters: [(text: String, places: [Double], row: Frame)] = []
    for (row, text) in zip(rows, ["QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM"]) {
      let start = (frame.width - width * Double(text.count)) / 2
      let places = text.indices.enumerated().map { start + width * (Double($0.offset) + 0.5) }
      keys += places.map { Frame(x: $0 - width / 2, y: row.y, width: width, height: row.height) }
      letters.append((text, places, row))
    }
    let edge = width * 1.4
    let space = Frame(
      x: width * 2.5, y: rows[3].y, width: frame.width - width * 5, height: rows[3].height)
    drawKeys(keys + [space], "kc")
    let shift = Frame(x: 0, y: rows[2].y, width: edge, height: rows[2].height)
    let delete = Frame(x: frame.right - edge, y: rows[2].y, width: edge, height: rows[2].height)
    let digits = Frame(x: 0, y: rows[3].y, width: width * 2.5, height: rows[3].height)
    let enter = Frame(
      x: frame.right - width * 2.5, y: rows[3].y, width: width * 2.5, height: rows[3].height)
    drawKeys([shift, delete, digits, enter], "kl")
    for (text, places, row) in letters { writeKeys(text, places, in: row) }
    let arrow = "M\(shift.middle.x.svg) \((shift.middle.y - 8).svg)l-8 8h4v7h8v-7h4z"
    draw(.path(arrow, "disc"))
    drawDelete(in: delete)
    write("123", .detail, in: digits)
    write("return", .detail, in: enter)
    if let sign = Self.signs[kind] { write(sign, .detail, in: space) }
  }

  /// What some keyboards have beside the space.
  private static let signs = ["emailAddress": "@   .", "URL": "/   .com", "webSearch": "."]

  /// Draws keys as one path; its wide line makes their corners round.
  private mutating func drawKeys(_ frames: [Frame], _ name: String) {
    let gap = 7.0
    let parts = frames.map { frame -> String in
      let inner = frame.inset(gap, gap)
      return "M\(inner.x.svg) \(inner.y.svg)h\(inner.width.svg)v\(inner.height.svg)H\(inner.x.svg)z"
    }
    draw(.path(parts.joined(), name))
  }

  /// Writes a row of letters, each at its place.
  private mutating func writeKeys(_ text: String, _ places: [Double], in row: Frame) {
    draw(
      SVGNode(
        "text",
        [
          "class": TextStyle.key.name, "x": places.map(\.svg).joined(separator: " "),
          "y": row.middle.y + 7.5, "text-anchor": "middle",
        ]
      ).around(text))
  }

  private mutating func drawDelete(in frame: Frame) {
    let x = frame.middle.x, y = frame.middle.y
    draw(
      .path(
        "M\((x - 11).svg) \(y.svg)l7 -8h14v16h-14zM\(x.svg) \((y - 3.5).svg)l6 7m0 -7l-6 7", "disc")
    )
  }
}

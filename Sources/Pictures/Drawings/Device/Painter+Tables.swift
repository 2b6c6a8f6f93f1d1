import NavigationModel

extension Painter {
  /// Draws the rows of a table from the top, as many as are seen.
  mutating func draw(_ table: Screen.Table, in frame: Frame, _ covered: Insets) {
    draw(.rect(frame, table.isGrouped ? look.tables.ground : "page"))
    var y = frame.y + covered.top + (table.isGrouped ? 12 : 0)
    for part in TablePart.parts(of: table) where y < frame.bottom {
      let height = part.height(isGrouped: table.isGrouped)
      let place = Frame(x: frame.x, y: y, width: frame.width, height: height)
      switch part {
      case .title(let text): draw(title: text, in: place, isGrouped: table.isGrouped)
      case .element(let element): draw(element, in: safe(place).inset(16, 4))
      case .rows(let rows): draw(rows, in: place, isGrouped: table.isGrouped)
      }
      y += height
    }
  }

  private mutating func draw(title: String, in frame: Frame, isGrouped: Bool) {
    if title == Self.refreshing { return draw(.wheel, at: frame.middle, "disc") }
    if !isGrouped { draw(.rect(frame, "group")) }
    let margin = isGrouped ? look.tables.margin + 8 : 16
    let inner = safe(frame)
    let line = Frame(
      x: inner.x + margin, y: inner.bottom - 24, width: max(inner.width - 2 * margin, 0), height: 20
    )
    write(title, .header, in: line, .start)
  }

  /// Draws rows below each other; a group of rows is a card.
  private mutating func draw(_ rows: [Screen.TableRow], in frame: Frame, isGrouped: Bool) {
    let heights = rows.map(\.height)
    let margin = isGrouped ? look.tables.margin : 0, inner = isGrouped ? safe(frame) : frame
    let card = Frame(
      x: inner.x + margin, y: frame.y, width: max(inner.width - 2 * margin, 0),
      height: heights.reduce(0, +))
    let corner = isGrouped ? look.tables.corner : 0
    clip(to: card, radius: corner) { painter in
      painter.draw(.rect(card, isGrouped ? "card" : "page"))
      for (row, place) in zip(rows, card.rows(heights)) {
        painter.draw(row, in: place)
        painter.draw(
          .line(painter.safe(place).x + 16, place.bottom, to: place.right, place.bottom, "hair"))
      }
    }
    if isGrouped, look.tables.isOutlined { draw(.rect(card, "outline", radius: corner)) }
  }

  /// Draws a row, which its actions move aside.
  private mutating func draw(_ row: Screen.TableRow, in frame: Frame) {
    guard let swipe = row.swipe else { return drawContents(of: row, in: frame) }
    let left = draw(swipe.leading, in: frame, atRight: false)
    let right = draw(swipe.trailing, in: frame, atRight: true)
    clip(
      to: Frame(
        x: frame.x + left, y: frame.y, width: max(frame.width - left - right, 0),
        height: frame.height)
    ) {
      $0.drawContents(
        of: row,
        in: Frame(
          x: frame.x + left - right, y: frame.y, width: frame.width, height: frame.height))
    }
  }

  /// Draws the buttons at an edge of a row, and returns how wide they are.
  private mutating func draw(
    _ buttons: [Screen.Button], in frame: Frame, atRight: Bool
  ) -> Double {
    let widths = buttons.map { max(TextStyle.button.width($0.text) + 24, 74) }
    let width = widths.reduce(0, +)
    var x = atRight ? frame.right - width : frame.x
    for (button, width) in zip(buttons, widths) {
      let box = Frame(x: x, y: frame.y, width: width, height: frame.height)
      draw(.rect(box, button.role == .destructive ? "danger" : "tinted"))
      write(button.text, .glossButton, in: box)
      place(button.id, box)
      x += width
    }
    return width
  }

  private mutating func drawContents(of row: Screen.TableRow, in frame: Frame) {
    place(row.id, frame)
    remember(row.id, as: row.title)
    if row.isSelected { draw(.rect(frame, "fill")) }
    var inner = safe(frame).inset(16, 0)
    drawControl(of: row, &inner)
    drawAccessory(of: row, &inner)
    if let image = row.image {
      let box = Frame(x: inner.x, y: frame.middle.y - 15, width: 30, height: 30)
      drawImage(image, in: box)
      inner = Frame(x: inner.x + 40, y: inner.y, width: inner.width - 40, height: inner.height)
    }
    drawTexts(of: row, in: inner)
    for other in row.others { drawOther(other, in: inner, frame) }
  }

  private mutating func drawTexts(of row: Screen.TableRow, in frame: Frame) {
    guard let detail = row.detail, !detail.isEmpty else {
      return write(row.title ?? "", .row, in: frame, .start)
    }
    let title = row.title ?? ""
    switch row.detailPlace {
    case .below:
      let lines = frame.inset(0, 4).rows([frame.height / 2 - 4, frame.height / 2 - 4])
      write(title, .row, in: lines[0], .start)
      write(detail, .header, in: lines[1], .start)
    case .rightEdge, .beside:
      let width = min(TextStyle.detail.width(detail) + 2, frame.width / 2)
      let room = max(frame.width - width - 10, 0)
      let first = row.detailPlace == .beside ? min(TextStyle.row.width(title) + 2, room) : room
      write(
        title, .row, in: Frame(x: frame.x, y: frame.y, width: first, height: frame.height), .start)
      let start = row.detailPlace == .beside ? frame.x + first + 10 : frame.right - width
      write(
        detail, .detail, in: Frame(x: start, y: frame.y, width: width, height: frame.height), .start
      )
    }
  }

  /// What the program has added to a row: in its frame, or after the texts.
  private mutating func drawOther(_ element: Screen.Element, in inner: Frame, _ row: Frame) {
    let own = element.frame.map { $0.moved(Point(x: row.x, y: row.y)).part(in: row) }
    let size = element.naturalSize
    let width = min(size.width, inner.width / 2)
    let place =
      own
      ?? Frame(
        x: inner.right - width, y: row.y + 6, width: width, height: max(row.height - 12, 0))
    if place.width > 2, place.height > 2 { draw(element, in: place) }
  }

  private mutating func drawControl(of row: Screen.TableRow, _ inner: inout Frame) {
    guard row.control != .none else { return }
    let x = inner.x + 11, y = inner.middle.y
    draw(.circle(x, y, radius: 11, row.control == .delete ? "danger" : "ok"))
    let upright = row.control == .insert ? "M\(x.svg) \((y - 5).svg)v10" : ""
    draw(
      SVGNode(
        "path", ["stroke": "#fff", "stroke-width": 2, "d": "M\((x - 5).svg) \(y.svg)h10\(upright)"])
    )
    inner = Frame(x: inner.x + 34, y: inner.y, width: inner.width - 34, height: inner.height)
  }

  private mutating func drawAccessory(of row: Screen.TableRow, _ inner: inout Frame) {
    let y = inner.middle.y
    var x = inner.right
    if row.accessory == .disclosureIndicator || row.accessory == .detailDisclosureButton {
      draw(.path("M\((x - 6).svg) \((y - 5).svg)l5 5l-5 5", "disc"))
      x -= 16
    }
    if row.accessory == .detailDisclosureButton || row.accessory == .detailButton {
      draw(.circle(x - 10, y, radius: 10, "disc"))
      write("i", .button, x: x - 10, y: y + 6, .middle)
      x -= 28
    }
    if row.accessory == .checkmark {
      draw(.path("M\((x - 14).svg) \(y.svg)l5 5l9 -11", "tick"))
      x -= 22
    }
    inner = Frame(x: inner.x, y: inner.y, width: x - inner.x, height: inner.height)
  }
}

/// A part of a table that is drawn at once.
private enum TablePart {
  case title(String)
  case element(Screen.Element)
  case rows([Screen.TableRow])

  /// The parts of a table: rows that follow each other are together; no screen shows more lines.
  static func parts(of table: Screen.Table) -> [TablePart] {
    table.lines.prefix(100).reduce(into: []) { parts, line in
      switch line {
      case .title(let text): parts.append(.title(text))
      case .element(let element): parts.append(.element(element))
      case .row(let row):
        if case .rows(let rows) = parts.last {
          parts[parts.count - 1] = .rows(rows + [row])
        } else {
          parts.append(.rows([row]))
        }
      }
    }
  }

  func height(isGrouped: Bool) -> Double {
    switch self {
    case .title: isGrouped ? 32 : 28
    case .element(let element): min(element.naturalSize.height, 60) + 8
    case .rows(let rows): rows.reduce(0) { $0 + $1.height } + (isGrouped ? 8 : 0)
    }
  }
}

extension Screen.TableRow {
  fileprivate var height: Double { detailPlace == .below && detail != nil ? 54 : 44 }
}

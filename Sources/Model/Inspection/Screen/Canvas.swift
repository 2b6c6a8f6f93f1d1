import EscapedText

/// A rectangle of characters to draw on: lines that meet join, and wide characters occupy two
/// cells.
///
/// Anything drawn outside it is clipped; a wide character is never cut in two.
struct Canvas: Sendable {
  /// Its width in columns.
  let width: Int
  private var rows: [[Cell]]

  /// An empty canvas; a negative width or height counts as zero.
  init(width: Int, height: Int) {
    self.width = max(width, 0)
    rows = Array(repeating: Array(repeating: .blank, count: self.width), count: max(height, 0))
  }

  /// Its height in rows.
  var height: Int { rows.count }

  private enum Cell: Equatable {
    case blank
    case text(Character)
    /// The second half of a wide character.
    case rest
    case line(Sides)
  }

  /// The sides of a cell that are connected to a line.
  private struct Sides: OptionSet, Equatable {
    let rawValue: Int
    static let up = Sides(rawValue: 1)
    static let down = Sides(rawValue: 2)
    static let left = Sides(rawValue: 4)
    static let right = Sides(rawValue: 8)

    var character: Character { Self.characters[rawValue] }
    /// Indexed by the sum of the sides.
    private static let characters: [Character] = Array(" │││─┘┐┤─└┌├─┴┬┼")
  }
}

// MARK: Cells

extension Canvas {
  /// The contents of a cell: empty outside the canvas, where writes are ignored.
  private subscript(x: Int, y: Int) -> Cell {
    get { rows.indices.contains(y) && (0..<width).contains(x) ? rows[y][x] : .blank }
    set {
      guard rows.indices.contains(y), (0..<width).contains(x) else { return }
      rows[y][x] = newValue
    }
  }

  private var columns: Range<Int> { 0..<width }

  /// Puts a character of one or two columns into a cell; one that doesn't fit is left out.
  private mutating func put(_ character: Character, _ x: Int, _ y: Int) {
    let size = character.displayWidth
    guard columns.contains(x), width - x >= size else { return }
    clear(x: x, y: y, width: size)
    self[x, y] = .text(character)
    if size == 2 { self[x + 1, y] = .rest }
  }

  /// Clears cells; half of a wide character doesn't remain.
  private mutating func clear(x: Int, y: Int, width count: Int) {
    let range = columns.part(from: x, to: x + count - 1)
    guard !range.isEmpty else { return }
    if self[range.lowerBound, y] == .rest { self[range.lowerBound - 1, y] = .blank }
    if self[range.upperBound, y] == .rest { self[range.upperBound, y] = .blank }
    for x in range { self[x, y] = .blank }
  }

  private mutating func join(_ x: Int, _ y: Int, _ sides: [Sides]) {
    let sides = Sides(sides)
    if case .line(let present) = self[x, y] {
      self[x, y] = .line(present.union(sides))
    } else {
      clear(x: x, y: y, width: 1)
      self[x, y] = .line(sides)
    }
  }

  /// Changes the sides of a line, if there is one.
  private mutating func change(_ x: Int, _ y: Int, _ change: (inout Sides) -> Void) {
    guard case .line(var sides) = self[x, y] else { return }
    change(&sides)
    self[x, y] = .line(sides)
  }
}

// MARK: Size

extension Canvas {
  /// The first rows, with a sign for omitted ones.
  func cut(toHeight limit: Int) -> Canvas {
    guard height > limit, limit > 0 else { return self }
    var copy = cropped(toHeight: limit)
    copy.clear(x: 0, y: limit - 1, width: width)
    copy.write("⋮", x: (width - 1) / 2, y: limit - 1)
    return copy
  }

  /// The first rows.
  func cropped(toHeight limit: Int) -> Canvas {
    var copy = self
    copy.rows = Array(rows.prefix(max(limit, 0)))
    return copy
  }

  /// Adds empty rows at the bottom.
  mutating func grow(to height: Int) {
    while rows.count < height { rows.append(Array(repeating: .blank, count: width)) }
  }
}

// MARK: Drawing

extension Canvas {
  /// Writes a text, starting at a cell.
  mutating func write(_ text: String, x: Int, y: Int) {
    var x = x
    for character in text.escaped where character.displayWidth > 0 {
      guard x < width else { return }
      put(character, x, y)
      x += character.displayWidth
    }
  }

  /// Writes a text centred in a part of a row, truncated if it doesn't fit.
  mutating func write(_ text: String, centredFrom x: Int, width: Int, y: Int) {
    let cut = text.escaped.cut(toWidth: width)
    write(cut, x: x + (width - cut.displayWidth) / 2, y: y)
  }

  /// Draws a line from left to right; it joins the lines that it meets.
  mutating func drawHorizontal(y: Int, from left: Int, to right: Int) {
    for x in columns.part(from: left, to: right) {
      join(x, y, [x > left ? .left : [], x < right ? .right : []])
    }
  }

  /// Draws a line from top to bottom; it joins the lines that it meets.
  mutating func drawVertical(x: Int, from top: Int, to bottom: Int) {
    for y in rows.indices.part(from: top, to: bottom) {
      join(x, y, [y > top ? .up : [], y < bottom ? .down : []])
    }
  }

  /// Draws a frame along the edges.
  mutating func drawFrame() {
    drawHorizontal(y: 0, from: 0, to: width - 1)
    drawHorizontal(y: height - 1, from: 0, to: width - 1)
    drawVertical(x: 0, from: 0, to: height - 1)
    drawVertical(x: width - 1, from: 0, to: height - 1)
  }

  /// Draws another canvas on this one; its empty cells are transparent.
  mutating func draw(_ other: Canvas, x left: Int, y top: Int) {
    for (row, cells) in other.rows.enumerated() {
      for (column, cell) in cells.enumerated() {
        switch cell {
        case .blank, .rest: break
        case .line(let sides): join(left + column, top + row, [sides])
        case .text(let character): put(character, left + column, top + row)
        }
      }
    }
  }

  /// Draws another canvas over this one.
  mutating func cover(with other: Canvas, x: Int, y: Int) {
    for row in rows.indices.part(from: y, to: y + other.height - 1) {
      clear(x: x, y: row, width: other.width)
      change(x - 1, row) { $0.subtract(.right) }
      change(x + other.width, row) { $0.subtract(.left) }
    }
    draw(other, x: x, y: y)
  }

  /// Joins lines that end at another one to it.
  mutating func joinLooseEnds() {
    let before = rows
    for (y, row) in before.enumerated() {
      for (x, cell) in row.enumerated() {
        guard case .line(let sides) = cell else { continue }
        if sides.contains(.up) { change(x, y - 1) { $0.formUnion(.down) } }
        if sides.contains(.down) { change(x, y + 1) { $0.formUnion(.up) } }
        if sides.contains(.left) { change(x - 1, y) { $0.formUnion(.right) } }
        if sides.contains(.right) { change(x + 1, y) { $0.formUnion(.left) } }
      }
    }
  }

  /// Dims the contents.
  mutating func dim() {
    for y in rows.indices {
      for x in columns where rows[y][x] == .blank { rows[y][x] = .text("░") }
    }
  }
}

// MARK: Text

extension Canvas {
  /// The rows as text.
  var text: String { rows.map(text).joined(separator: "\n") }

  private func text(of row: [Cell]) -> String {
    row.reduce(into: "") { text, cell in
      switch cell {
      case .blank: text += " "
      case .text(let character): text.append(character)
      case .rest: break
      case .line(let sides): text.append(sides.character)
      }
    }
  }
}

extension Range<Int> {
  /// The part of a closed interval that is in the range.
  fileprivate func part(from first: Int, to last: Int) -> Range {
    first > last ? lowerBound..<lowerBound : (first..<last + 1).clamped(to: self)
  }
}

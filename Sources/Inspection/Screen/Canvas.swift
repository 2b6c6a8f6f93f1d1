import Escaping

/// A rectangle of characters to draw on: lines that meet join, and wide characters take two places.
struct Canvas: Sendable {
  /// How many columns it has.
  let width: Int
  private var rows: [[Cell]]

  /// An empty canvas.
  init(width: Int, height: Int) {
    self.width = width
    rows = Array(repeating: Array(repeating: .blank, count: width), count: height)
  }

  /// How many rows it has.
  var height: Int { rows.count }

  private enum Cell: Equatable {
    case blank
    case text(Character)
    /// The second half of a wide character.
    case rest
    case line(Sides)
  }

  /// The sides of a place that a line leaves by.
  private struct Sides: OptionSet, Equatable {
    let rawValue: Int
    static let up = Sides(rawValue: 1)
    static let down = Sides(rawValue: 2)
    static let left = Sides(rawValue: 4)
    static let right = Sides(rawValue: 8)

    var character: Character { Self.characters[rawValue] }
    /// By the sum of the sides.
    private static let characters: [Character] = Array(" │││─┘┐┤─└┌├─┴┬┼")
  }
}

extension Canvas {
  /// The first rows, and a sign for the rest where there are more.
  func cut(toHeight limit: Int) -> Canvas {
    guard height > limit, limit > 0 else { return self }
    var copy = cropped(toHeight: limit)
    copy.rows[limit - 1] = Array(repeating: .blank, count: width)
    copy.write("⋮", x: (width - 1) / 2, y: limit - 1)
    return copy
  }

  /// The first rows.
  func cropped(toHeight limit: Int) -> Canvas {
    var copy = self
    copy.rows.removeLast(max(height - max(limit, 0), 0))
    return copy
  }

  /// Adds empty rows below.
  mutating func grow(to height: Int) {
    while rows.count < height { rows.append(Array(repeating: .blank, count: width)) }
  }

  /// Writes a text from a place on; what has no room is left out.
  mutating func write(_ text: String, x: Int, y: Int) {
    guard rows.indices.contains(y) else { return }
    var x = x
    for character in text.escaped where character.displayWidth > 0 {
      let size = character.displayWidth
      guard x >= 0, x + size <= width else { return }
      clear(x: x, y: y, width: size)
      rows[y][x] = .text(character)
      if size == 2 { rows[y][x + 1] = .rest }
      x += size
    }
  }

  /// Writes a text in the middle of a part of a row, shortened where it has no room.
  mutating func write(_ text: String, centredFrom x: Int, width: Int, y: Int) {
    let cut = text.escaped.cut(toWidth: width)
    write(cut, x: x + (width - cut.displayWidth) / 2, y: y)
  }

  /// Draws a line from left to right; it joins those that it meets.
  mutating func drawHorizontal(y: Int, from left: Int, to right: Int) {
    for x in left...max(left, right) {
      join(x, y, [x > left ? .left : [], x < right ? .right : []])
    }
  }

  /// Draws a line from top to bottom; it joins those that it meets.
  mutating func drawVertical(x: Int, from top: Int, to bottom: Int) {
    for y in top...max(top, bottom) {
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

  /// Draws another canvas on this one; its empty places let this one be seen.
  mutating func draw(_ other: Canvas, x left: Int, y top: Int) {
    for (row, cells) in other.rows.enumerated() where rows.indices.contains(top + row) {
      for (column, cell) in cells.enumerated() where (0..<width).contains(left + column) {
        switch cell {
        case .blank: break
        case .line(let sides): join(left + column, top + row, [sides])
        case .text, .rest: rows[top + row][left + column] = cell
        }
      }
    }
  }

  /// Draws another canvas over this one.
  mutating func cover(with other: Canvas, x: Int, y: Int) {
    for row in y..<min(y + other.height, height) {
      clear(x: x, y: row, width: other.width)
      end(x - 1, row, .right)
      end(x + other.width, row, .left)
    }
    draw(other, x: x, y: y)
  }

  /// Lets a line end before a side.
  private mutating func end(_ x: Int, _ y: Int, _ side: Sides) {
    guard rows.indices.contains(y), rows[y].indices.contains(x),
      case .line(let sides) = rows[y][x]
    else { return }
    rows[y][x] = .line(sides.subtracting(side))
  }

  /// Lets lines that end at another one join it.
  mutating func joinLooseEnds() {
    let before = rows
    for (y, row) in before.enumerated() {
      for (x, cell) in row.enumerated() {
        guard case .line(let sides) = cell else { continue }
        if sides.contains(.up) { extend(x, y - 1, .down) }
        if sides.contains(.down) { extend(x, y + 1, .up) }
        if sides.contains(.left) { extend(x - 1, y, .right) }
        if sides.contains(.right) { extend(x + 1, y, .left) }
      }
    }
  }

  private mutating func extend(_ x: Int, _ y: Int, _ side: Sides) {
    guard rows.indices.contains(y), rows[y].indices.contains(x),
      case .line(let sides) = rows[y][x]
    else { return }
    rows[y][x] = .line(sides.union(side))
  }

  /// Greys what is there.
  mutating func dim() {
    for y in rows.indices {
      for x in rows[y].indices where rows[y][x] == .blank { rows[y][x] = .text("░") }
    }
  }

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

  /// Empties places; half of a wide character does not stay.
  private mutating func clear(x: Int, y: Int, width count: Int) {
    let range = max(x, 0)..<min(x + count, width)
    guard !range.isEmpty else { return }
    if rows[y][range.lowerBound] == .rest { rows[y][range.lowerBound - 1] = .blank }
    if range.upperBound < width, rows[y][range.upperBound] == .rest {
      rows[y][range.upperBound] = .blank
    }
    for x in range { rows[y][x] = .blank }
  }

  private mutating func join(_ x: Int, _ y: Int, _ sides: [Sides]) {
    guard rows.indices.contains(y), (0..<width).contains(x) else { return }
    let sides = Sides(sides)
    if case .line(let present) = rows[y][x] {
      rows[y][x] = .line(present.union(sides))
    } else {
      clear(x: x, y: y, width: 1)
      rows[y][x] = .line(sides)
    }
  }
}

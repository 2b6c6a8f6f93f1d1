import Inspection

/// The contents of a terminal: all lines since the program started, with the cursor's commands
/// applied.
struct TerminalScreen {
  /// The cursor's line, counted from the first line ever.
  private(set) var row = 0
  /// The columns before the cursor.
  private(set) var column = 0
  /// Whether anything has a colour or is dim.
  private(set) var hasColours = false
  /// The size of the window; lines that scrolled off its top stay in `lines`.
  var size: (rows: Int, columns: Int)

  // A wide character takes two cells, the second of which is empty.
  private var cells: [[String]] = [[]]
  private var state = ParserState.text
  private var saved = (row: 0, column: 0)
  private var pending: [UInt8] = []

  private enum ParserState {
    case text, escape, skipOne
    case control(String)
    case title
  }

  init(rows: Int, columns: Int) { size = (rows, columns) }

  /// The lines without trailing blanks.
  var lines: [String] { cells.indices.map(line) }

  /// The last lines, as one string that begins with a newline.
  var text: String { "\n" + cells.indices.suffix(200).map(line).joined(separator: "\n") }

  /// The text before the cursor, in its line.
  var beforeCursor: String { cells[row].prefix(column).joined() }

  /// Whether the prompt is alone in the cursor's line.
  var isAtPrompt: Bool { column == 2 && beforeCursor == "> " && line(row) == ">" }

  private func line(_ row: Int) -> String {
    var text = cells[row].joined()
    while text.last == " " { text.removeLast() }
    return text
  }

  /// Appends a program's output; an incomplete character is kept until its other bytes arrive.
  mutating func consume(_ bytes: some Sequence<UInt8>) {
    pending += bytes
    var rest = pending[...]
    while let first = rest.first {
      let length = first < 0xC0 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
      guard rest.count >= length else { break }
      for scalar in String(decoding: rest.prefix(length), as: UTF8.self).unicodeScalars {
        consume(scalar)
      }
      rest = rest.dropFirst(length)
    }
    pending = Array(rest)
  }

  private mutating func consume(_ scalar: Unicode.Scalar) {
    switch (state, scalar) {
    case (.title, "\u{7}"): state = .text
    case (.title, _): break
    case (_, "\u{1B}"): state = .escape
    case (.escape, "["): state = .control("")
    case (.escape, "]"): state = .title
    case (.escape, "7"):
      saved = (row, column)
      state = .text
    case (.escape, "8"):
      (row, column) = saved
      state = .text
    case (.escape, "("), (.escape, ")"): state = .skipOne
    case (.escape, _), (.skipOne, _): state = .text
    case (.control(let text), "\u{40}"..."\u{7E}"):
      state = .text
      execute(scalar, text.split(separator: ";").map { Int($0) ?? 0 })
    case (.control(let text), _): state = .control(text + String(scalar))
    case (.text, _): show(scalar)
    }
  }

  private mutating func show(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\r": column = 0
    case "\n": move(to: row + 1)
    case "\u{8}": column = max(column - 1, 0)
    case "\t": column = min((column / 8 + 1) * 8, size.columns - 1)
    case "\0"..."\u{1F}", "\u{7F}": break
    default: put(Character(scalar))
    }
  }

  private mutating func put(_ character: Character) {
    let width = character.displayWidth
    guard width > 0 else {
      if column > 0 { cells[row][column - 1].append(character) }
      return
    }
    if column + width > size.columns {
      move(to: row + 1)
      column = 0
    }
    fill(to: column + width)
    cells[row][column] = String(character)
    if width == 2 { cells[row][column + 1] = "" }
    column += width
  }

  private mutating func move(to newRow: Int) {
    row = max(newRow, 0)
    while cells.count <= row { cells.append([]) }
  }

  private mutating func fill(to width: Int) {
    let missing = width - cells[row].count
    if missing > 0 { cells[row] += Array(repeating: " ", count: missing) }
  }

  private var top: Int { max(cells.count - size.rows, 0) }

  private mutating func execute(_ command: Unicode.Scalar, _ numbers: [Int]) {
    let count = max(numbers.first ?? 1, 1)
    switch command {
    case "A": move(to: max(row - count, top))
    case "B": move(to: row + count)
    case "C": column = min(column + count, size.columns - 1)
    case "D": column = max(column - count, 0)
    case "G": column = count - 1
    case "H":
      move(to: top + count - 1)
      column = max((numbers.dropFirst().first ?? 1) - 1, 0)
    case "m": hasColours = hasColours || numbers.contains { $0 > 0 }
    case "J": erase(numbers.first ?? 0)
    case "K": eraseInLine(numbers.first ?? 0)
    case "P": cells[row].removeSubrange(column..<max(column, min(column + count, cells[row].count)))
    case "@":
      fill(to: column)
      cells[row].insert(contentsOf: Array(repeating: " ", count: count), at: column)
    default: break
    }
    fill(to: column)
  }

  private mutating func erase(_ part: Int) {
    if part == 0 { eraseInLine(0) }
    for other in (part == 0 ? row + 1 : top)..<max(cells.count, row + 1) { cells[other] = [] }
  }

  private mutating func eraseInLine(_ part: Int) {
    switch part {
    case 0: cells[row].removeSubrange(min(column, cells[row].count)...)
    case 1: for cell in 0..<min(column + 1, cells[row].count) { cells[row][cell] = " " }
    default: cells[row] = []
    }
  }
}

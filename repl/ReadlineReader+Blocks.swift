import CReadline
import CReadlineShims
import Console

/// Inputs of several lines, which are edited as a whole.
extension ReadlineReader {
  /// A command of readline's.
  typealias LineCommand = @convention(c) (Int32, Int32) -> Int32

  // Constants, because readline compares them.
  private static let up: LineCommand = { ReadlineReader.moves(back: true, $0, $1) }
  private static let down: LineCommand = { ReadlineReader.moves(back: false, $0, $1) }

  /// Binds the keys, before the inputrc is read, so that the inputrc takes precedence.
  static func bindKeys() {
    define("enter", ["\r", "\n"]) { ReadlineReader.enter($0, $1) }
    define("new-line", ["\u{1B}\r"]) { _, _ in
      ReadlineReader.breakLine()
      return 0
    }
    define("up-or-search", ["\u{1B}[A", "\u{1B}OA"], up)
    define("down-or-search", ["\u{1B}[B", "\u{1B}OB"], down)
    define("forward-or-accept", ["\u{1B}[C", "\u{1B}OC", "\u{06}"]) {
      ReadlineReader.accepts() ? 0 : rl_forward_char($0, $1)
    }
    define("edit-line", ["\u{18}\u{05}"]) { _, _ in ReadlineReader.editLine() }
  }

  /// Binds the keys that move to the start and the end of a line, after the inputrc is read: those of
  /// the system name them for terminals of all kinds.
  static func bindLineEnds() {
    dd_readline_replace_line_ends(
      strdup("drilldown-start"),
      { ReadlineReader.movesToStart() ? 0 : rl_beg_of_line($0, $1) },
      strdup("drilldown-end-or-accept"),
      {
        if ReadlineReader.accepts() || ReadlineReader.movesToEnd() { return 0 }
        return rl_end_of_line($0, $1)
      })
  }

  /// Names a command for inputrcs; readline keeps the name.
  private static func define(
    _ name: String, _ keys: [String], _ command: LineCommand
  ) {
    for key in keys { dd_readline_define(strdup("drilldown-\(name)"), command, spelled(key)) }
  }

  /// Keys as inputrcs spell them.
  private static func spelled(_ keys: String) -> String {
    keys.unicodeScalars.map {
      $0.value < 0x20 ? "\\C-\(UnicodeScalar($0.value + 0x60) ?? "@")" : "\($0)"
    }
    .joined().replacing("\\C-{", with: "\\e")
  }

  // MARK: The line

  /// The line as typed so far.
  static var line: String { dd_readline_line().map { String(cString: $0) } ?? "" }

  /// The bytes of the line up to the cursor as a text.
  static var beforeCursor: String {
    String(decoding: Array(line.utf8.prefix(Int(dd_readline_cursor()))), as: UTF8.self)
  }

  /// Ends a complete input; an incomplete one is continued in another line, with its indentation.
  private static func enter(_ count: Int32, _ key: Int32) -> Int32 {
    guard help.isIncomplete(line) else {
      if !hasMoreKeys, !hasPasted, dd_readline_cursor() == dd_readline_length() { indentLastLine() }
      redisplay()
      eraseSuggestion()
      isEnding = true
      return rl_newline(count, key)
    }
    breakLine()
    return 0
  }

  /// Begins another line at the cursor; lines that arrive all at once have their indentation.
  private static func breakLine() {
    rl_begin_undo_group()
    if !hasMoreKeys, !hasPasted { indentLastLine() }
    rl_insert_text("\n" + (hasMoreKeys ? "" : LuaIndentation(of: beforeCursor).ofNextLine))
    rl_end_undo_group()
  }

  /// Moves an `end` or a bracket before the cursor under the line that it closes.
  private static func indentLastLine() {
    let text = beforeCursor
    guard let margin = LuaIndentation(of: text).ofLastLine else { return }
    let start = Int32(
      text.utf8.count
        - (text.split(separator: "\n", omittingEmptySubsequences: false).last?.utf8.count ?? 0))
    let cursor = dd_readline_cursor()
    let former = Int32(text.utf8.dropFirst(Int(start)).prefix { $0 == UInt8(ascii: " ") }.count)
    guard former != margin.utf8.count else { return }
    rl_delete_text(start, start + former)
    dd_readline_move(start)
    rl_insert_text(margin)
    dd_readline_move(cursor - former + Int32(margin.utf8.count))
  }

  /// Moves to the end of the line within a block; false if the cursor is there.
  private static func movesToEnd() -> Bool {
    let place = BlockPosition(line, Int(dd_readline_cursor())).end
    guard place != Int(dd_readline_cursor()) else { return false }
    dd_readline_move(Int32(place))
    return true
  }

  /// Moves to the start of the line within a block; false if the cursor is there.
  private static func movesToStart() -> Bool {
    let place = BlockPosition(line, Int(dd_readline_cursor())).start
    guard place != Int(dd_readline_cursor()) else { return false }
    dd_readline_move(Int32(place))
    return true
  }

  // MARK: History

  /// Moves by a line within a block; at its edge, or after such a search, searches the history for
  /// what begins like the text before the cursor.
  private static func moves(back: Bool, _ count: Int32, _ key: Int32) -> Int32 {
    let again = hasSearched && (dd_readline_repeats(up) || dd_readline_repeats(down))
    if !again, let place = BlockPosition(line, Int(dd_readline_cursor())).moved(back: back) {
      hasSearched = false
      dd_readline_move(Int32(place))
      return 0
    }
    hasSearched = true
    return dd_readline_search(back, again, count, key)
  }
}

/// A place in a text of several lines, in bytes.
struct BlockPosition {
  private let lines: [Substring.UTF8View.SubSequence]
  private let row: Int
  private let column: Int

  init(_ text: String, _ place: Int) {
    lines = text[...].utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    var row = 0, column = place
    while row < lines.count - 1, column > lines[row].count {
      column -= lines[row].count + 1
      row += 1
    }
    (self.row, self.column) = (row, column)
  }

  /// The place at the start of the line.
  var start: Int { lines[..<row].reduce(0) { $0 + $1.count + 1 } }

  /// The place at the end of the line.
  var end: Int { lines[..<row].reduce(lines[row].count) { $0 + $1.count + 1 } }

  /// The place a line above or below; nil at the first or the last line.
  func moved(back: Bool) -> Int? {
    let target = back ? row - 1 : row + 1
    guard lines.indices.contains(target) else { return nil }
    var column = min(column, lines[target].count)
    // Not in the middle of a character.
    let bytes = Array(lines[target])
    while column > 0, column < bytes.count, bytes[column] & 0xC0 == 0x80 { column -= 1 }
    return lines[..<target].reduce(column) { $0 + $1.count + 1 }
  }
}

import CReadline
import CReadlineShims
import CTerminal
import Console
import Inspection
import LuaSyntax

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Colours of the line being typed, and its continuation from the history.
///
/// Readline draws the line without either; this draws over it with the cursor back in its place, so
/// that readline needs to know nothing of it. That costs less than a millisecond a key.
extension ReadlineReader {
  /// Makes readline draw lines this way.
  static func installDisplay() {
    dd_readline_set_redisplay { ReadlineReader.redisplay() }
  }

  /// Draws the line.
  static func redisplay() {
    eraseSuggestion()
    rl_redisplay()
    guard dd_readline_shows_line(), let columns = Terminal.columns else { return }
    let text = line
    let isPlain = text.unicodeScalars.allSatisfy { $0 == "\n" || !$0.properties.isControl }
    guard isPlain, !text.isEmpty, !isEnding else { return }
    var drawing = ""
    if help.showsColours { drawing += coloured(text, columns) ?? "" }
    if help.showsSuggestions { drawing += continuation(of: text, columns) }
    drawing += markOfOpenPart(in: text, columns)
    if !drawing.isEmpty { write(drawing) }
  }

  private static func write(_ text: String) {
    fflush(nil)
    Terminal.write(text)
    Terminal.flush()
  }

  // MARK: Colours

  /// The commands that draw the line in colours and return to the cursor; nil if it doesn't fit.
  private static func coloured(_ text: String, _ columns: Int) -> String? {
    let pieces = LuaLines(
      text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
    guard pieces.lines.contains(where: { $0.contains { $0.color != nil } }) else { return nil }
    let start = promptText.displayWidth
    let layout = LineLayout(beforeCursor, from: start, columns: columns)
    let whole = LineLayout(text, from: start, columns: columns)
    guard whole.row < (Terminal.rows ?? 24) else { return nil }
    let lines = pieces.lines.map { line in
      line.map { piece in
        piece.color.map { "\u{1B}[\($0.code)m\(piece.text)\u{1B}[0m" } ?? piece.text
      }
      .joined()
    }
    return "\u{1B}7" + (layout.row > 0 ? "\u{1B}[\(layout.row)A" : "") + "\r"
      + (start > 0 ? "\u{1B}[\(start)C" : "") + lines.joined(separator: "\r\n") + "\u{1B}8"
  }

  // MARK: Suggestions

  /// The commands that draw the rest of the latest input that begins with the line.
  private static func continuation(of text: String, _ columns: Int) -> String {
    suggestion = ""
    guard dd_readline_cursor() == dd_readline_length(), !text.contains("\n"),
      let entry = entries.last(where: { $0.count > text.count && $0.hasPrefix(text) })
    else { return "" }
    let rest = entry.dropFirst(text.count)
    let end = LineLayout(text, from: promptText.displayWidth, columns: columns)
    let shown = String(rest.prefix { !$0.isNewline }).cut(toColumns: columns - end.column - 1)
    guard !shown.isEmpty, end.column > 0 else { return "" }
    suggestion = String(rest)
    return "\u{1B}7\u{1B}[90m\(shown)\u{1B}[0m\u{1B}8"
  }

  /// The commands that draw what an empty line continues: `-- in function, line 1; Ctrl-C leaves`,
  /// or that nothing is missing.
  private static func markOfOpenPart(in text: String, _ columns: Int) -> String {
    let last = text.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
    guard text.contains("\n"), last.allSatisfy({ $0 == " " }),
      dd_readline_cursor() == dd_readline_length(),
      let part = LuaIndentation(of: text).openPart
    else { return "" }
    let hint = help.isIncomplete(text) ? "\(part); Ctrl-C leaves" : "Enter runs it"
    let mark = "  -- \(hint)".cut(toColumns: columns - last.count - 1)
    hasMark = true
    return "\u{1B}7" + (help.hasColours ? "\u{1B}[90m\(mark)\u{1B}[0m" : mark) + "\u{1B}8"
  }

  /// Removes what continues the line from the screen.
  static func eraseSuggestion() {
    guard !suggestion.isEmpty || hasMark else { return }
    (suggestion, hasMark) = ("", false)
    write("\u{1B}[K")
  }

  /// Inserts what continues the line; false if nothing does.
  static func accepts() -> Bool {
    guard !suggestion.isEmpty, dd_readline_cursor() == dd_readline_length() else { return false }
    let rest = suggestion
    eraseSuggestion()
    rl_insert_text(rest)
    return true
  }
}

/// Where a text ends on a terminal that breaks lines at its right edge.
struct LineLayout {
  /// The rows below the first one.
  private(set) var row = 0
  /// The columns before the end.
  private(set) var column: Int

  init(_ text: String, from start: Int, columns: Int) {
    column = start
    for character in text {
      let width = character.displayWidth
      if character == "\n" || column + width > columns {
        row += 1
        column = character == "\n" ? 0 : width
      } else {
        column += width
      }
    }
    // Readline moves to the next row as soon as one is full.
    if column == columns { (row, column) = (row + 1, 0) }
  }
}

extension LuaLines.Color {
  fileprivate var code: String {
    switch self {
    case .keyword: "1"
    case .string: "32"
    case .number: "36"
    case .comment: "2"
    }
  }
}

extension String {
  /// The beginning that fits into some columns.
  fileprivate func cut(toColumns columns: Int) -> String {
    var rest = columns
    return String(
      prefix { character in
        rest -= character.displayWidth
        return rest >= 0
      })
  }
}

extension Unicode.Scalar.Properties {
  fileprivate var isControl: Bool { generalCategory == .control }
}

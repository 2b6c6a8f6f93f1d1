import Inspection

/// A line that is being broken into rows.
nonisolated struct WrappedLine {
  private let words: [TerminalWord]
  private let width: Int
  private let margin: String
  private var finished: [String] = []
  private var row = ""
  private var column = 0
  private var style = ""

  /// A line of words that is too long for a row.
  init(_ words: [TerminalWord], width: Int) {
    self.words = words
    self.width = width
    margin = Self.margin(of: words, width)
  }

  /// The rows.
  mutating func rows() -> [String] {
    for word in words {
      let isLong = word.width > width - margin.count
      for part in isLong ? word.parts : [word] { add(part) }
    }
    return finished + [row]
  }

  private mutating func add(_ word: TerminalWord) {
    let isBare = finished.isEmpty ? column == 0 : column <= margin.count
    if !isBare, column + word.spaces + word.width > width {
      finished.append(style.isEmpty ? row : row + "\u{1B}[0m")
      (row, column) = (margin + style, margin.count)
    } else {
      row += String(repeating: " ", count: word.spaces)
      column += word.spaces
    }
    row += word.text
    column += word.width
    style = word.style
  }

  /// What is before the later rows: as much space as before the line's text, and the lines of a
  /// tree.
  private static func margin(of words: [TerminalWord], _ width: Int) -> String {
    let lead = lead(of: words)
    let indents = [label(of: words, after: lead).map { lead.padded(to: $0) }, lead, ""]
    return indents.lazy.compactMap { $0 }.first { $0.count <= width / 2 } ?? ""
  }

  /// The signs and spaces at the beginning, without those that don't continue.
  private static func lead(of words: [TerminalWord]) -> String {
    var lead = ""
    for word in words {
      lead += String(repeating: " ", count: word.spaces)
      guard !word.text.isEmpty, word.text.allSatisfy(signs.contains) else { break }
      lead += word.text.map { $0 == "│" || $0 == "├" ? "│" : " " }.joined()
    }
    return lead
  }

  /// The column after the label of a line, and at least two spaces; nil if it has none.
  private static func label(of words: [TerminalWord], after lead: String) -> Int? {
    var column = 0
    for word in words {
      if word.spaces > 1, column > lead.count { return column + word.spaces }
      column += word.spaces + word.width
    }
    return nil
  }

  private static let signs: Set<Character> = [
    "│", "├", "└", "─", "=", ">", "+", "~", "-", "⋮", "…",
  ]
}

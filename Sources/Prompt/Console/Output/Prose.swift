import Inspection

/// Text for a terminal, whose long lines are broken between words.
nonisolated package enum Prose {
  /// Wraps a text at a number of columns; without a number it is unchanged.
  ///
  /// Continuation lines are indented to the text of their line, not to the label before it:
  ///
  ///       why    a controller presents one at a time; nav is
  ///              presenting Login (since input 6)
  ///
  /// The lines of a tree continue, and so do colours, which end with each row. A line that moves
  /// the cursor is unchanged.
  package static func folded(_ text: String, to width: Int?) -> String {
    guard let width else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { rows(of: String($0), width: width).joined(separator: "\n") }.joined(separator: "\n")
  }

  /// The rows of a line.
  static func rows(of line: String, width: Int) -> [String] {
    if line.utf8.count <= width, !line.utf8.contains(0x09) { return [line] }
    guard let words = TerminalWord.words(of: line),
      words.reduce(0, { $0 + $1.spaces + $1.width }) > width
    else { return [line] }
    var layout = WrappedLine(words, width: width)
    return layout.rows()
  }
}

extension Session {
  /// Prints prose, wrapped to the terminal.
  func writeFolded(_ text: String) { showPage(Prose.folded(text, to: columns())) }
}

import Inspection

/// Text for a terminal, whose long lines are broken between words.
nonisolated enum Prose {
  /// Wraps a text at a number of columns; without a number it is unchanged.
  ///
  /// Continuation lines are indented to the text of their line, not to the label before it:
  ///
  ///       why    a controller presents one at a time; nav is
  ///              presenting Login (since input 6)
  static func folded(_ text: String, to width: Int?) -> String {
    guard let width else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { folded(line: String($0), to: width) }.joined(separator: "\n")
  }

  private static func folded(line: String, to width: Int) -> String {
    guard line.displayWidth > width else { return line }
    let indent = hangingIndent(of: line, in: width)
    let margin = String(repeating: " ", count: indent)
    var rows: [String] = []
    var row = String(line.prefix(indent)), isBare = true
    for word in line.dropFirst(indent).split(separator: " ", omittingEmptySubsequences: false) {
      if !isBare, (row + " " + word).displayWidth > width {
        rows.append(row)
        (row, isBare) = (margin, true)
      }
      row += (isBare ? "" : " ") + word
      isBare = false
    }
    return (rows + [row]).joined(separator: "\n")
  }

  /// The column of a line's text: after a label and at least two spaces, else after the leading
  /// spaces; never beyond the middle.
  private static func hangingIndent(of line: String, in width: Int) -> Int {
    let margin = line.prefix { $0 == " " }.count
    let label = line.prefixMatch(of: /\s*\S+(?: \S+)*?\s{2,}/)
    let indent = label.map { $0.output.count } ?? margin
    return indent <= width / 2 ? indent : margin <= width / 2 ? margin : 0
  }
}

extension Session {
  /// Prints prose, wrapped to the terminal.
  func writeFolded(_ text: String) { write(Prose.folded(text, to: columns())) }
}

import Inspection

/// Text for a person at a terminal, whose long lines are broken where words end.
nonisolated enum Prose {
  /// A text in lines of at most so many columns; without a number as it is.
  ///
  /// What goes on stands below the text of its line, not below the label before that:
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

  /// Where the text of a line begins: behind a label and two spaces at least, else behind the spaces
  /// at its beginning; never beyond the middle.
  private static func hangingIndent(of line: String, in width: Int) -> Int {
    let margin = line.prefix { $0 == " " }.count
    let label = line.prefixMatch(of: /\s*\S+(?: \S+)*?\s{2,}/)
    let indent = label.map { $0.output.count } ?? margin
    return indent <= width / 2 ? indent : margin <= width / 2 ? margin : 0
  }
}

extension Session {
  /// Says something in words, in the terminal's lines.
  func writeFolded(_ text: String) { write(Prose.folded(text, to: columns())) }
}

/// A text in parts that fit a terminal, with a row below each for a question.
struct Screenfuls {
  /// The parts, each with its newline; one that begins a paragraph begins with an empty line.
  let parts: [String]
  /// A terminal has no fewer rows, or isn't one that anyone reads.
  private static let fewestRows = 6

  /// The parts of a text whose lines fit the width; all of it if the height isn't known.
  init(_ text: String, rows: Int?) {
    guard let rows else {
      parts = [text]
      return
    }
    let height = max(rows, Self.fewestRows) - 1
    var rest = text.rows.dropLast()[...]
    var parts: [String] = []
    while rest.count > height {
      if rest.last == "" {
        rest.removeLast()
        continue
      }
      // Between paragraphs, if that leaves most of the terminal in use.
      let latter = rest.prefix(height + 1).dropFirst(height * 2 / 3)
      let end = latter.lastIndex(of: "") ?? rest.startIndex + height
      parts.append(rest[..<end].map { $0 + "\n" }.joined())
      rest = rest[end...]
    }
    self.parts = parts + [rest.map { $0 + "\n" }.joined()]
  }
}

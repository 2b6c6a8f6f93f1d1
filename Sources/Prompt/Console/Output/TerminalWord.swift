import Inspection

/// A word of a line, with the spaces before it; codes for colours have no width.
nonisolated struct TerminalWord {
  /// The number of columns before it.
  var spaces = 0
  /// Its characters and codes.
  var text = ""
  /// The columns of its characters.
  var width = 0
  /// The codes of the colours after it.
  var style = ""

  /// The words of a line; nil if it has other controls of the terminal than colours and tabs.
  static func words(of line: String) -> [TerminalWord]? {
    var words = [TerminalWord()]
    var rest = line[...]
    var (column, style) = (0, "")
    while let character = rest.first {
      if character == "\u{1B}" {
        guard let code = rest.prefixMatch(of: /\u{1B}\[[0-9;]*m/)?.output else { return nil }
        style = code == "\u{1B}[0m" || code == "\u{1B}[m" ? "" : style + code
        words[words.count - 1].text += code
        words[words.count - 1].style = style
        rest.removeFirst(code.count)
        continue
      }
      rest.removeFirst()
      if character == " " || character == "\t" {
        let width = character == " " ? 1 : 8 - column % 8
        if words[words.count - 1].width > 0 { words.append(TerminalWord(style: style)) }
        words[words.count - 1].spaces += width
        column += width
      } else {
        guard character.isDrawn else { return nil }
        words[words.count - 1].text.append(character)
        words[words.count - 1].width += character.displayWidth
        column += character.displayWidth
      }
    }
    return words
  }

  /// The parts of a word that is too long for a row: each ends with a sign of punctuation.
  var parts: [TerminalWord] {
    guard !text.contains("\u{1B}") else { return [self] }
    var parts = [TerminalWord(spaces: spaces, style: style)]
    for character in text {
      parts[parts.count - 1].text.append(character)
      parts[parts.count - 1].width += character.displayWidth
      if "/.,:;=|-_()[]".contains(character) { parts.append(TerminalWord(style: style)) }
    }
    return parts.filter { $0.width > 0 }
  }
}

extension Character {
  /// Whether it moves the cursor no further than its width.
  fileprivate nonisolated var isDrawn: Bool {
    !unicodeScalars.contains { $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) }
  }
}

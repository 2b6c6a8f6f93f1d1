extension Character {
  /// How many columns a terminal gives it: none for a combining mark, two for East Asian characters
  /// and emoji.
  package var displayWidth: Int {
    if isASCII { return asciiValue.map { $0 >= 0x20 && $0 != 0x7F } == true ? 1 : 0 }
    if unicodeScalars.contains("\u{FE0F}") { return 2 }
    return unicodeScalars.lazy.map(\.displayWidth).max() ?? 0
  }
}

extension String {
  /// How many columns a terminal gives it.
  package var displayWidth: Int {
    var width = 0
    for scalar in unicodeScalars {
      guard scalar.isPlain else { return reduce(0) { $0 + $1.displayWidth } }
      width += 1
    }
    return width
  }

  /// The text with spaces after it, at least so many columns wide.
  package func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(width - displayWidth, 0))
  }

  /// The text, truncated with an ellipsis if it is wider than the limit.
  package func cut(toWidth width: Int) -> String {
    if displayWidth <= width { return self }
    guard width > 0 else { return "" }
    var rest = width - 1
    let beginning = prefix { character in
      rest -= character.displayWidth
      return rest >= 0
    }
    return beginning + "…"
  }
}

extension Unicode.Scalar {
  /// Whether it is a printable ASCII character, a letter or box drawing, which make up most texts: one
  /// column wide and a character of its own, unless one that isn't plain follows.
  fileprivate var isPlain: Bool {
    (0x20..<0x7F).contains(value) || (0xC0..<0x300).contains(value)
      || (0x2500..<0x2580).contains(value)
  }

  fileprivate var displayWidth: Int {
    if isPlain { return 1 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: break
    }
    if properties.isEmojiPresentation { return 2 }
    guard value >= 0x1100 else { return 1 }
    // Vowels and finals of a Korean syllable are drawn inside the square of its initial.
    if (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value) { return 0 }
    return Self.wide.contains { $0.contains(value) } ? 2 : 1
  }

  /// The wide and full-width ranges of Unicode's East Asian widths; emoji have their own property.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF,
    0x4E00...0x9FFF, 0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
    0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF,
    0x1AFF0...0x1B2FF, 0x1F200...0x1F2FF, 0x20000...0x3FFFD,
  ]
}

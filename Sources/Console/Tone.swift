/// What a colour tells apart.
nonisolated package enum Tone: String, Sendable, CaseIterable {
  case error, warning, event

  /// A text in its colour, for terminals; the colour ends with each line.
  package static func paint(_ text: String, _ tone: Tone) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "\u{1B}[\(tone.code)m\($0)\u{1B}[0m" }.joined(separator: "\n")
  }

  private var code: String {
    switch self {
    case .error: "31"
    case .warning: "33"
    case .event: "2"
    }
  }
}

extension Session {
  /// A text whose first line is in a colour, the others in the terminal's lines: the first is the
  /// message, which people copy to look it up.
  func painted(_ text: String, _ tone: Tone) -> String {
    let end = text.firstIndex(of: "\n") ?? text.endIndex
    return paint(String(text[..<end]), tone) + Prose.folded(String(text[end...]), to: columns())
  }
}

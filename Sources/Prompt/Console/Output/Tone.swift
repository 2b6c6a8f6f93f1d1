/// The meaning of a colour.
nonisolated package enum Tone: String, Sendable, CaseIterable {
  case error, warning, event, code, added, changed

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
    case .code: "1"
    case .added: "32"
    case .changed: "36"
    }
  }
}

extension Session {
  /// A text with its first line in a colour, and the others wrapped to the terminal: the first is
  /// the message, which users copy to search for it.
  func painted(_ text: String, _ tone: Tone) -> String {
    let end = text.firstIndex(of: "\n") ?? text.endIndex
    return paint(String(text[..<end]), tone) + Prose.folded(String(text[end...]), to: columns())
  }
}

/// What a test prints, as far as it is kept: one that prints without end would take all memory.
nonisolated struct PrintedText {
  private var room = mostBytes

  /// How much is kept of one test.
  private static let mostBytes = 1 << 20

  /// The part of a text that is kept; the first that is cut says so.
  mutating func kept(of text: String) -> String? {
    guard room > 0 else { return nil }
    let count = text.utf8.count
    defer { room -= count }
    guard count > room else { return text }
    return String(decoding: text.utf8.prefix(room), as: UTF8.self) + "\n... (cut off here)\n"
  }
}

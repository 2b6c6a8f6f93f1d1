/// A script's text as its file holds it.
nonisolated package enum SourceText {
  /// The text without a byte order mark and without the words of a first line that begins with `#`,
  /// whose end stays so that lines keep their numbers.
  package static func lua(of file: String) -> String {
    let text =
      file.unicodeScalars.first == "\u{FEFF}"
      ? file.unicodeScalars.dropFirst()
      : file.unicodeScalars[...]
    guard text.first == "#" else { return String(text) }
    return String(text.drop { $0 != "\n" })
  }
}

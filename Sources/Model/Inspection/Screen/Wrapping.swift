import EscapedText

/// Breaks texts into lines.
enum Wrapping {
  /// The lines of a text, broken between words; text beyond the limit is left out.
  static func lines(of text: String, width: Int, limit: Int) -> [String] {
    var lines: [String] = []
    for paragraph in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      var line = ""
      let words = String(paragraph.replacing("\t", with: " ")).escaped
        .split(separator: " ", omittingEmptySubsequences: false)
      for word in words {
        let longer = line.isEmpty ? String(word) : "\(line) \(word)"
        if line.isEmpty || longer.displayWidth <= width {
          line = longer
        } else {
          lines.append(line)
          line = String(word)
        }
      }
      lines.append(line)
    }
    let cut = lines.map { $0.cut(toWidth: width) }
    return cut.count <= limit ? cut : cut.prefix(limit - 1) + ["…"]
  }
}

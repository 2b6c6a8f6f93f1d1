import Console

/// The kinds of files with tests.
package enum TestKind {
  case spec
  case transcript
  case document

  /// The kind of a file: by its name, else by whether it has `-->` blocks or busted's words.
  init(path: String, source: String) {
    self =
      if path.hasSuffix(".md") { .document } else if Self.isSpec(path) {
        .spec
      } else if !Transcript(source: source).blocks.isEmpty {
        .transcript
      } else { Self.hasWords(source) ? .spec : .transcript }
  }

  /// Whether a file is a spec by its name.
  package static func isSpec(_ path: String) -> Bool { path.hasSuffix("_spec.lua") }

  private static let words = [
    "describe", "context", "insulate", "expose", "it", "spec", "test", "property", "pending",
  ]

  private static func hasWords(_ source: String) -> Bool {
    source.split(separator: "\n").contains { line in
      let line = line.drop { $0 == " " || $0 == "\t" }
      return words.contains { word in
        line.hasPrefix(word)
          && line.dropFirst(word.count).first { $0 != " " }.map { "(\"'".contains($0) } == true
      }
    }
  }
}

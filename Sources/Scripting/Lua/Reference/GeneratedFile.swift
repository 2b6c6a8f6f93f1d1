/// A file that is generated from a catalog, never edited by hand.
nonisolated package struct GeneratedFile: Equatable, Sendable {
  /// The path inside the folder of generated files.
  package let path: String
  package let text: String

  /// Creates a file.
  package init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}

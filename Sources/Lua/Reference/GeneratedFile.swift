/// A file that is written from a catalog, never by hand.
nonisolated package struct GeneratedFile: Equatable, Sendable {
  /// The path inside the folder of all such files.
  package let path: String
  package let text: String

  /// A file.
  package init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}

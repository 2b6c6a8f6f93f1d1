/// A program of the command line, and the name that places in it have.
nonisolated package struct NamedText: Sendable, Equatable, Codable {
  /// The program.
  package let text: String
  /// What its places begin with: `-e`, or the option that it is for.
  package let name: String

  /// A program with a name.
  package init(_ text: String, named name: String = "-e") { (self.text, self.name) = (text, name) }
}

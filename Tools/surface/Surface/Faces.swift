import Foundation

/// The public face of each module as text, for reviews: names and signatures, a line each.
///
/// The declarations of a type stand below its own, with what it inherits from and conforms to; they are
/// sorted by their words, so that a change of one is a change of one line.
public struct Faces {
  private var types: [String: [String: Declared]] = [:]

  /// What a module declares in one type, or at its top.
  private struct Declared {
    var head: String?
    var bases: Set<String> = []
    var members: Set<String> = []
  }

  /// What the compiler adds to all types.
  private static let implied: Set = ["Copyable", "Escapable", "SendableMetatype"]

  /// Reads all graphs in a folder.
  public init(in folder: URL) throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    for name in names where name.hasSuffix(".symbols.json") {
      let module = String(name.prefix { $0 != "." && $0 != "@" })
      let data = try Data(contentsOf: folder.appending(path: name))
      add(try JSONDecoder().decode(SymbolGraph.self, from: data), to: module)
    }
  }

  private mutating func add(_ graph: SymbolGraph, to module: String) {
    var face = types[module, default: [:]]
    var paths: [String: String] = [:]
    for symbol in graph.symbols {
      let path = symbol.pathComponents.joined(separator: ".")
      let owner = symbol.pathComponents.dropLast().joined(separator: ".")
      let declaration = (symbol.declarationFragments ?? []).map(\.spelling).joined()
        .split(whereSeparator: \.isWhitespace).joined(separator: " ")
      paths[symbol.identifier.precise] = path
      if Self.kindsOfTypes.contains(symbol.kind.identifier) {
        face[path, default: Declared()].head = declaration
      } else {
        face[owner, default: Declared()].members.insert(declaration)
      }
    }
    for relation in graph.relationships
    where ["inheritsFrom", "conformsTo"].contains(relation.kind) {
      // What Swift calls a name of another module is written with it: `Swift.Equatable`.
      let name = paths[relation.target] ?? relation.targetFallback ?? relation.target
      let base = name.replacing(/^(Swift|_Concurrency|HeadlessUIKit)\./, with: "")
      guard let path = paths[relation.source], !Self.implied.contains(base) else { continue }
      face[path, default: Declared()].bases.insert(base)
    }
    types[module] = face
  }

  private static let kindsOfTypes: Set = [
    "swift.class", "swift.struct", "swift.enum", "swift.protocol",
  ]

  /// The face of each module, by the names of files.
  public var files: [(name: String, text: String)] {
    types.sorted { $0.key < $1.key }.map { module, face in
      let parts = face.sorted { $0.key < $1.key }.map { path, type in
        let head = type.head.map { "\($0)  // \(path)" } ?? "extension \(path)"
        let bases = type.bases.isEmpty ? [] : ["  : \(type.bases.sorted().joined(separator: ", "))"]
        let members = type.members.sorted()
        return path.isEmpty
          ? members.joined(separator: "\n")
          : ([head] + bases + members.map { "  \($0)" }).joined(separator: "\n")
      }
      return (
        "\(module).txt",
        "// The public face of \(module), written by `make faces`; do not edit.\n\n"
          + parts.joined(separator: "\n\n") + "\n"
      )
    }
  }
}

import Foundation

extension CitedFile {
  /// The files in a repository's folders that can cite facts, sorted by path.
  package static func all(in folders: [String], of root: URL) throws -> [CitedFile] {
    try folders.flatMap { folder in
      let url = root.appendingPathComponent(folder)
      let names = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String }
      return (names ?? []).filter(isCiting).map { "\(folder)/\($0)" }
    }.sorted().map { path in
      let text = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
      return CitedFile(path: path, text: text)
    }
  }

  private static func isCiting(_ path: String) -> Bool {
    [".swift", ".lua", ".md"].contains { path.hasSuffix($0) }
  }
}

extension FactIndex {
  /// The folders whose files implement facts.
  package static let folders = ["Sources", "repl", "scripts"]

  /// The index of a repository.
  package init(of root: URL) throws {
    self.init(
      try CitedFile.all(in: Self.folders, of: root).flatMap(\.citations),
      try OracleRun.answers(of: root))
  }
}

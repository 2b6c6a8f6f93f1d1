import Facts
import Support

extension Repository {
  /// Its files that can cite facts, except those that test how facts are read.
  static let files = Result {
    let folders = ["Sources", "Tests", "repl", "scripts", "docs"]
    let pages = try ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"].map {
      CitedFile(path: $0, text: try text(of: $0))
    }
    let files = try CitedFile.all(in: folders, of: root) + pages
    return files.filter { !$0.path.hasPrefix("Tests/Teaching/FactsTests/") }
  }

  /// The files in some of its folders.
  static func files(in folders: String...) throws -> [CitedFile] {
    try files.get().filter { file in folders.contains { file.path.hasPrefix("\($0)/") } }
  }
}

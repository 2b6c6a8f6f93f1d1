import Foundation
import Testing

/// The words that this project doesn't use: code is not personified, and the user is the user.
struct LanguageTests {
  private static let banned =
    #/\b(somebody|nobody|everybody|whoever|hears?|heard|(is|are|was) told|under way|at rest|(by|of) chance|of one.s own|lets? go|farewell|bury|deeds?|complain(t|ts|s)?|the person)\b/#
    .ignoresCase()

  @Test func noFileUsesThem() throws {
    var found: [String] = []
    for path in try files() {
      let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
      for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      where Self.bannedWord(in: String(line)) != nil {
        found.append("\(path):\(index + 1): \(Self.bannedWord(in: String(line)) ?? "")")
      }
    }
    #expect(found == [], "\(found.joined(separator: "\n"))")
  }

  @Test(arguments: [
    ("Tells nobody.", "nobody"), ("It is at rest.", "at rest"),
    ("Words of one's own", "of one's own"),
    ("Lets go of it", "Lets go"), ("let nobodyHears = 1", nil), ("`nobody` is a name", nil),
    ("UIKit's message: \"nobody\" `x`", "nobody"), ("performSegue, settle, holdBack, Home", nil),
  ])
  func aWordIsFound(line: String, word: String?) {
    #expect(Self.bannedWord(in: line) == word)
  }

  /// The first banned word outside of code spans.
  private static func bannedWord(in line: String) -> String? {
    let prose = line.replacing(#/`[^`]*`/#, with: "")
    return prose.firstMatch(of: banned).map { String($0.output.0) }
  }

  private var root: URL {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
  }

  /// Every text of the repository but this file.
  private func files() throws -> [String] {
    let kinds: Set = ["swift", "c", "h", "lua", "md", "json", "yml", "modulemap"]
    let folders = ["Sources", "repl", "Tests", "Benchmarks", "docs", "scripts"]
    var paths = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "Makefile", "Package.swift"]
    for folder in folders {
      let files = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
      for case let path as String in files ?? .init() {
        let file = "\(folder)/\(path)"
        if kinds.contains((path as NSString).pathExtension), !file.hasSuffix("LanguageTests.swift")
        {
          paths.append(file)
        }
      }
    }
    #expect(paths.count > 900)
    return paths
  }
}

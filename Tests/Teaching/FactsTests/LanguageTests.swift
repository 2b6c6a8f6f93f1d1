import Foundation
import Support
import Testing

/// The words that this project doesn't use: code is not personified, and the user is the user.
struct LanguageTests {
  private static let folders = ["Sources", "repl", "Tests", "Benchmarks", "docs", "scripts"]
  private static let pages = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "Makefile"]
  private static let kinds: Set = [
    "swift", "c", "h", "lua", "md", "txt", "json", "yml", "modulemap", "golden", "",
  ]

  @Test(.slow("it reads all files")) func noFileUsesThem() throws {
    let paths = try Self.pages + Self.folders.flatMap(Self.paths)
    #expect(paths.count > 900)
    for path in paths where !path.hasSuffix("/LanguageTests.swift") {
      let isFramework = ["Engine/", "OnLinux/UIKit/"].contains { path.hasPrefix("Sources/\($0)") }
      let lines = try Self.bannedLines(
        of: Repository.text(of: path),
        isFramework ? "\(Self.banned)|\(Self.ofScripts)" : Self.banned)
      #expect(lines.isEmpty, "\(lines.map { "\(path):\($0)" }.joined(separator: "\n"))")
    }
  }

  @Test(arguments: [
    ("Tells nobody.", ["1: nobody"]), ("\nIt is at rest.", ["2: at rest"]),
    ("He was told\nnothing", ["1: was told"]), ("Words of one's own", ["1: of one's own"]),
    ("Lets go of it,\n\nwhoever", ["1: Lets go", "3: whoever"]), ("let nobodyHears = 1", []),
    ("`nobody` is a name", []), ("x `a` \"nobody\" `x`", ["1: nobody"]),
    ("`a\nnobody`", ["2: nobody"]),
    ("indeed, performSegue, settle, holdBack, Home", []),
    (
      "A description\nof a script, scriptName,\nisScript",
      ["2: script", "2: scriptN", "3: sScript"]
    ),
  ])
  func wordsAreFound(text: String, lines: [String]) throws {
    #expect(try Self.bannedLines(of: text, "\(Self.banned)|\(Self.ofScripts)") == lines)
  }

  private static func paths(in folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: Repository.root.path + "/" + folder)
      .map { "\(folder)/\($0)" }
      .filter { path in
        var isFolder = false as ObjCBool
        return kinds.contains((path as NSString).pathExtension)
          && FileManager.default.fileExists(
            atPath: Repository.root.appendingPathComponent(path).path, isDirectory: &isFolder)
          && !isFolder.boolValue
      }
  }

  /// The number of each line with a banned word outside of code spans, and the word.
  private static func bannedLines(of text: String, _ banned: String) throws -> [String] {
    let words = try NSRegularExpression(pattern: banned, options: .caseInsensitive)
    return words.matches(in: text, range: NSRange(text.startIndex..., in: text)).compactMap {
      match in
      guard let word = Range(match.range, in: text) else { return nil }
      let before = text[..<word.lowerBound].split(separator: "\n", omittingEmptySubsequences: false)
      let isInCode = before.last?.filter { $0 == "`" }.count.isMultiple(of: 2) == false
      return isInCode ? nil : "\(before.count): \(text[word])"
    }
  }

  /// The framework has no word about scripts.
  private static let ofScripts = #"\bscripts?\b|(?-i:[a-z]Script|\bscript[A-Z]|\bLua)"#

  private static let banned = """
    \\b(somebody|nobody|everybody|whoever|hears?|heard|(is|are|was) told|under way|at rest\
    |(by|of) chance|of one's own|lets? go|farewell|bury|deeds?|complain(t|ts|s)?|the person)\\b
    """
}

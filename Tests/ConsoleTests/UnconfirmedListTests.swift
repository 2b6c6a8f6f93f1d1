import Foundation
import Testing

/// The list of undecided facts names the files that have such marks, and no others.
struct UnconfirmedListTests {
  @Test func theListNamesEveryFileThatHasAMark() throws {
    #expect(try Self.listed() == Self.marked())
  }

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../..").standardizedFileURL

  private static func listed() throws -> Set<String> {
    let file = root.appendingPathComponent("docs/unconfirmed.md")
    let places = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix("| ") }.dropFirst()
      .compactMap { $0.split(separator: "|").last }
    return Set(places.flatMap { $0.split(separator: "`") }.map(String.init).filter(isPath))
  }

  private static func isPath(_ text: String) -> Bool { text.hasSuffix(".swift") }

  private static func marked() throws -> Set<String> {
    let sources = root.appendingPathComponent("Sources")
    let files = FileManager.default.enumerator(atPath: sources.path)?.compactMap { $0 as? String }
    return try Set(
      (files ?? []).filter { path in
        guard isPath(path) else { return false }
        let text = try String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)
        return text.contains("unconfirmed")
      })
  }
}

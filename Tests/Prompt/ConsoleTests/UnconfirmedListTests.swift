import Facts
import Foundation
import Support
import Testing

/// The list of unconfirmed facts names the files that have such marks, and no others.
struct UnconfirmedListTests {
  @Test func theListNamesEveryFileThatHasAMark() throws {
    #expect(try Self.listed() == Self.marked())
  }

  /// A file has at least one mark for each row that names it.
  @Test func everyRowHasAMark() throws {
    let rows = Dictionary(grouping: try Self.rows().flatMap(Self.paths), by: \.self)
    let unmarked = try rows.filter { try Self.marks(in: $0.key) < $0.value.count }
    #expect(unmarked.keys.sorted() == [])
  }

  @Test func everyUnconfirmedDecisionIsListed() throws {
    let decisions = FactBook.standard.facts.filter {
      $0.strength.contains("unconfirmed") && $0.departure?.kind != .toCome
    }
    #expect(decisions.count > 3)
    let cited = Set(try Self.rows().flatMap { Tag.found(in: $0) })
    #expect(decisions.filter { !cited.contains($0.tag) }.map(\.tag.text) == [])
  }

  private static func listed() throws -> Set<String> { Set(try rows().flatMap(paths)) }

  private static func rows() throws -> [Substring] {
    let file = Repository.root.appendingPathComponent("docs/unconfirmed.md")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix("| ") }.dropFirst().map(\.self)
  }

  /// The files that the last cell of a row names.
  private static func paths(of row: Substring) -> [String] {
    (row.split(separator: "|").last ?? "").split(separator: "`").map(String.init).filter(isPath)
  }

  private static func marks(in path: String) throws -> Int {
    try String(contentsOf: Repository.file(path), encoding: .utf8).ranges(of: "unconfirmed").count
  }

  private static func isPath(_ text: String) -> Bool { text.hasSuffix(".swift") }

  private static func marked() throws -> Set<String> {
    let sources = Repository.root.appendingPathComponent("Sources")
    let files = FileManager.default.enumerator(atPath: sources.path)?.compactMap { $0 as? String }
    return try Set(
      (files ?? []).filter { path in
        guard isPath(path) else { return false }
        let text = try String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)
        return text.contains("unconfirmed")
      }.map { path in path.drop { $0 != "/" }.dropFirst() }.map(String.init))
  }
}

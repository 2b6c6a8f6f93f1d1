import Foundation
import Support
import Testing

struct TraceListTests {
  @Test func everyTranscriptExistsAndNamesItsTrace() throws {
    let wrong = try Self.tables().joined().filter {
      $0.hasTranscript && !Self.facts(of: $0.transcript).contains($0.trace)
    }
    #expect(wrong == [])
  }

  @Test func noTraceIsListedTwiceOrOutOfOrder() throws {
    let tables = try Self.tables().map { $0.map(\.trace) }
    #expect(tables.count > 1)
    #expect(tables == tables.map { Set($0).sorted() })
  }

  @Test func whatHasNoTranscriptHasAReason() throws {
    let silent = try Self.tables().joined().filter { $0.transcript == "none" && $0.remark.isEmpty }
    #expect(silent == [])
  }

  @Test func everyTraceNamesItsSourceAndItsRelease() throws {
    let unnamed = try Self.tables().joined().filter { $0.recordedBy.isEmpty || $0.release.isEmpty }
    #expect(unnamed == [])
  }

  private struct ListedTrace: Equatable {
    let trace, transcript, recordedBy, release, remark: String

    var hasTranscript: Bool { transcript != "none" }
  }

  /// The rows of each table, without the names of the columns.
  private static func tables() throws -> [[ListedTrace]] {
    let file = Repository.root.appendingPathComponent("docs/traces.md")
    return try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n\n")
      .map { $0.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst().map(row) }
      .filter { !$0.isEmpty }
  }

  private static func row(_ line: Substring) -> ListedTrace {
    let cells = line.split(separator: "|", omittingEmptySubsequences: false).dropFirst()
      .map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " `")) }
    return ListedTrace(
      trace: cells[0], transcript: cells[1], recordedBy: cells[2], release: cells[3],
      remark: cells[4])
  }

  /// The tags of a transcript's first line; none if there is no such file.
  private static func facts(of transcript: String) -> [String] {
    let file = Repository.root.appendingPathComponent("scripts/scenarios/\(transcript)")
    guard let text = try? String(contentsOf: file, encoding: .utf8),  // a missing file has no tags
      let first = text.split(separator: "\n").first, first.hasPrefix("-- facts: ")
    else { return [] }
    return first.dropFirst("-- facts: ".count).components(separatedBy: ", ")
  }
}

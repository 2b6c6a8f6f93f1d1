import Foundation
import Testing

struct TraceListTests {
  @Test func everyTranscriptExistsAndNamesItsTrace() throws {
    let rows = try Self.rows()
    #expect(!rows.isEmpty)
    let wrong = rows.filter {
      $0.hasTranscript && !Self.facts(of: $0.transcript).contains($0.trace)
    }
    #expect(wrong == [])
  }

  @Test func noTraceIsListedTwiceOrOutOfOrder() throws {
    for section in try Self.sections() {
      let traces = Self.rows(of: section).map(\.trace)
      #expect(traces == Set(traces).sorted())
    }
  }

  @Test func whatHasNoTranscriptHasAReason() throws {
    #expect(try Self.rows().filter { $0.transcript == "none" && $0.remark.isEmpty } == [])
  }

  private struct Row: Equatable {
    let trace, transcript, remark: String

    var hasTranscript: Bool { transcript != "none" }
  }

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../..")

  private static func rows() throws -> [Row] { try sections().flatMap(rows) }

  /// The parts of the list, a table each.
  private static func sections() throws -> [String] {
    let file = root.appendingPathComponent("docs/traces.md")
    return try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n## ")
  }

  private static func rows(of section: String) -> [Row] {
    section.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst()
      .map { line in
        let cells = line.split(separator: "|", omittingEmptySubsequences: false).dropFirst()
          .map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " `")) }
        return Row(trace: cells[0], transcript: cells[1], remark: cells[2])
      }
  }

  /// The tags of a transcript's first line; none where there is no such file.
  private static func facts(of transcript: String) -> [String] {
    let file = root.appendingPathComponent("scripts/scenarios/\(transcript)")
    guard let text = try? String(contentsOf: file, encoding: .utf8),  // nothing to find is nothing
      let first = text.split(separator: "\n").first, first.hasPrefix("-- facts: ")
    else { return [] }
    return first.dropFirst("-- facts: ".count).components(separatedBy: ", ")
  }
}

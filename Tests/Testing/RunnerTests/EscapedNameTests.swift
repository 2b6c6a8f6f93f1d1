import EscapedText
import StoredValues
import Reports
import Support
import Testing

/// Reports about tests whose names and paths have invisible characters.
@MainActor
struct EscapedNameTests {
  /// All events of a run in which names, paths and sentences are this text.
  private func text(_ kind: ReportKind, _ odd: String) -> String {
    let ids = [TestID(file: odd, names: [odd, odd], line: 3), TestID(file: "\(odd)2")]
    var problem = Problem("what it says may have several lines")
    problem.place = "\(odd):4"
    problem.traceback = ["\(odd):4: in main chunk"]
    problem.events = [odd]
    var failed = TestResult(ids[0], .failed, [problem])
    failed.printed = ""
    var skipped = TestResult(TestID(file: odd, names: [odd], line: 5), .pending)
    skipped.reason = odd
    let events: [RunEvent] = [
      .runBegan(seed: nil), .listed(ids[0]), .fileBegan(odd), .testEnded(failed),
      .testEnded(skipped), .remarked(odd), .fileEnded(odd, printed: ""), .fileBegan("\(odd)2"),
      .testEnded(TestResult(ids[1], .failed, [problem])), .fileEnded("\(odd)2", printed: ""),
      .runEnded(Tally()),
    ]
    var report = kind.report(isVerbose: true)
    return events.map { report.text(for: $0) }.joined()
  }

  @Test(arguments: ReportKind.allCases, OddCharacter.all)
  func reportsEscapeNames(_ kind: ReportKind, _ character: OddCharacter) {
    let text = text(kind, character.name)
    #expect(!text.contains(character.name), "\(text)")
    if ![.jsonl, .lcov, .sarif].contains(kind) {
      let shown =
        kind == .tap ? character.shownName.replacing("\\", with: "\\\\") : character.shownName
      #expect(text.contains(shown), "\(text)")
    }
    #expect(
      text.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 && $0.value != 0x7F },
      "\(text)")
  }

  @Test(arguments: OddCharacter.all)
  func linesAreNotForged(_ character: OddCharacter) {
    let count = { (text: String) in
      text.split(separator: "\n", omittingEmptySubsequences: false).count
    }
    for kind in ReportKind.allCases where kind != .text {
      #expect(count(text(kind, character.name)) == count(text(kind, "plain")), "\(kind)")
    }
  }

  @Test(arguments: OddCharacter.all)
  func jsonLinesAreReadAsTheyWere(_ character: OddCharacter) throws {
    let id = TestID(file: character.name, names: [character.name], line: 3)
    let line = JSON.line(RunEvent.listed(id))
    #expect(!line.contains(character.name))
    #expect(try JSON.value(of: line.utf8) == RunEvent.listed(id))
  }
}

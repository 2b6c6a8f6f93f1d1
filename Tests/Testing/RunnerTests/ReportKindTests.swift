import Testing

@testable import Reports
@testable import Runner

@MainActor struct ReportKindTests {
  private func text(_ kind: ReportKind, _ events: [RunEvent], in folder: String = "") -> String {
    var report = kind.report(in: folder)
    return events.map { report.text(for: $0) }.joined()
  }

  @Test func linesOfSeveralFilesAreAddedUp() {
    let events: [RunEvent] = [
      .ran(LineCoverage(of: "b.lua", [1: 2, 3: 0])), .ran(LineCoverage(of: "a.lua", [7: 1])),
      .ran(LineCoverage(of: "b.lua", [3: 4, 5: 0])), .runEnded(Tally()),
    ]
    #expect(
      text(.lcov, events) == """
        TN:
        SF:a.lua
        DA:7,1
        LF:1
        LH:1
        end_of_record
        TN:
        SF:b.lua
        DA:1,2
        DA:3,4
        DA:5,0
        LF:3
        LH:2
        end_of_record

        """)
  }

  @Test func warningsAreResults() {
    let warning = RunEvent.warned(RunWarning("not-in-window", "no window", at: "a b.lua:3"))
    let text = text(.sarif, [warning, warning, .runEnded(Tally())])
    #expect(text.contains(#""uri":"a%20b.lua"},"region":{"startLine":3}"#))
    #expect(text.ranges(of: "ruleId").count == 1)
    #expect(self.text(.sarif, [.runEnded(Tally())]).contains(#""results":[]"#))
  }

  @Test func aPageHasEachFailureWithItsFilm() {
    var problem = Problem("the values <differ>")
    problem.place = "a.lua:3"
    problem.source = ["  2 | local x", "> 3 | assert.equal(1, 2)"]
    problem.difference = ["- 1", "+ 2"]
    problem.events = ["Home viewDidLoad"]
    var failed = TestResult(
      TestID(file: "a.lua", names: ["block", "fails & ends"], line: 2), .failed, [problem])
    failed.film = "out/films/a film.html"
    let passed = TestResult(TestID(file: "a.lua", names: ["passes"], line: 9), .passed)
    let text = text(
      .html,
      [
        .runBegan(seed: nil), .fileBegan("a.lua"), .testEnded(failed), .testEnded(passed),
        .fileEnded("a.lua", printed: ""), .runEnded(Tally(counts: [.failed: 1, .passed: 1])),
      ], in: "out")
    for part in [
      "<!doctype html>", "default-src 'none'", "<h1>1 passed, 1 failed</h1>",
      "block &gt; fails &amp; ends", "the values &lt;differ&gt;", "<del>- 1</del>",
      "<ins>+ 2</ins>", "src=\"films/a%20film.html\"", "Home viewDidLoad",
      "drilldown test a.lua:2",
    ] { #expect(text.contains(part), "\(part)") }
    #expect(!text.contains("<script"))
  }

  @Test func anInterruptNamesTheTestThatRan() {
    let (one, two) = (
      TestID(file: "a.lua", names: ["one"], line: 1), TestID(file: "a.lua", names: ["two"], line: 2)
    )
    var log = FileLog(path: "a.lua")
    for event in [
      .fileBegan("a.lua"), .testBegan(one), .testEnded(TestResult(one, .passed)), .testBegan(two),
      .printed("text"),
    ] as [RunEvent] { log.append(event) }
    log.interrupt()
    #expect(log.isWhole)
    #expect(log.results.map(\.outcome) == [.passed, .stopped])
    #expect(log.results.last?.problems.first?.sentence.hasPrefix("interrupted") == true)
    var idle = FileLog(path: "a.lua")
    idle.interrupt()
    #expect(!idle.isWhole)
  }
}

import Lua
import NavigationModel
import StoredValues
import Testing

@testable import Reports
@testable import Specs

struct RunEventTests {
  static let id = TestID(file: "a b_spec.lua", names: ["block", "test \"one\""], line: 7)

  static var result: TestResult {
    var problem = Problem("two\nlines")
    problem.remark = "remark"
    problem.place = "a b_spec.lua:8"
    problem.source = ["> 8 | fail()"]
    problem.difference = ["- 1", "+ 2"]
    problem.traceback = ["a:1", "b:2"]
    problem.events = ["Home viewDidLoad"]
    problem.earlierEvents = 3
    problem.diagnostics = ["rule"]
    var result = TestResult(id, .failed, [problem, Problem("another")])
    result.reason = "reason"
    result.printed = "printed\u{1B}\n"
    result.seconds = 0.25
    result.virtualSeconds = 1.5
    result.film = "films/a.html"
    return result
  }

  static let events: [RunEvent] = [
    .runBegan(seed: 7), .runBegan(seed: nil, options: "--strict"), .runBegan(seed: nil),
    .fileBegan("a"), .testBegan(id), .printed("x\ny"),
    .listed(TestID(file: "whole.lua")), .testEnded(result),
    .testEnded(TestResult(TestID(file: "whole.lua"), .passed)), .fileEnded("a", printed: "more"),
    .covered(coverage), .remarked("tell"), .touched("b.lua", .reads, by: "a"),
    .runEnded(Tally(counts: [.passed: 3, .failed: 1, .pending: 2])),
    .runEnded(Tally(interruption: .terminated)),
  ]

  static var coverage: Coverage {
    var coverage = Coverage()
    coverage.add([Event(at: .zero, kind: .warning, callback: "nil-push", arguments: ["text"])])
    return coverage
  }

  @Test(arguments: events)
  func linesHoldWholeEvents(_ event: RunEvent) throws {
    let line = JSON.line(event)
    #expect(!line.contains("\n"))
    #expect(try JSON.value(of: line.utf8) == event)
  }

  @Test func whatSaysNothingIsOmitted() {
    let result = TestResult(TestID(file: "whole.lua"), .failed, [Problem("no")])
    #expect(
      JSON.line(RunEvent.testEnded(result)) == """
        {"event":"test-ended","file":"whole.lua","outcome":"failed","problems":[{"sentence":"no"}]}
        """)
  }

  @Test(arguments: [
    "{}", "{\"event\":\"none\"}", "{\"event\":\"file-began\"}", "[]",
    "{\"event\":\"test-ended\",\"file\":\"a\"}",
    "{\"event\":\"test-ended\",\"file\":\"a\",\"outcome\":\"odd\"}",
    "{\"event\":\"file-began\",\"file\":1}",
  ])
  func anythingElseIsNoEvent(_ line: String) {
    #expect(throws: DecodingError.self) { try JSON.value(RunEvent.self, of: line.utf8) }
  }

  @Test func optionsReachTheWorker() throws {
    var options = TestOptions()
    options.filters = ["^a"]
    options.excludes = ["b$"]
    options.tags = ["slow"]
    options.excludedTags = ["fast"]
    options.lines = [3, 4]
    options.onlyNames = []
    options.shard = Shard("2/3")
    (options.isListing, options.isRecording, options.isShuffled) = (true, true, true)
    (options.stopsAtFailure, options.isSandboxed) = (true, true)
    (options.seed, options.seconds, options.instructions, options.memory) = (9, 1.5, 10, 20)
    #expect(try JSON.value(of: JSON.line(options).utf8) == options)
    #expect(try JSON.value(of: JSON.line(TestOptions()).utf8) == TestOptions())
  }

  @Test(
    arguments: [
      ([], 3), ([.passed], 0), ([.pending], 0), ([.passed, .failed], 1), ([.error], 1),
      ([.stopped], 1), ([.crashed], 1), ([.unloadable, .failed], 4),
    ] as [([TestOutcome], Int32)])
  func exitCodesAreNoCounts(_ outcomes: [TestOutcome], _ code: Int32) {
    var tally = Tally()
    for outcome in outcomes { tally.count(TestResult(Self.id, outcome)) }
    #expect(tally.exitCode.rawValue == code)
    for code in [RunExitCode.hungUp, .interrupted, .terminated] {
      tally.interruption = code
      #expect(tally.exitCode == code)
      #expect(tally.wasInterrupted && code.isInterruption)
    }
  }
}

import Testing

@testable import Reports
@testable import Runner

struct WorkerEndTests {
  @Test(
    arguments: [
      (.code(0), nil, "", .crashed, "its process exited with code 0"),
      (.code(1), nil, "\n\n", .crashed, "its process exited with code 1"),
      (.code(5), nil, "", .crashed, "its process exited with code 5"),
      (.code(5), nil, "\n\nerror: a.lua:1: timed out\n", .stopped, "a.lua:1: timed out"),
      (.code(1), nil, "error: not enough memory", .stopped, "not enough memory"),
      (.signal(11), nil, "", .crashed, "its process was killed by signal 11 (SIGSEGV)"),
      (.signal(33), nil, "", .crashed, "its process was killed by signal 33"),
      (.signal(9), .stopped("timed out"), "error: late", .stopped, "timed out"),
    ] as [(Child.Ending, RunningWorker.Verdict?, String, TestOutcome, String)])
  func endsAreDescribed(
    _ ending: Child.Ending, _ endReason: RunningWorker.Verdict?, _ lastWords: String,
    _ outcome: TestOutcome, _ sentence: String
  ) {
    let end = WorkerEnd(
      ending, endReason: endReason, lastWords: lastWords, output: "error: printed")
    #expect(end.outcome == outcome)
    #expect(end.sentence == sentence)
    #expect(end.output == "error: printed")
  }

  @Test func aLogPutsWhatWasPrintedWithItsTest() {
    var log = FileLog(path: "a")
    let id = TestID(file: "a", names: ["one"])
    let events: [RunEvent] = [
      .fileBegan("a"), .printed("loaded "), .testBegan(id), .printed("said"),
    ]
    for event in events { log.append(event) }
    log.endEarly(.crashed, "gone", output: "late")
    var result = TestResult(id, .crashed, [Problem("gone; what follows it didn't run")])
    (result.printed, result.endsFile) = ("said", true)
    #expect(log.isWhole)
    #expect(
      log.events == [.fileBegan("a"), .testEnded(result), .fileEnded("a", printed: "loaded late")])
  }
}

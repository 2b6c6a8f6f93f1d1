import Testing

@testable import Runner

struct WorkerEndTests {
  @Test(
    arguments: [
      (.code(0), nil, "", .crashed, "its process ended with exit code 0", ""),
      (.code(1), nil, "out\n", .crashed, "its process ended with exit code 1", "out\n"),
      (
        .code(5), nil, "out\nerror: a.lua:1: timed out\n", .stopped, "a.lua:1: timed out", "out\n"
      ),
      (.code(1), nil, "error: not enough memory", .stopped, "not enough memory", ""),
      (.signal(11), nil, "x", .crashed, "its process was ended by signal 11 (SIGSEGV)", "x"),
      (.signal(33), nil, "", .crashed, "its process was ended by signal 33", ""),
      (.signal(9), "timed out", "", .stopped, "timed out", ""),
    ] as [(Child.Ending, String?, String, Outcome, String, String)])
  func endsAreTold(
    _ ending: Child.Ending, _ verdict: String?, _ output: String, _ outcome: Outcome,
    _ sentence: String, _ rest: String
  ) {
    let end = WorkerEnd(ending, verdict: verdict, output: output)
    #expect(end.outcome == outcome)
    #expect(end.sentence == sentence)
    #expect(end.output == rest)
  }

  @Test func aLogPutsWhatWasPrintedWithItsTest() {
    var log = FileLog(path: "a")
    let id = TestID(file: "a", names: ["one"])
    let events: [RunEvent] = [
      .fileBegan("a"), .printed("loaded "), .testBegan(id), .printed("said"),
    ]
    for event in events { log.take(event) }
    log.breakOff(.crashed, "gone", output: "late")
    var result = TestResult(id, .crashed, [Problem("gone; what stands after it did not run")])
    result.printed = "said"
    #expect(log.isWhole)
    #expect(
      log.events == [.fileBegan("a"), .testEnded(result), .fileEnded("a", printed: "loaded late")])
  }
}

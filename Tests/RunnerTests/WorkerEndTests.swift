import Testing

@testable import Runner

struct WorkerEndTests {
  @Test(
    arguments: [
      (.code(0), false, "", .crashed, "its process ended with exit code 0", ""),
      (.code(1), false, "out\n", .crashed, "its process ended with exit code 1", "out\n"),
      (
        .code(5), false, "out\nerror: a.lua:1: timed out\n", .stopped, "a.lua:1: timed out", "out\n"
      ),
      (.code(1), false, "error: not enough memory", .stopped, "not enough memory", ""),
      (.signal(11), false, "x", .crashed, "its process was ended by signal 11 (SIGSEGV)", "x"),
      (.signal(33), false, "", .crashed, "its process was ended by signal 33", ""),
      (.signal(9), true, "", .stopped, "timed out, and did not stop: its process was ended", ""),
    ] as [(Child.Ending, Bool, String, Outcome, String, String)])
  func endsAreTold(
    _ ending: Child.Ending, _ wasKilled: Bool, _ output: String, _ outcome: Outcome,
    _ sentence: String, _ rest: String
  ) {
    let end = WorkerEnd(ending, wasKilled: wasKilled, output: output)
    #expect(end.outcome == outcome)
    #expect(end.sentence == sentence)
    #expect(end.output == rest)
  }

  @Test func aLogPutsWhatWasPrintedWithItsTest() {
    var log = FileLog(path: "a")
    let id = TestID(file: "a", names: ["one"])
    for event: RunEvent in [.fileBegan("a"), .testBegan(id), .printed("said")] { log.take(event) }
    log.breakOff(.crashed, "gone", output: "late")
    var result = TestResult(id, .crashed, [Problem("gone; what stands after it did not run")])
    result.printed = "said"
    #expect(log.isWhole)
    #expect(
      log.events == [.fileBegan("a"), .testEnded(result), .fileEnded("a", printed: "late")])
  }
}

import Support
import Testing

/// Randomly generated programs over the whole API; `make fuzz` runs many more.
@Suite(.slow("it starts processes"))
struct FuzzTests {
  /// They use each operation, and use up each limit in each phase of a turn: as many as that takes.
  @Test func noProgramEndsTheProcess() throws {
    let run = try CommandRun(["--seed", "11", "--count", "620", "--every-kind"], of: "fuzz")
    #expect(run.code == 0)
    #expect(run.output.hasPrefix("620 randomly generated programs (seed 11), 0 failed\n"))
  }

  @Test func aKindThatNeverHappensIsAFailure() throws {
    let run = try CommandRun(["--seed", "7", "--count", "4", "--every-kind"], of: "fuzz")
    #expect(run.code == 1)
    let lines = run.output.split(separator: "\n")
    #expect(lines.first == "4 randomly generated programs (seed 7), 0 failed")
    #expect(lines.last?.hasPrefix("never happened: ") == true)
    #expect(lines.last?.contains("out of instructions in a timer") == true)
    #expect(try CommandRun(["--seed", "7", "--count", "4"], of: "fuzz").code == 0)
  }

  /// The command runs the printed program: it reports its steps, and draws after each one.
  @Test func aProgramRunsWithTheCommandAsWell() throws {
    let program = try CommandRun(["--seed", "7", "--from", "2", "--show"], of: "fuzz").output
    try withFolder(["program.lua": program]) { folder throws in
      let run = try CommandRun(["--timeout", "20", "program.lua"], in: folder)
      #expect(run.output.contains("a picture after a step\n"))
    }
  }

  /// Every class with its members, every function, and every key of a delegate.
  @Test func theProgramsMentionTheWholeAPI() throws {
    let run = try CommandRun(["--seed", "9", "--count", "250", "--unmentioned"], of: "fuzz")
    #expect(run.code == 0)
    #expect(run.output.hasPrefix("0 of "))
  }

  @Test func theSameNumberIsTheSameProgram() throws {
    let words = ["--seed", "3", "--from", "42", "--show"]
    let program = try CommandRun(words, of: "fuzz")
    let heading = "-- a script with a picture after each step: drilldown FILE\n"
    #expect(program.output.hasPrefix(heading))
    #expect(program.summary == (try CommandRun(words, of: "fuzz")).summary)
  }
}

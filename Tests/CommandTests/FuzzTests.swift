import Testing

/// Programs written by chance over the whole API; `make fuzz` runs many more.
struct FuzzTests {
  @Test func noProgramEndsTheProcess() throws {
    let run = try Command(["--seed", "7", "--count", "600"], of: "fuzz")
    #expect(run.summary == "0\n600 programs, 0 failed\n")
  }

  /// Every class with what it declares, every function, and every key of a delegate.
  @Test func theProgramsMentionTheWholeAPI() throws {
    let run = try Command(["--seed", "7", "--count", "5000", "--unmentioned"], of: "fuzz")
    #expect(run.code == 0)
    #expect(run.output.hasPrefix("0 of "))
  }

  @Test func theSameNumberIsTheSameProgram() throws {
    let words = ["--seed", "3", "--from", "42", "--show"]
    let program = try Command(words, of: "fuzz")
    #expect(program.output.hasPrefix("local v = {}\n"))
    #expect(program.summary == (try Command(words, of: "fuzz")).summary)
  }
}

import ArgumentParser
import Foundation

/// Runs randomly generated programs over the whole API; none may end the process.
@main
struct Fuzz: ParsableCommand {
  @Option(help: "The seed of the programs.")
  var seed: UInt64 = 1

  @Option(help: "The number of the first program.")
  var from = 0

  @Option(help: "How many programs.")
  var count = 1_000

  @Flag(help: "Print one program instead of running any.")
  var show = false

  @Flag(help: "Print what of the API no program mentions, instead of running any.")
  var unmentioned = false

  @Flag(help: "Fail where a kind of program, operation or limit never happened.")
  var everyKind = false

  @Flag(help: ArgumentHelp("Run them in this process.", visibility: .hidden))
  var here = false

  func run() throws {
    try MainActor.assumeIsolated {
      let grammar = Grammar()
      if show {
        return print(Program(grammar, seed: seed, number: from).source, terminator: "")
      }
      if unmentioned { return try checkMentions(grammar) }
      if here { return try runHere(grammar) }
      try watch(grammar)
    }
  }

  /// Prints the number of each program before it runs, and at the end what was tried.
  @MainActor private func runHere(_ grammar: Grammar) throws {
    for number in from..<from + count {
      Report.began(number)
      let trial = Trial(of: Program(grammar, seed: seed, number: number))
      Report.tried(trial.tally)
      guard trial.problems.isEmpty else {
        FileHandle.standardError.write(Data((trial.problems.joined(separator: "\n") + "\n").utf8))
        throw ExitCode(1)
      }
    }
  }

  @MainActor private func checkMentions(_ grammar: Grammar) throws {
    var rest = Set(grammar.origins.values)
    let size = rest.count
    for number in from..<from + count {
      let program = Program(grammar, seed: seed, number: number)
      rest.subtract(program.mentions.compactMap { grammar.origins[$0] })
    }
    for name in rest.sorted() { print(name) }
    print("\(rest.count) of \(size) are not mentioned")
    if !rest.isEmpty { throw ExitCode(1) }
  }

  // MARK: The watching process

  /// Runs the programs in processes of a few hundred each, and continues after one that failed.
  @MainActor private func watch(_ grammar: Grammar) throws {
    // A process that takes long to print where it crashed may reach its time limit meanwhile.
    setenv("SWIFT_BACKTRACE", "enable=no", 1)
    var next = from, failed = 0
    var tally = Tally()
    while next < from + count && failed < 10 {
      let batch = try Batch(seed: seed, from: next, count: min(250, from + count - next))
      tally.add(batch.tally)
      next = batch.last + 1
      if try isFailure(batch) {
        failed += 1
        let source = Program(grammar, seed: seed, number: batch.last).source
        printNow("program \(batch.last) of seed \(seed): \(batch.ending)\n\(source)")
      }
    }
    printNow("\(next - from) randomly generated programs (seed \(seed)), \(failed) failed")
    printNow(tally.text)
    let missing = everyKind ? tally.missing : []
    if !missing.isEmpty { printNow("never happened: \(missing.joined(separator: ", "))") }
    if failed > 0 || !missing.isEmpty { throw ExitCode(1) }
  }

  /// Whether the last program of a batch did something that is never allowed.
  ///
  /// A script that uses up a limit is stopped within half a second. One that was not stopped is run
  /// again alone: the machine may have been too busy. Code of the host that uses up the memory ends
  /// the process, as it ends the command.
  @MainActor private func isFailure(_ batch: Batch) throws -> Bool {
    if batch.ranOutOfMemory, batch.wasUsingUpLimit { return false }
    guard !batch.isFine, batch.ranOutOfTime else { return !batch.isFine }
    guard batch.wasUsingUpLimit else { return false }
    return try !Batch(seed: seed, from: batch.last, count: 1).isFine
  }
}

/// Prints a line at once, so that it isn't lost with the process.
private func printNow(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

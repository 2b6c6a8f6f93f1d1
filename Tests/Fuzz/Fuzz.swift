import ArgumentParser
import Console
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import UIKitLua

/// Runs programs written by chance over the whole API; none may end the process.
@main
struct Fuzz: ParsableCommand {
  @Option(help: "Which programs.")
  var seed: UInt64 = 1

  @Option(help: "The number of the first program.")
  var from = 0

  @Option(help: "How many programs.")
  var count = 1_000

  @Flag(help: "Print one program instead of running any.")
  var show = false

  @Flag(help: "Print what of the API no program mentions, instead of running any.")
  var unmentioned = false

  @Flag(help: ArgumentHelp("Run them in this process.", visibility: .hidden))
  var here = false

  func run() throws {
    try MainActor.assumeIsolated {
      let grammar = Grammar()
      if show {
        var writer = ProgramWriter(grammar, seed: seed, number: from)
        return print(writer.program(), terminator: "")
      }
      if unmentioned { return try checkMentions(grammar) }
      if here { return try runHere(grammar) }
      try watch(grammar)
    }
  }

  /// Prints each number before its program runs, so that the last one is to blame.
  @MainActor private func runHere(_ grammar: Grammar) throws {
    for number in from..<from + count {
      FileHandle.standardOutput.write(Data("\(number)\n".utf8))
      var writer = ProgramWriter(grammar, seed: seed, number: number)
      let problems = Trial(of: writer.program(), isSandboxed: number % 4 == 0).problems
      guard problems.isEmpty else {
        FileHandle.standardError.write(Data((problems.joined(separator: "\n") + "\n").utf8))
        throw ExitCode(1)
      }
    }
  }

  @MainActor private func checkMentions(_ grammar: Grammar) throws {
    var rest = Set(grammar.origins.values)
    let size = rest.count
    for number in from..<from + count {
      var writer = ProgramWriter(grammar, seed: seed, number: number)
      _ = writer.program()
      rest.subtract(writer.mentions.compactMap { grammar.origins[$0] })
    }
    for name in rest.sorted() { print(name) }
    print("\(rest.count) of \(size) are not mentioned")
    if !rest.isEmpty { throw ExitCode(1) }
  }

  // MARK: The process that watches

  /// Runs the programs in processes of some hundred each, and goes on behind one that failed.
  @MainActor private func watch(_ grammar: Grammar) throws {
    var next = from, failed = 0
    while next < from + count {
      let size = min(250, from + count - next)
      let batch = try Batch(seed: seed, from: next, count: size)
      if batch.isFine {
        next += size
      } else {
        if !batch.ranOutOfTime {
          failed += 1
          var writer = ProgramWriter(grammar, seed: seed, number: batch.last)
          say("program \(batch.last) of seed \(seed): \(batch.ending)\n\(writer.program())")
        }
        next = batch.last + 1
      }
      guard failed < 10 else { break }
    }
    say("\(next - from) programs, \(failed) failed")
    if failed > 0 { throw ExitCode(1) }
  }
}

/// Prints a line at once, so that it is not lost with the process.
private func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

/// Some programs in a process of their own.
private struct Batch {
  let isFine: Bool
  let ranOutOfTime: Bool
  /// The program that ran last.
  let last: Int
  /// How the process ended, and what it said.
  let ending: String

  init(seed: UInt64, from: Int, count: Int) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = ["--here", "--seed", "\(seed)", "--from", "\(from)", "--count", "\(count)"]
    let places = ["out", "err"].map {
      FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).\($0)")
    }
    defer { for place in places { try? FileManager.default.removeItem(at: place) } }  // leftovers
    for place in places { try Data().write(to: place) }
    process.standardOutput = try FileHandle(forWritingTo: places[0])
    process.standardError = try FileHandle(forWritingTo: places[1])
    try process.run()
    process.waitUntilExit()
    let numbers = String(decoding: try Data(contentsOf: places[0]), as: UTF8.self)
    let said = String(decoding: try Data(contentsOf: places[1]), as: UTF8.self)
    last = numbers.split(separator: "\n").last.flatMap { Int($0) } ?? from
    let crashed = process.terminationReason != .exit
    isFine = !crashed && process.terminationStatus == 0
    ranOutOfTime = !crashed && process.terminationStatus == 5
    ending =
      "\(crashed ? "signal" : "exit code") \(process.terminationStatus)\n\(said.prefix(4_000))"
  }
}

/// One program in a world of its own.
@MainActor private struct Trial {
  private(set) var problems: [String] = []

  init(of program: String, isSandboxed: Bool) {
    let session = Session()
    if isSandboxed { session.confine(to: nil) }
    var limits = Limits()
    limits.seconds = 2
    limits.instructions = 2_000_000
    limits.memory = 64 << 20
    limits.enforce(on: session, leave: leave) {
      _ = session.run(script: program, named: "program")
      if session.stop == nil { session.evaluate("wait(5)") }
    }
    Interpreter.clearInterrupt()
    problems = session.world.stage.hierarchy.faults.map { "invariant: \($0)" }
  }
}

/// A program that does not stop ends its process, as it would end the command.
nonisolated private let leave: Limits.Leave = { _, isLate in _exit(isLate ? 5 : 1) }

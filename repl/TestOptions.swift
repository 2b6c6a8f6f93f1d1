import ArgumentParser
import Escaping
import Foundation
import Runner

/// Which tests are to run, as the command line says it.
struct TestChoiceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Run the tests whose full name matches a Lua pattern; may be repeated.", valueName: "pattern")
  )
  var filter: [String] = []

  @Option(
    help: ArgumentHelp(
      "Leave out what matches a Lua pattern; may be repeated.", valueName: "pattern"))
  var exclude: [String] = []

  @Option(help: ArgumentHelp("Run the tests that have #tag in their name.", valueName: "tag"))
  var tag: [String] = []

  @Option(help: ArgumentHelp("Leave out those that have #tag in their name.", valueName: "tag"))
  var excludeTag: [String] = []

  @Flag(help: "Run the tests that failed last time in this folder.")
  var onlyFailed = false

  @Option(
    help: ArgumentHelp(
      "Run the i-th of n parts; which part a test is in follows from its name.", valueName: "i/n"))
  var shard: String?

  @Flag(help: "Nothing to run is no failure.")
  var allowEmpty = false

  /// Whether only some of the tests of a file may run.
  var isPart: Bool {
    !(filter + exclude + tag + excludeTag).isEmpty || onlyFailed || shard != nil
      || Self.environmentShard != nil
  }

  /// Finds wrong values.
  func check() throws {
    if let problem = MainActor.assumeIsolated({ TestPatterns.problem(with: filter + exclude) }) {
      throw ValidationError("a pattern is wrong: \(problem.escaped)")
    }
    if let shard, Shard(shard) == nil {
      throw ValidationError(
        "--shard wants a part and a number of parts, as 2/4, got \(shard.escaped).")
    }
    if shard == nil, let (index, count) = Self.environmentNumbers, Self.environmentShard == nil {
      throw ValidationError(
        "TEST_SHARD_INDEX counts from 0 and is less than TEST_TOTAL_SHARDS, got \(index) of \(count)."
      )
    }
    if (tag + excludeTag).contains(where: { $0.isEmpty || $0 == "#" }) {
      throw ValidationError("a tag has a letter at least.")
    }
  }

  /// Says what the options ask for.
  func apply(to options: inout TestOptions) throws {
    options.filters = filter
    options.excludes = exclude
    options.tags = tag
    options.excludedTags = excludeTag
    options.shard = shard.flatMap(Shard.init)
    if options.shard == nil { options.shard = Self.environmentShard }
    if let file = ProcessInfo.processInfo.environment["TEST_SHARD_STATUS_FILE"], !file.isEmpty {
      guard FileManager.default.createFile(atPath: file, contents: nil) else {
        throw ValidationError("TEST_SHARD_STATUS_FILE: \(file.escaped) cannot be written")
      }
    }
  }

  /// The part that Bazel's test protocol asks for; its numbers count from 0.
  private static var environmentShard: Shard? {
    guard let (index, count) = environmentNumbers, let index = Int(index), let count = Int(count)
    else { return nil }
    return Shard(index: index + 1, count: count)
  }

  /// The part and the number of parts as they stand there; nil where none is asked for.
  private static var environmentNumbers: (index: String, count: String)? {
    let environment = ProcessInfo.processInfo.environment
    guard let count = environment["TEST_TOTAL_SHARDS"], !count.isEmpty else { return nil }
    return (environment["TEST_SHARD_INDEX"] ?? "nothing", count)
  }
}

/// How tests run, as the command line says it.
struct TestMannerOptions: ParsableArguments {
  @Option(
    name: .customShort("e"),
    help: ArgumentHelp("Run a text before each file; may be repeated.", valueName: "text"))
  var execute: [String] = []

  @Flag(help: "Write what transcripts really say into them.")
  var record = false

  @Flag(help: "Name the tests, and run none.")
  var list = false

  @Option(help: ArgumentHelp("How many files run at a time.", valueName: "n"))
  var jobs = 1

  @Flag(help: "Run the tests of a block in an order of chance.")
  var shuffle = false

  @Option(help: ArgumentHelp("What chance begins with; implies --shuffle.", valueName: "n"))
  var seed: Int?

  @Flag(help: "End after the first failure.")
  var failFast = false

  @Option(
    help: ArgumentHelp("Run each file n times; it must say the same each time.", valueName: "n"))
  var `repeat` = 1

  @Flag(help: "Tell which screens, transitions, callbacks and warnings the tests went through.")
  var coverage = false

  @Flag(help: "Run all in one process, for debuggers.")
  var inProcess = false

  @Flag(help: "Stay, and run the tests again that read a file that has changed.")
  var watch = false

  func validate() throws {
    guard (1...256).contains(jobs) else { throw ValidationError("--jobs wants 1 to 256.") }
    guard (1...10_000).contains(`repeat`) else {
      throw ValidationError("--repeat wants 1 to 10000.")
    }
  }

  /// Says what the options ask for.
  func apply(to options: inout TestOptions) {
    options.texts = execute
    options.isRecording = record
    options.isListing = list
    options.measuresCoverage = coverage
    options.isShuffled = shuffle || seed != nil
    options.seed = seed ?? (shuffle ? Int.random(in: 1...99_999) : 1)
    options.stopsAtFailure = failFast
  }
}

import ArgumentParser
import Console
import EscapedText
import Foundation
import Lua
import Reports
import Runner
import Specs
import StoredValues

/// Which tests to run, as the command line spells it.
struct TestChoiceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Run the tests whose full name matches a Lua pattern; may be repeated.", valueName: "pattern")
  )
  var filter: [String] = []

  @Option(
    help: ArgumentHelp(
      "Skip the tests whose full name matches a Lua pattern; may be repeated.", valueName: "pattern"
    ))
  var exclude: [String] = []

  @Option(
    help: ArgumentHelp(
      "Run the tests with #TAG in their name; commas separate tags.", valueName: "tag"))
  var tag: [String] = []

  @Option(help: ArgumentHelp("Skip the tests with #TAG in their name.", valueName: "tag"))
  var excludeTag: [String] = []

  @Flag(help: "Run the tests that failed in the last run in this folder.")
  var onlyFailed = false

  @Option(
    help: ArgumentHelp(
      "Run part I of N; a test's part depends on its name only.", valueName: "i/n"))
  var shard: String?

  @Flag(help: "Succeed when no test matches.")
  var allowEmpty = false

  // What `.busted` says, which has no option.
  private var wantedNames: [String] = []
  private var unwantedNames: [String] = []

  /// Which files of folders are specs: only `.busted` says that.
  var patterns: TestSelection.NamePatterns {
    TestSelection.NamePatterns(wanted: wantedNames, unwanted: unwantedNames)
  }

  /// Whether tests are left out for another reason than that they passed.
  var selectsTests: Bool {
    !(filter + exclude + tag + excludeTag).isEmpty || shard != nil || Self.environmentShard != nil
  }

  /// Takes what `.busted` says about options that weren't given.
  @MainActor mutating func take(_ file: BustedFile) {
    if filter.isEmpty { filter = file.filters }
    if exclude.isEmpty { exclude = file.excludes }
    (wantedNames, unwantedNames) = (file.patterns, file.excludedPatterns)
    if tag.isEmpty { tag = file.tags }
    if excludeTag.isEmpty { excludeTag = file.excludedTags }
  }

  /// Checks for invalid values.
  func check() throws {
    let all = filter + exclude + wantedNames + unwantedNames
    if let problem = MainActor.assumeIsolated({ TestPatterns.problem(with: all) }) {
      throw ValidationError("invalid pattern: \(problem.escaped)")
    }
    if let shard, Shard(shard) == nil {
      throw ValidationError(
        "--shard needs a part and the number of parts, such as 2/4; got \(shard.escaped).")
    }
    if shard == nil, let (index, count) = Self.environmentNumbers, Self.environmentShard == nil {
      throw ValidationError(
        "TEST_SHARD_INDEX counts from 0 and must be less than TEST_TOTAL_SHARDS; got \(index) of \(count)."
      )
    }
    if Self.single(tag + excludeTag).contains(where: { $0.isEmpty || $0 == "#" }) {
      throw ValidationError("a tag needs at least one letter.")
    }
  }

  /// The tags of lists with commas.
  private static func single(_ tags: [String]) -> [String] {
    tags.flatMap { $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init) }
  }

  /// Copies the selection into the options of a run.
  func apply(to options: inout TestOptions) throws {
    options.filters = filter
    options.excludes = exclude
    options.tags = Self.single(tag)
    options.excludedTags = Self.single(excludeTag)
    options.shard = shard.flatMap(Shard.init)
    if options.shard == nil { options.shard = Self.environmentShard }
    if let file = ProcessEnvironment.values["TEST_SHARD_STATUS_FILE"], !file.isEmpty {
      let isRepaired = file.unicodeScalars.contains("\u{FFFD}")  // it names another file
      guard !isRepaired, FileManager.default.createFile(atPath: file, contents: nil) else {
        throw ValidationError("TEST_SHARD_STATUS_FILE: \(file.escaped) can't be written")
      }
    }
  }

  /// The shard that Bazel's test protocol asks for; its numbers count from 0.
  private static var environmentShard: Shard? {
    guard let (index, count) = environmentNumbers, let index = Int(index), let count = Int(count)
    else { return nil }
    return Shard(index: index + 1, count: count)
  }

  /// The shard and the number of shards in their written form; nil if none is requested.
  private static var environmentNumbers: (index: String, count: String)? {
    let environment = ProcessEnvironment.values
    guard let count = environment["TEST_TOTAL_SHARDS"], !count.isEmpty else { return nil }
    return (environment["TEST_SHARD_INDEX"] ?? "nothing", count)
  }
}

/// How to run tests, as the command line spells it.
struct TestMannerOptions: ParsableArguments {
  @Option(
    name: .customShort("e"),
    help: ArgumentHelp("Run a string of Lua before each file; may be repeated.", valueName: "text"))
  var execute: [String] = []

  @Option(
    help: ArgumentHelp(
      "Run a file or module before each file, after -e; may be repeated.", valueName: "file"))
  var helper: [String] = []

  @Option(
    help: ArgumentHelp(
      "Where `require` of specs looks first. (default: \(Specs.TestOptions.usualModulePath))",
      valueName: "path"))
  var lpath: String?

  @Option(
    help: ArgumentHelp("The settings of `.busted` to use. (default: default)", valueName: "name"))
  var run: String?

  @Flag(help: "Update the expected output of transcripts.")
  var record = false

  @Flag(help: "List the tests without running them.")
  var list = false

  @Option(help: ArgumentHelp("Number of files to run in parallel.", valueName: "n"))
  var jobs = 1

  @Flag(help: "Run the tests of each block in random order.")
  var shuffle = false

  @Option(help: ArgumentHelp("The seed for the random order; implies --shuffle.", valueName: "n"))
  var seed: Int?

  @Flag(help: "Stop after the first failure.")
  var failFast = false

  @Option(
    help: ArgumentHelp(
      "Run each file N times; the output must be the same each time.", valueName: "n"))
  var `repeat` = 1

  @Flag(help: "Fail the tests that make no assertion.")
  var strict = false

  @Flag(help: "Report which screens, transitions, callbacks and warnings the tests covered.")
  var coverage = false

  @Flag(
    help: "Change the code under test, one call or flag at a time; name changes no test notices.")
  var mutate = false

  @Flag(help: "Run everything in one process, for debuggers.")
  var inProcess = false

  @Flag(help: "Keep running, and rerun the affected tests when a file changes.")
  var watch = false

  func validate() throws {
    guard (1...256).contains(jobs) else {
      throw ValidationError("--jobs needs a number from 1 to 256.")
    }
    guard (1...10_000).contains(`repeat`) else {
      throw ValidationError("--repeat needs a number from 1 to 10000.")
    }
  }

  /// The options that a test depends on, as they are written after its place.
  var repeatWords: String {
    let pairs =
      execute.map { ("-e", $0) } + helper.map { ("--helper", $0) }
      + [("--lpath", lpath), ("--run", run)].compactMap { name, value in value.map { (name, $0) } }
    let flags = [("--strict", strict), ("--in-process", inProcess)].filter(\.1).map { " \($0.0)" }
    return pairs.map { " \($0) \($1.shellWord)" }.joined() + flags.joined()
  }

  /// Runs a helper, which is a file or a module.
  private static func program(ofHelper name: String) -> NamedText {
    let isFile = FileManager.default.fileExists(atPath: name)
    return NamedText("\(isFile ? "dofile" : "require") \(luaText(name))", named: "--helper")
  }

  /// Takes what `.busted` says about options that weren't given.
  @MainActor mutating func take(_ file: BustedFile) {
    if helper.isEmpty, let name = file.helper { helper = [name] }
    lpath = lpath ?? file.modulePath
    seed = seed ?? file.seed
    if file.isShuffled { shuffle = true }
    if file.stopsAtFailure { failFast = true }
    if `repeat` == 1, let repetitions = file.repetitions { `repeat` = repetitions }
  }

  /// Copies the settings into the options of a run.
  func apply(to options: inout TestOptions) {
    options.texts = execute.map { NamedText($0) } + helper.map(Self.program(ofHelper:))
    if let lpath { options.modulePath = "\(lpath);\(Specs.TestOptions.usualModulePath)" }
    options.isRecording = record
    options.isListing = list
    options.measuresCoverage = coverage
    options.isShuffled = shuffle || seed != nil
    options.seed = seed ?? (shuffle ? Int.random(in: 1...99_999) : 1)
    options.stopsAtFailure = failFast
    options.isStrict = strict
  }
}

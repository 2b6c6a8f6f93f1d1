import ArgumentParser
import Console
import EscapedText
import Foundation
import Lua
import Reports
import Runner
import Specs

/// Runs specs and transcripts.
struct Test: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test", _superCommandName: "drilldown",
    abstract: "Run specs and transcripts (scripts with their expected output in `-->` lines).",
    discussion: """
      A folder stands for its `*_spec.lua` files and its scripts with `-->` lines, FILE:LINE for the \
      tests on a line, and a pattern with `*`, `**`, `?` and `[a-z]` for the files that match.

      Exit codes: 0 all tests passed, 1 a test failed, 2 wrong usage, 3 no tests to run, 4 a file \
      can't be loaded, 5 a file timed out without a worker and couldn't be stopped, 70 no worker \
      could be started, 74 a report or film couldn't be written, 129, 130 and 143 SIGHUP, Ctrl-C or \
      SIGTERM ended the run.

      With --watch it keeps running and reruns the tests affected by a change; Enter runs all, f the \
      failed ones, q quits.
      """)

  @OptionGroup(title: "Selection")
  var choice: TestChoiceOptions

  @OptionGroup(title: "Execution")
  var manner: TestMannerOptions

  @OptionGroup(title: "Reports")
  var reporting: TestReportOptions

  @OptionGroup(title: "Films")
  var filming: TestFilmOptions

  @OptionGroup(title: "Limits for each test")
  var limitOptions: LimitOptions

  @Argument(
    help: ArgumentHelp(
      "Files, folders, patterns, or FILE:LINE. (default: .)", valueName: "paths"),
    completion: .file())
  var words: [String] = []

  // The options that a test depends on, without the settings of the project.
  private var givenWords = ""

  // What is to be said about those settings.
  private var notes: [String] = []

  /// The command of words that are valid and ask for nothing else, such as help.
  ///
  /// With the other subcommands around it the parser takes twice as long, and it makes better
  /// messages.
  static func parsed(alone words: some Sequence<String>) -> Test? {
    try? parseAsRoot(Array(words)) as? Test  // they are parsed again for the message
  }

  /// What to run; words after the two of `--film` are read as its own.
  var paths: [String] {
    let all = filming.rest + words
    return all.isEmpty ? ["."] : Array(all)
  }

  /// Takes the settings of the project.
  @MainActor private mutating func takeSettings() throws {
    let name = BustedFile.name
    guard manner.run != nil || FileManager.default.fileExists(atPath: name) else { return }
    guard let text = Terminal.read(name) else {
      throw ValidationError("\(name) can't be read")
    }
    let file: BustedFile
    do throws(LuaError) {
      file = try BustedFile(text, run: manner.run)
    } catch {
      throw ValidationError(error.message)
    }
    choice.take(file)
    manner.take(file)
    if file.isVerbose { reporting.verbose = true }
    if filming.rest.isEmpty && words.isEmpty { words = file.roots }
    notes = file.unused.map { "\(name): '\($0.escaped)' has no effect here" }
  }

  mutating func validate() throws {
    givenWords = manner.repeatWords + limitOptions.repeatWords
    var settled = self
    try MainActor.assumeIsolated { try settled.takeSettings() }
    self = settled
    try choice.check()
    if manner.repeat > 1 && manner.record {
      throw ValidationError("--record can't be combined with --repeat.")
    }
    let others = [
      ("--list", manner.list), ("--record", manner.record), ("--only-failed", choice.onlyFailed),
      ("--shard", choice.shard != nil),
    ]
    if manner.list && manner.record {
      throw ValidationError("--list can't be combined with --record.")
    }
    let unfit =
      others + [
        ("--in-process", manner.inProcess), ("--watch", manner.watch),
        ("--repeat", manner.repeat > 1), ("--report", !reporting.report.isEmpty),
        ("--film", !filming.words.isEmpty), ("--coverage", manner.coverage),
      ]
    for (option, isGiven) in unfit where manner.mutate && isGiven {
      throw ValidationError("\(option) can't be combined with --mutate.")
    }
    for (option, isGiven) in others where manner.watch && isGiven {
      throw ValidationError("\(option) can't be combined with --watch.")
    }
  }

  func run() throws {
    try MainActor.assumeIsolated {
      for note in notes { Terminal.writeError("note: \(note)\n") }
      if manner.watch { throw try TestWatching(of: self).run() }
      try runHere()
    }
  }

  @MainActor private func runHere() throws {
    let memory = FailedTests()
    let selection = TestSelection(paths: paths + remembered(memory), patterns: choice.patterns)
    try refuse(selection.problems)
    for remark in selection.remarks { Terminal.writeError("note: \(remark)\n") }
    guard !selection.files.isEmpty else {
      if choice.allowEmpty { try reportNothing(memory) }
      throw nothing("no test files")
    }
    let plan = try plan(selection.files, memory)
    let signals = EndSignals()
    if manner.mutate { return try mutate(plan, signals) }
    let (run, tally) = try carryOut(plan, memory) { $0.interruption = { signals.code } }
    try finish(tally, plan, run)
  }

  /// The files with tests that failed in the last run, where that is all that was asked for: those
  /// that no folder stands for are among them.
  @MainActor private func remembered(_ memory: FailedTests) -> [String] {
    guard choice.onlyFailed, filming.rest.isEmpty, words.isEmpty else { return [] }
    return (memory.names ?? [:]).keys.filter { FileManager.default.fileExists(atPath: $0) }
      .sorted()
  }

  /// Changes the code under test and names what no test notices.
  @MainActor private func mutate(
    _ plan: TestRun.Plan, _ signals: EndSignals
  ) throws {
    guard let run = MutationRun(plan) else {
      throw ValidationError("--mutate needs worker processes, which a debugger prevents.")
    }
    run.interruption = { signals.code }
    let code = run.run(write: Terminal.write)
    if code != .passed { throw ExitCode(code.rawValue) }
  }

  /// Ends the program if anything that was asked for doesn't exist.
  @MainActor func refuse(_ problems: [String]) throws {
    for problem in problems { Terminal.writeError("drilldown test: \(problem.escaped)\n") }
    if !problems.isEmpty { throw ExitCode(RunExitCode.wrongUsage.rawValue) }
  }

  /// Runs the plan, reports it and stores the failed tests; `prepare` receives the run first.
  @MainActor func carryOut(
    _ plan: TestRun.Plan, _ memory: FailedTests, prepare: (TestRun) -> Void
  ) throws -> (run: TestRun, tally: Tally) {
    let progress = ProgressLine()
    var hasFailed = false
    let outputs = try reporting.outputs(
      before: { progress.erase() }, tests: plan.files.map(\.path), failed: { hasFailed = true })
    let run = TestRun(plan, outputs: outputs)
    run.leave = Terminal.leave
    run.onProgress = { progress.show($0) }
    let isToRemember = !plan.options.isListing && !plan.files.isEmpty
    run.onEarlyEnd = {
      progress.erase()
      if isToRemember { remember(run, in: memory) }
    }
    prepare(run)
    let tally = plan.worker == nil ? EndSignals.stoppingScripts { run.run() } : run.run()
    progress.erase()
    guard let tally else {
      Terminal.writeError("drilldown test: no worker process could be started\n")
      throw ExitCode(RunExitCode.fault.rawValue)
    }
    if isToRemember { remember(run, in: memory) }
    if reporting.timings { reporting.showTimings(run.slowest) }
    if !plan.options.isListing { reporting.showPage(tally) }
    if hasFailed { throw ExitCode(Terminal.lossCode) }
    return (run, tally)
  }

  /// What to do with files.
  @MainActor func plan(
    _ files: [TestSelection.SelectedFile], _ memory: FailedTests
  ) throws -> TestRun.Plan {
    var options = TestOptions()
    try choice.apply(to: &options)
    manner.apply(to: &options)
    let limits = limitOptions.limits
    options.seconds = limits.seconds ?? Self.longestTest
    options.instructions = limits.instructions
    options.memory = limits.memory
    options.isSandboxed = limits.isSandboxed
    var plan = TestRun.Plan(files: files, options: options)
    plan.takeShardOfFiles()
    plan.givenWords = givenWords
    plan.repetitions = manner.repeat
    plan.workers = manner.jobs
    if choice.onlyFailed, let names = memory.names {
      guard !names.isEmpty else {
        try reportNothing(memory)
        Terminal.writeError("drilldown test: no test failed in the last run, so none runs\n")
        throw ExitCode(0)
      }
      plan.onlyNames = names
      plan.files = plan.files.filter { names[FailedTests.key($0.path)] != nil }
      guard !plan.files.isEmpty else {
        try reportNothing(memory)
        let place = paths.joined(separator: " ").escaped
        Terminal.writeError("drilldown test: no test in \(place) failed in the last run\n")
        throw ExitCode(0)
      }
    } else if choice.onlyFailed {
      Terminal.writeError("drilldown test: no run in this folder is stored, so all tests run\n")
    }
    if !manner.list { plan.options.films = try filming.prepare(pageFolder: reporting.pageFolder) }
    plan.options.measuresLines = reporting.wantsLines || manner.coverage
    if !manner.inProcess && !Debugger.isAttached, let executable = Bundle.main.executablePath {
      plan.worker = (executable, ["test"] + Worker.arguments)
    }
    return plan
  }

  /// The default time limit of a test.
  private static let longestTest = 60.0

  @MainActor private func remember(_ run: TestRun, in memory: FailedTests) {
    guard !ContinuousIntegration.isOn else { return }
    let whole = choice.selectsTests ? [] : run.wholeFiles
    memory.record(
      run.results, whole: choice.onlyFailed ? whole.filter(memory.hasFailedAsAWhole) : whole)
  }

  @MainActor private func finish(
    _ tally: Tally, _ plan: TestRun.Plan, _ run: TestRun
  ) throws {
    let code = tally.exitCode
    if code == .nothing {
      // Of shards that are made of files the others are unknown.
      guard plan.shard != nil, plan.options.shard == nil || run.hasLeftOut else {
        throw nothing("no test is selected")
      }
      return Terminal.writeError("drilldown test: this shard has no tests\n")
    }
    if code != .passed { throw ExitCode(code.rawValue) }
    // Other reasons than a wrong line leave out tests as well.
    if !choice.selectsTests, !choice.onlyFailed, let place = run.placeWithoutTest {
      throw nothing("no test is selected", in: place)
    }
  }

  /// Writes the reports of a run without tests, where some are asked for: old ones would be taken for its.
  @MainActor private func reportNothing(_ memory: FailedTests) throws {
    if reporting.report.isEmpty { return }
    var options = TestOptions()
    manner.apply(to: &options)
    _ = try carryOut(TestRun.Plan(files: [], options: options), memory) { _ in }
  }

  @MainActor private func nothing(_ what: String, in place: String? = nil) -> any Error {
    let place = place ?? paths.joined(separator: " ")
    Terminal.writeError("drilldown test: \(what) in \(place.escaped)\n")
    return ExitCode(choice.allowEmpty ? 0 : RunExitCode.nothing.rawValue)
  }
}

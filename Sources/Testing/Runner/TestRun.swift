import Console
import Lua
import StoredValues
import Reports
import Specs

/// One run of the files of a selection: workers, options and reports.
package final class TestRun {
  private let plan: Plan
  private var outputs: [Output]
  private var tally = Tally()
  private var failures: [String: [String]] = [:]
  /// The result of each test, without its printed output.
  package private(set) var results: [TestResult] = []
  private var ended: Set<String> = []
  /// The files of which a test has run or is listed.
  private var filesWithTests: Set<String> = []
  /// The first run of the file whose runs are compared.
  private var firstLog: FileLog?
  private var repetition = 0
  /// Whether the filters select tests that another shard runs.
  package private(set) var hasLeftOut = false

  /// The plan of a run.
  package struct Plan {
    /// The files, and the requested lines.
    package var files: [TestSelection.SelectedFile]
    /// The options for each file.
    package var options: TestOptions
    /// How often each file runs; the results must be the same each time.
    package var repetitions = 1
    /// Number of files to run in parallel.
    package var workers = 1
    /// The configuration that starts a worker; nil runs the files in this process.
    package var worker: (executable: String, arguments: [String])?
    /// The full names of the only tests to run, by file.
    package var onlyNames: [String: [String]]?

    /// The shard that runs; nil for everything.
    package private(set) var shard: Shard?

    /// Leaves out the files of other shards, if there are many for each: then no file is loaded for
    /// a part of its tests.
    package mutating func takeShardOfFiles() {
      options.shard?.setRoots(for: files.map(\.path))
      shard = options.shard
      guard let shard, files.count >= Shard.leastFiles * shard.count else { return }
      let orders = shard.orders(of: files.map(\.path))
      let order = files.indices.sorted { orders[$0] < orders[$1] }
      let own = stride(from: shard.index - 1, to: order.count, by: shard.count).map { order[$0] }
      files = own.sorted().map { files[$0] }
      options.shard = nil
    }

    /// The options of the command line that a test depends on, as words of a shell.
    package var givenWords = ""

    /// The options with which one of its tests is repeated.
    fileprivate var repeatedOptions: String {
      let words =
        givenWords + options.repeatWords + (repetitions > 1 ? " --repeat \(repetitions)" : "")
      return String(words.dropFirst())  // a space
    }

    /// Makes a plan for files.
    package init(files: [TestSelection.SelectedFile], options: TestOptions) {
      self.files = files
      self.options = options
    }
  }

  /// A report, and the receiver of its text.
  package struct Output {
    package var report: any Report
    package let write: (String) -> Void

    /// Makes a report that is written to a receiver.
    package init(_ report: any Report, write: @escaping (String) -> Void) {
      self.report = report
      self.write = write
    }
  }

  /// What ends the run early; nil while nothing does.
  package var interruption: () -> RunExitCode? = { nil }
  /// Called with the counts of ended tests by outcome, whenever a test has ended.
  package var onProgress: (Tally) -> Void = { _ in }
  /// Called with the files that tests read or change, and the test file that does.
  package var onTouch: (String, FileUse, String) -> Void = { _, _, _ in }
  /// Called when a script is about to end the program, after all reports.
  package var onEarlyEnd: () -> Void = {}
  /// Ends the program when a file cannot be stopped and no worker runs it.
  package var leave: Limits.Leave = { _, _ in }

  /// Makes a run of a plan, with reports.
  package init(_ plan: Plan, outputs: [Output]) {
    self.plan = plan
    self.outputs = outputs
  }

  /// Runs everything, and returns the summary; nil if no worker process could be started.
  package func run() -> Tally? {
    let seed = plan.options.isShuffled ? plan.options.seed : nil
    send(.runBegan(seed: seed, shard: plan.shard?.text, options: plan.repeatedOptions))
    guard runFiles() else { return nil }
    _ = publishFirst()
    tally.interruption = interruption()
    send(.runEnded(tally))
    return tally
  }

  /// The files that ran from beginning to end, with all requested tests.
  package var wholeFiles: Set<String> {
    if tally.wasInterrupted { return [] }
    var broken: Set<String> = []
    for result in results where result.outcome.isFailure {
      if result.outcome == .crashed || result.outcome == .stopped || plan.options.stopsAtFailure {
        broken.insert(result.id.file)
      }
    }
    return ended.subtracting(broken)
      .subtracting(plan.files.filter { !$0.lines.isEmpty }.map(\.path))
  }

  /// The first file of which lines were asked for that no test is on; nil for none.
  package var placeWithoutTest: String? {
    plan.files.first {
      !$0.lines.isEmpty && ended.contains($0.path) && !filesWithTests.contains($0.path)
    }.map { file in file.lines.map { "\(file.path):\($0)" }.joined(separator: " ") }
  }

  /// Whether a file has run, and is reported.
  package func hasEnded(_ path: String) -> Bool { ended.contains(path) }

  /// The full names of the tests that failed, by file.
  package var failedNames: [String: [String]] { failures }

  /// The results by duration, the longest first.
  package var slowest: [TestResult] { results.sorted { $0.seconds > $1.seconds } }

  private var jobs: [WorkerPool.Job] {
    plan.files.flatMap { file in
      var options = plan.options
      options.lines = file.lines
      options.onlyNames = names(in: file.path)
      let job = WorkerPool.Job(path: file.path, options: options)
      return Array(repeating: job, count: plan.repetitions)
    }
  }

  /// The names of the only tests of a file to run; nil for all, as for a file that failed as a
  /// whole.
  private func names(in path: String) -> [String]? {
    guard let names = plan.onlyNames.map({ $0[FailedTests.key(path)] ?? [] }) else { return nil }
    return names.contains { FailedTests.key($0) == FailedTests.key(path) } ? nil : names
  }

  private var isInterrupted: () -> Bool { { [interruption] in interruption() != nil } }

  private func runFiles() -> Bool {
    guard let worker = plan.worker else {
      runHere()
      return true
    }
    var progress = Tally()
    let pool = WorkerPool(
      worker.executable, worker.arguments, jobs: jobs, isInterrupted: isInterrupted
    ) { [onProgress, onTouch] event in
      switch event {
      case .touched(let path, let use, let file): onTouch(path, use, file)
      case .testEnded(let result):
        progress.count(result)
        onProgress(progress)
      default: break
      }
    }
    return pool.run(workers: plan.workers) { deliver($0) }
  }

  private func runHere() {
    let jobs = jobs
    for (number, job) in jobs.enumerated() where !isInterrupted() {
      var log = FileLog(path: job.path)
      let exit = { [unowned self] code in endEarly(in: log, code, before: jobs[(number + 1)...]) }
      FileRunner(job.options, leave: leave, exit: exit, isInterrupted: isInterrupted) {
        [onTouch] event in
        if case .touched(let path, let use, let file) = event { onTouch(path, use, file) }
        log.append(event)
      }.run(job.path)
      guard deliver(log) else { return }
    }
  }

  /// Reports the unfinished tests of a script that ends the program; returns the code to end with.
  ///
  /// The running test has failed, and so have the files that would have run after it.
  private func endEarly(
    in log: FileLog, _ code: Int, before rest: ArraySlice<WorkerPool.Job>
  ) -> Int {
    var log = log
    log.endEarly(.crashed, WorkerEnd.sentence(for: code), output: "")
    var logs = [log]
    for job in rest where !logs.contains(where: { $0.path == job.path }) {
      var other = FileLog(path: job.path)
      other.endEarly(.crashed, "it did not run: the process had ended in \(log.path)", output: "")
      logs.append(other)
    }
    _ = logs.first { !publish($0) }
    send(.runEnded(tally))
    onEarlyEnd()
    return Int(tally.exitCode.rawValue)
  }

  // MARK: Reporting

  /// Processes the events of a file; returns false if nothing more is to run.
  private func deliver(_ log: FileLog) -> Bool {
    if log.hasLeftOut { hasLeftOut = true }
    guard plan.repetitions > 1 else { return publish(log) }
    // An interrupt has left out the other runs of the file before it.
    if let firstLog, firstLog.path != log.path { _ = publishFirst() }
    compare(log)
    return repetition < plan.repetitions || publishFirst()
  }

  /// Reports a file that has run as often as it will; returns false if nothing more is to run.
  private func publishFirst() -> Bool {
    guard let log = firstLog else { return true }
    (firstLog, repetition) = (nil, 0)
    return publish(log)
  }

  /// Reports the events of a file; returns false if nothing more is to run.
  private func publish(_ log: FileLog) -> Bool {
    var (endsRun, hasFailed) = (false, false)
    for event in log.events {
      switch event {
      case .testEnded(let result):
        if result.endsRun { endsRun = true }
        if result.outcome.isFailure { hasFailed = true }
        record(result)
      case .fileEnded(let path, _):
        ended.insert(path)
        if endsRun, plan.files.count > 1 { send(.remarked(Self.endOfRun)) }
      case .listed(let id):
        tally.listed += 1
        filesWithTests.insert(id.file)
      default: break
      }
      send(event)
    }
    return !(endsRun || plan.options.stopsAtFailure && hasFailed)
  }

  private static let endOfRun = "no other file runs: what runs before each file has failed"

  private func record(_ result: TestResult) {
    tally.count(result)
    if results.last?.id.file != result.id.file { filesWithTests.insert(result.id.file) }
    results.append(result.withoutText)
    if result.outcome.isFailure {
      failures[result.id.file, default: []].append(result.nameToRepeat)
    }
  }

  /// Compares a run of a file with the first one; of one that was interrupted only the test that this
  /// has stopped counts.
  private func compare(_ log: FileLog) {
    repetition += 1
    guard var first = firstLog else { return firstLog = log }
    if isInterrupted() {
      log.results.filter { $0.outcome == .stopped }.forEach { first.add($0) }
    } else if let difference = first.difference(from: log), !first.hasRepetition {
      first.add(
        Problem("run \(repetition) printed something else than run 1"), difference: difference)
    }
    firstLog = first
  }

  private func send(_ event: RunEvent) {
    for index in outputs.indices {
      let text = outputs[index].report.text(for: event)
      if !text.isEmpty { outputs[index].write(text) }
    }
  }
}

nonisolated extension FileLog {
  /// The difference of a later run of the same file; nil if it was the same.
  fileprivate func difference(from other: FileLog) -> [String]? {
    let difference = TextDifference(expected: lines, actual: other.lines)
    return difference.isEmpty
      ? nil : difference.description.split(separator: "\n").map(String.init)
  }

  private var lines: [String] {
    (printedByFile.isEmpty
      ? [] : printedByFile.split(separator: "\n", omittingEmptySubsequences: false))
      .map(String.init)
      + events.compactMap { event in
        switch event {
        case .testEnded(let result) where result.id.names == [Self.repetitionName]: nil
        case .testEnded(let result): JSON.line(RunEvent.testEnded(result.withoutTimes))
        default: JSON.line(event)
        }
      }
  }
}

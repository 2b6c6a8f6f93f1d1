import EscapedText
import Foundation
import Lua
import Reports
import Specs

/// Changes the code under test, one small change at a time, and finds those that no test notices.
package final class MutationRun {
  private let plan: TestRun.Plan
  private let worker: (executable: String, arguments: [String])
  /// What ends the run early; nil while nothing does.
  package var interruption: () -> RunExitCode? = { nil }
  private var counts = (noticed: 0, unnoticed: 0, unreached: 0)

  /// A run of the tests of a plan; nil if it has no workers.
  package init?(_ plan: TestRun.Plan) {
    guard let worker = plan.worker else { return nil }
    (self.plan, self.worker) = (plan, worker)
  }

  /// A change of a file, and the tests that reach it.
  private struct Change {
    let file: String
    let mutation: SourceMutation
    let source: String
    /// The full names of the tests, by file.
    let tests: [String: [String]]

    var place: String { "\(file):\(mutation.line)" }
    var testCount: Int { tests.values.reduce(0) { $0 + $1.count } }
  }

  /// Runs everything; `write` receives lines as they are known.
  package func run(write: @escaping (String) -> Void) -> RunExitCode {
    let basis = MutationBasis()
    guard let tally = runBasis(basis) else { return .fault }
    if let interruption = tally.interruption { return interruption }
    guard tally.exitCode == .passed else {
      for title in basis.failed.prefix(10) { write("FAIL  \(title)\n") }
      if tally.exitCode != .nothing { write("all tests must pass before code is changed\n") }
      return tally.exitCode
    }
    longestTest = max(longestTest, 4 * basis.slowest)
    let changes = changes(basis)
    guard !changes.isEmpty else {
      write("the tests load no code of this folder, so nothing can be changed\n")
      return .nothing
    }
    guard test(changes, write) else { return .fault }
    if let interruption = interruption() { return interruption }
    let all = counts.noticed + counts.unnoticed + counts.unreached
    write(
      "\(all) \(all == 1 ? "change" : "changes"): \(counts.noticed) noticed, "
        + "\(counts.unnoticed) not noticed, \(counts.unreached) not reached\n")
    return counts.unnoticed + counts.unreached == 0 ? .passed : .failed
  }

  private func runBasis(_ basis: MutationBasis) -> Tally? {
    var plan = plan
    plan.options.measuresLines = true
    plan.options.tracesTests = true
    let run = TestRun(plan, outputs: [TestRun.Output(BasisReport(basis: basis)) { _ in }])
    run.interruption = interruption
    return run.run()
  }

  private func changes(_ basis: MutationBasis) -> [Change] {
    let own = Set(plan.files.map { FailedTests.key($0.path) })
    return basis.files.filter { !own.contains(FailedTests.key($0)) && !TestKind.isSpec($0) }
      .flatMap { file -> [Change] in
        guard let source = SourceText.read(file) else { return [] }
        return SourceMutation.all(in: source).map { mutation in
          Change(
            file: file, mutation: mutation, source: source,
            tests: basis.tests(reaching: mutation.reachedBy, of: file))
        }
      }
  }

  // MARK: Testing

  /// Runs the tests of each change; false if no worker could be started.
  private func test(_ changes: [Change], _ write: @escaping (String) -> Void) -> Bool {
    guard let dependent = dependentGroups(of: changes) else { return false }
    var jobs: [WorkerPool.Job] = []
    var owners: [Int] = []
    for (index, change) in changes.enumerated() {
      for file in plan.files.map(\.path) {
        guard let names = change.tests[file] else { continue }
        let text = change.mutation.applied(to: change.source)
        var options = options(change, names, text)
        if dependent.contains(Group(file: file, names: names)) { options.onlyNames = nil }
        jobs.append(WorkerPool.Job(path: file, options: options))
        owners.append(index)
      }
    }
    var (next, done, hasFailed) = (0, 0, false)
    func report(before job: Int) {
      while next < (job < owners.count ? owners[job] : changes.count) {
        conclude(changes[next], hasFailed, write)
        (next, hasFailed) = (next + 1, false)
      }
    }
    let pool = WorkerPool(
      worker.executable, worker.arguments, jobs: jobs,
      isInterrupted: { [interruption] in interruption() != nil }, onEvent: { _ in }
    )
    report(before: 0)
    let hasRun = pool.run(workers: plan.workers) { log in
      if log.results.contains(where: \.outcome.isFailure) { hasFailed = true }
      done += 1
      report(before: done)
      return true
    }
    return hasRun
  }

  /// Tests of a file that run without the others.
  private struct Group: Hashable {
    let file: String
    let names: [String]
  }

  /// The groups of tests that fail without any change, as they depend on others of their file.
  ///
  /// These others have to run as well. Nil if no worker could be started.
  private func dependentGroups(of changes: [Change]) -> Set<Group>? {
    var groups: [Group] = []
    var seen: Set<Group> = []
    for change in changes {
      for file in plan.files.map(\.path) {
        guard let names = change.tests[file] else { continue }
        let group = Group(file: file, names: names)
        if seen.insert(group).inserted { groups.append(group) }
      }
    }
    let jobs = groups.map { WorkerPool.Job(path: $0.file, options: options(running: $0.names)) }
    var dependent: Set<Group> = []
    var done = 0
    let pool = WorkerPool(
      worker.executable, worker.arguments, jobs: jobs,
      isInterrupted: { [interruption] in interruption() != nil }, onEvent: { _ in })
    let hasRun = pool.run(workers: plan.workers) { log in
      if log.results.contains(where: \.outcome.isFailure) { dependent.insert(groups[done]) }
      done += 1
      return true
    }
    return hasRun ? dependent : nil
  }

  /// How many tests reach a change, whatever else its line has.
  private func reachingTests(_ change: Change) -> Int {
    guard change.mutation.sharesLine else { return change.testCount }
    let (source, place) = change.mutation.separated(in: change.source)
    let basis = MutationBasis()
    let jobs = plan.files.map(\.path).compactMap { file in
      change.tests[file].map { names in
        var options = options(change, names, source)
        options.measuresLines = true
        options.tracesTests = true
        options.stopsAtFailure = false
        return WorkerPool.Job(path: file, options: options)
      }
    }
    let pool = WorkerPool(
      worker.executable, worker.arguments, jobs: jobs,
      isInterrupted: { [interruption] in interruption() != nil }, onEvent: { _ in })
    // Without a worker it is the line that counts.
    guard
      pool.run(
        workers: plan.workers,
        deliver: { log in
          log.events.forEach(basis.receive)
          return true
        })
    else { return change.testCount }
    return basis.tests(reaching: place, of: change.file).values.reduce(0) { $0 + $1.count }
  }

  private func options(_ change: Change, _ names: [String], _ text: String) -> TestOptions {
    var options = options(running: names)
    let path = URL(fileURLWithPath: change.file).resolvingSymlinksInPath().path
    options.replacement = SourceReplacement(path: path, text: text)
    return options
  }

  /// The options for some tests of a file, the first of which that fails decides.
  private func options(running names: [String]) -> TestOptions {
    var options = plan.options
    options.onlyNames = names
    options.stopsAtFailure = true
    options.seconds = min(options.seconds ?? longestTest, longestTest)
    return options
  }

  /// The seconds that a test may take: a changed program, or a test without those before it, may never
  /// end.
  private var longestTest = 5.0

  private func conclude(_ change: Change, _ hasFailed: Bool, _ write: (String) -> Void) {
    let what = "\(change.place.escaped): \(change.mutation.summary.escaped)"
    if hasFailed {
      counts.noticed += 1
      return
    }
    let count = change.tests.isEmpty ? 0 : reachingTests(change)
    if count == 0 {
      counts.unreached += 1
      write("\(what), and no test reaches it\n")
    } else {
      counts.unnoticed += 1
      write("\(what), and no test fails (\(count == 1 ? "1 reaches" : "\(count) reach") it)\n")
    }
  }
}

/// The tests of the unchanged code, and the places that they reach.
private final class MutationBasis {
  /// The names of failed tests.
  private(set) var failed: [String] = []
  /// How long the slowest test took, in seconds.
  private(set) var slowest = 0.0
  private var tests: [(file: String, name: String, places: [String: Set<CodePlace>])] = []
  private var outside: [String: [String: Set<CodePlace>]] = [:]
  private var open = ""

  func receive(_ event: RunEvent) {
    switch event {
    case .fileBegan(let file): open = file
    case .ran(let lines): outside[open, default: [:]][lines.file] = lines.reached
    case .testEnded(let result):
      slowest = max(slowest, result.seconds)
      if result.outcome.isFailure { failed.append("\(result.id.title)   \(result.id.place)") }
      let places = Dictionary(
        result.reached.map { ($0.file, $0.reached) }, uniquingKeysWith: { $0.union($1) })
      if result.outcome == .passed { tests.append((open, result.id.fullName, places)) }
    default: break
    }
  }

  /// The files whose lines ran.
  var files: [String] {
    Set(tests.flatMap(\.places.keys) + outside.values.flatMap(\.keys)).sorted()
  }

  /// The tests that reach a place, by file; what runs as a file loads concerns all of its tests.
  func tests(reaching place: CodePlace, of file: String) -> [String: [String]] {
    var result: [String: [String]] = [:]
    for test in tests {
      let isReached =
        test.places[file]?.contains(place) == true
        || outside[test.file]?[file]?.contains(place) == true
      if isReached { result[test.file, default: []].append(test.name) }
    }
    return result
  }
}

/// Passes events on.
private struct BasisReport: Report {
  let basis: MutationBasis

  func text(for event: RunEvent) -> String {
    basis.receive(event)
    return ""
  }
}

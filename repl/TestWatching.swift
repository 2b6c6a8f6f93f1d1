import ArgumentParser
import Reports
import Runner
import Specs

/// Runs tests again whenever the files that they read change.
final class TestWatching {
  private let test: Test
  private let keys = WatchKeys()
  private let isInterrupted: () -> Bool
  private let memory = FailedTests()
  private var watch: TestWatch
  private var failures: [String: [String]] = [:]
  private var code = RunExitCode.nothing

  /// A watch for a command line.
  init(of test: Test) {
    self.test = test
    isInterrupted = Interrupts().hasBeenInterrupted
    watch = TestWatch(paths: test.paths, patterns: test.choice.patterns)
  }

  /// The interval between checks of the files; a file that is unchanged between two checks is
  /// complete.
  private static let pause: Int32 = 100

  /// Runs everything, then whatever changes, until the user quits; returns the exit code.
  func run() throws -> ExitCode {
    try test.refuse(watch.problems)
    defer { keys.end() }
    try run(watch.files)
    while !isInterrupted() {
      switch keys.next(milliseconds: Self.pause) {
      case .leave: return ExitCode((failures.isEmpty ? code : .failed).rawValue)
      case .all: try run(watch.files)
      case .failed: try runFailed()
      case nil:
        guard let idleWork = watch.check() else { continue }
        writeError("\n\(Self.title(of: idleWork.changes))\n")
        try run(idleWork.files)
      }
    }
    return ExitCode(RunExitCode.interrupted.rawValue)
  }

  private func runFailed() throws {
    let failed = watch.files.filter { failures[$0.path] != nil }
    try run(failed, only: failures)
  }

  private func run(
    _ files: [TestSelection.SelectedFile], only names: [String: [String]]? = nil
  ) throws {
    if !files.isEmpty { try carryOut(files, names) }
    let present = Set(watch.files.map(\.path))
    failures = failures.filter { present.contains($0.key) }
    if !isInterrupted() { writeError(status) }
  }

  private func carryOut(
    _ files: [TestSelection.SelectedFile], _ names: [String: [String]]?
  ) throws {
    var plan = try test.plan(files, memory)
    plan.options.tracksFiles = true
    plan.onlyNames = names.map { names in
      Dictionary(names.map { (FailedTests.key($0), $1) }) { $0 + $1 }
    }
    watch.begin(files)
    let (run, tally) = try test.carryOut(plan, memory) { run in
      run.isInterrupted = isInterrupted
      run.onTouch = { [unowned self] path, use, file in watch.record(path, use, by: file) }
    }
    for file in files { failures[file.path] = run.failedNames[file.path] }
    code = tally.exitCode
  }

  // MARK: Output

  /// Standard output contains the reports and nothing else.
  private func writeError(_ text: String) { Terminal.writeError(text) }

  private var status: String {
    let count = failures.values.reduce(0) { $0 + $1.count }
    let watched = "watching \(Self.number(watch.count, "file"))"
    let failed = count == 0 ? "" : ", \(Self.number(count, "test")) failed"
    let ways = keys.isTerminal ? "   Enter runs all, f runs failed tests, q quits" : ""
    return "\n\(watched)\(failed)\(ways)\n"
  }

  private static func number(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  private static let mostNames = 3

  private static func title(of changes: [String]) -> String {
    let more = changes.count - mostNames
    return "changed: " + changes.prefix(mostNames).joined(separator: ", ")
      + (more > 0 ? " and \(more) more" : "")
  }
}

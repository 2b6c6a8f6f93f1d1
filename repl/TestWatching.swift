import Foundation
import ArgumentParser
import Console
import EscapedText
import Reports
import Runner
import Specs

/// Runs tests again whenever the files that they read change.
final class TestWatching {
  private let test: Test
  private let keys = WatchKeys()
  private let signals = EndSignals()
  private let memory = FailedTests()
  private var watch: TestWatch
  private var failures: [String: [String]] = [:]
  private var code = RunExitCode.nothing
  /// The files that a run left out because it ended early.
  private var left: Set<String> = []
  private var overtaking: Overtaking?
  private var lastLook = ContinuousClock.now

  /// What ends a run, or follows it: a key, or a change of files that are still to run.
  private enum Overtaking {
    case key(WatchKeys.KeyCommand), change(TestWatch.TestChanges)
  }

  /// A watch for a command line.
  init(of test: Test) {
    self.test = test
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
    while signals.code == nil {
      switch overtaking.take() ?? next() {
      case .key(.leave): return ExitCode((failures.isEmpty ? code : .failed).rawValue)
      case .key(.all): try run(watch.files)
      case .key(.failed): try runFailed()
      case .change(let work):
        writeError("\n\(Self.title(of: work.changes))\n")
        let due = left.union(work.files.map(\.path))
        try run(work.files.isEmpty ? [] : watch.files.filter { due.contains($0.path) })
      case nil: continue
      }
    }
    return ExitCode((signals.code ?? .interrupted).rawValue)
  }

  /// What the user wants next, or the files that have changed; nil if there is nothing for a while.
  private func next() -> Overtaking? {
    if let key = keys.next(milliseconds: Self.pause) { return .key(key) }
    return watch.check().map { .change($0) }
  }

  /// Whether a run is to end: the user leaves, or files that are still to run, or hang, have changed.
  ///
  /// Other keys wait for its end, and so does what a pipe sends.
  private func isOvertaken(_ run: TestRun, of files: [TestSelection.SelectedFile]) -> Bool {
    switch overtaking {
    case .key(.leave), .change: return true
    case .key: break
    case nil:
      if keys.isTerminal { overtaking = keys.next(milliseconds: 0).map { .key($0) } }
    }
    guard overtaking == nil, lastLook.duration(to: .now) >= .milliseconds(Int(Self.pause)) else {
      return false
    }
    lastLook = .now
    guard let work = watch.check() else { return false }
    let left = files.filter { !run.hasEnded($0.path) }.map(\.path)
    let due = Set(work.files.map(\.path))
    guard !due.isDisjoint(with: left) else { return false }
    let rest = watch.files.filter { due.union(left).contains($0.path) }
    overtaking = .change(TestWatch.TestChanges(changes: work.changes, files: rest))
    return true
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
    switch overtaking {
    case .change, .key(.leave): return
    case .key, nil:
      if signals.code == nil { writeError(Prose.folded(status, to: Terminal.columns)) }
    }
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
      run.interruption = { [unowned self, unowned run] in
        signals.code ?? (isOvertaken(run, of: files) ? .interrupted : nil)
      }
      run.onTouch = { [unowned self] path, use, file in watch.record(path, use, by: file) }
    }
    for file in files {
      failures[file.path] = run.failedNames[file.path]
      if run.hasEnded(file.path) { left.remove(file.path) } else { left.insert(file.path) }
    }
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
    let names = changes.prefix(mostNames).map { name in
      FileManager.default.fileExists(atPath: name) ? name : "\(name) (deleted)"
    }
    return "changed: " + names.joined(separator: ", ")
      + (more > 0 ? " and \(more) more" : "")
  }
}

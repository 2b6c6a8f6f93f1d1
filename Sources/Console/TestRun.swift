import Foundation

/// Runs transcripts, each in a world of its own, and counts.
package struct TestRun {
  /// Whether what was said is written into the files.
  private let isRecording: Bool
  /// Receives the report, a line or more at a time.
  private let write: (String) -> Void
  /// What each file may use up.
  private let limits: Limits
  /// What ends the program when a file cannot be stopped.
  private let leave: Limits.Leave
  /// How many files said what they should.
  package private(set) var passed = 0
  /// How many did not.
  package private(set) var failed = 0

  /// A run that reports as it goes.
  package init(
    recording isRecording: Bool, limits: Limits = Limits(),
    leave: @escaping Limits.Leave = { _, _ in },
    write: @escaping (String) -> Void
  ) {
    self.isRecording = isRecording
    self.limits = limits
    self.leave = leave
    self.write = write
  }

  /// Runs a file.
  package mutating func run(_ path: String) {
    let source: String
    do {
      source = try String(contentsOfFile: path, encoding: .utf8)
    } catch {
      return fail(path, ["cannot be read: \(error.localizedDescription)"])
    }
    let session = Session()
    let start = ContinuousClock.now
    let run = TranscriptRun(
      of: source, named: path, in: session, limits: limits, leave: leave)
    limits.rest(after: start.duration(to: .now)).enforce(on: session, leave: leave) {
      session.close()
    }
    if isRecording {
      record(run, source, path)
    } else if run.failures.isEmpty {
      pass(path)
    } else {
      fail(path, run.failures)
    }
  }

  /// The runner's closing line.
  package var summary: String { "\(passed) passed, \(failed) failed" }

  /// Writes what was said; a file that changed counts as failed, so that it is looked at.
  private mutating func record(_ run: TranscriptRun, _ source: String, _ path: String) {
    guard run.scriptErrors.isEmpty else { return fail(path, run.scriptErrors) }
    guard Array(run.rebuilt.utf8) != Array(source.utf8) else {
      return run.failures.isEmpty ? pass(path) : fail(path, run.failures)
    }
    do {
      try Data(run.rebuilt.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
      fail(path, ["recorded: read the difference and run it again"])
    } catch {
      fail(path, ["cannot be written: \(error.localizedDescription)"])
    }
  }

  private mutating func pass(_ path: String) {
    passed += 1
    write("ok    \(path)\n")
  }

  private mutating func fail(_ path: String, _ reasons: [String]) {
    failed += 1
    write("FAIL  \(path)\n")
    for reason in reasons { write(reason.indented + "\n") }
  }
}

extension String {
  /// Each line two columns further right.
  fileprivate var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n")
  }
}

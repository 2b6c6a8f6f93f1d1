import Lua

/// An event of a test run: reports consist of these only.
///
/// The events of a file are consecutive, with files in the order of the selection, however many
/// workers run them.
nonisolated package enum RunEvent: Sendable, Equatable {
  /// The run begins; the shard is `1/2` for the first of two. `options` are words of a shell with
  /// which one of its tests is repeated.
  case runBegan(seed: Int?, shard: String? = nil, options: String = "")
  /// A file is about to be loaded.
  case fileBegan(String)
  /// A test begins.
  case testBegan(TestID)
  /// A script has printed something.
  case printed(String)
  /// A test was found that is only listed.
  case listed(TestID)
  /// A test was found that another shard runs.
  case leftOut
  /// A test has ended.
  case testEnded(TestResult)
  /// A remark about a file that is not a failure.
  case remarked(String)
  /// The coverage of a file's tests.
  case covered(Coverage)
  /// The scripts of a file read or change another file.
  case touched(String, FileUse, by: String)
  /// What runs next may take more time than the run allows.
  case allowed(seconds: Double)
  /// The lines of a file that ran.
  case ran(LineCoverage)
  /// A test has violated a rule of UIKit.
  case warned(RunWarning)
  /// A file has ended; with the output printed outside its tests.
  case fileEnded(String, printed: String)
  /// The run has ended.
  case runEnded(Tally)
}

nonisolated extension RunEvent {
  /// The events of a printed text: one, or several for a text that would make a long line.
  package static func printed(inParts text: String) -> [RunEvent] {
    var parts: [RunEvent] = []
    var rest = text.unicodeScalars[...]
    repeat {
      let part = rest.prefix(longestPart)
      parts.append(.printed(String(part)))
      rest = rest[part.endIndex...]
    } while !rest.isEmpty
    return parts
  }

  private static let longestPart = 1 << 18
}

/// The numbers of tests by outcome.
nonisolated package struct Tally: Sendable, Equatable {
  /// The number of tests of each outcome, in the order of the outcomes.
  private var counts = [Int](repeating: 0, count: TestOutcome.allCases.count)
  /// How many were only listed.
  package var listed = 0
  /// What ended the run early; nil if nothing did.
  package var interruption: RunExitCode?

  /// No tests have run, or those of an earlier run.
  package init(counts: [TestOutcome: Int] = [:], interruption: RunExitCode? = nil) {
    for (outcome, count) in counts { self.counts[outcome.index] = count }
    self.interruption = interruption
  }

  /// Whether the run ended early.
  package var wasInterrupted: Bool { interruption != nil }

  /// Counts a test.
  package mutating func count(_ result: TestResult) { counts[result.outcome.index] += 1 }

  /// How many tests of an outcome there were.
  package subscript(_ outcome: TestOutcome) -> Int { counts[outcome.index] }

  /// How many passed.
  package var passed: Int { self[.passed] }
  /// How many were skipped.
  package var skipped: Int { self[.pending] }
  /// How many failed, for any reason.
  package var failed: Int {
    TestOutcome.allCases.reduce(0) { $0 + ($1.isFailure ? self[$1] : 0) }
  }
  /// How many there were.
  package var total: Int { counts.reduce(listed, +) }

  /// Whether another one has as many tests that passed, failed and were skipped.
  package func hasSameOutcomes(as other: Tally) -> Bool {
    (passed, failed, skipped) == (other.passed, other.failed, other.skipped)
  }

  /// The closing line.
  package var summary: String {
    "\(passed) passed, \(failed) failed" + (skipped > 0 ? ", \(skipped) skipped" : "")
  }

  /// The command's exit code.
  package var exitCode: RunExitCode {
    if let interruption { return interruption }
    if self[.unloadable] > 0 { return .unloadable }
    return failed > 0 ? .failed : total == 0 ? .nothing : .passed
  }
}

/// The documented exit codes of the command.
nonisolated package enum RunExitCode: Int32, Sendable, Codable {
  case passed = 0
  case failed = 1
  case wrongUsage = 2
  case nothing = 3
  case unloadable = 4
  case timedOut = 5
  case fault = 70
  /// The terminal was closed: SIGHUP.
  case hungUp = 129
  /// Ctrl-C: SIGINT.
  case interrupted = 130
  /// SIGTERM.
  case terminated = 143

  /// Whether a signal ended the run.
  package var isInterruption: Bool { rawValue > 128 }
}

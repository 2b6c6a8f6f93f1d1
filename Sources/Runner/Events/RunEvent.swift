import Lua

/// Something that happens in a run of tests: all that reports are made of.
///
/// The events of a file are together, files in the order of the selection, however many workers run them.
nonisolated package enum RunEvent: Sendable, Equatable {
  /// The run begins.
  case runBegan(seed: Int?)
  /// A file is about to be loaded.
  case fileBegan(String)
  /// A test begins.
  case testBegan(TestID)
  /// A script has printed something.
  case printed(String)
  /// A test was found that is only listed.
  case listed(TestID)
  /// A test has ended.
  case testEnded(TestResult)
  /// Something about a file that is no failure.
  case remarked(String)
  /// What the tests of a file went through.
  case covered(Coverage)
  /// The scripts of a file read another file, or change it.
  case touched(String, FileUse, by: String)
  /// A file has ended; with what was printed outside its tests.
  case fileEnded(String, printed: String)
  /// All is over.
  case runEnded(Tally)
}

nonisolated extension RunEvent {
  /// The events of a printed text: one, or several for a text that would make a long line.
  static func printed(inParts text: String) -> [RunEvent] {
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

/// How many tests ended how.
nonisolated package struct Tally: Sendable, Equatable {
  /// The number of tests of each outcome.
  package private(set) var counts: [TestOutcome: Int] = [:]
  /// How many were listed only.
  package var listed = 0
  /// Whether the run was interrupted.
  package var wasInterrupted = false

  /// Nothing has run.
  package init() {}

  /// Counts a test.
  package mutating func count(_ result: TestResult) { counts[result.outcome, default: 0] += 1 }

  /// How many tests of an outcome there were.
  package subscript(_ outcome: TestOutcome) -> Int { counts[outcome, default: 0] }

  /// How many passed.
  package var passed: Int { self[.passed] }
  /// How many were skipped.
  package var skipped: Int { self[.pending] }
  /// How many failed, for whatever reason.
  package var failed: Int { counts.reduce(0) { $0 + ($1.key.isFailure ? $1.value : 0) } }
  /// How many there were.
  package var total: Int { counts.values.reduce(listed, +) }

  /// The closing line.
  package var summary: String {
    "\(passed) passed, \(failed) failed" + (skipped > 0 ? ", \(skipped) skipped" : "")
  }

  /// What the command ends with.
  package var exitCode: RunExitCode {
    if wasInterrupted { return .interrupted }
    if self[.unloadable] > 0 { return .unloadable }
    return failed > 0 ? .failed : total == 0 ? .nothing : .passed
  }
}

/// What the command ends with, as it is documented.
nonisolated package enum RunExitCode: Int32, Sendable {
  case passed = 0
  case failed = 1
  case wrongUsage = 2
  case nothing = 3
  case unloadable = 4
  case timedOut = 5
  case fault = 70
  case interrupted = 130
}

/// Which test: its file, the names of the blocks around it and its own, and its lines.
nonisolated package struct TestID: Sendable, Hashable {
  /// The path of its file, as it was given.
  package let file: String
  /// The names from the outermost block to the test; none for a transcript, which is one test.
  package let names: [String]
  /// The line where it begins; 0 for a whole file.
  package let line: Int

  /// The test of a place.
  package init(file: String, names: [String] = [], line: Int = 0) {
    self.file = file
    self.names = names
    self.line = line
  }

  /// The names in a row, as filters see them; the path of a transcript.
  package var fullName: String { names.isEmpty ? file : names.joined(separator: " ") }

  /// The names as people read them.
  package var title: String { names.isEmpty ? file : names.joined(separator: " > ") }

  /// `file.lua:12`, or the file alone.
  package var place: String { line > 0 ? "\(file):\(line)" : file }
}

/// What came of a test.
nonisolated package struct TestResult: Sendable, Equatable {
  /// Which test.
  package var id: TestID
  /// How it ended.
  package var outcome: TestOutcome
  /// What is wrong.
  package var problems: [Problem] = []
  /// Why it was skipped, if a reason was given; or what a property has tried.
  package var reason = ""
  /// What was printed meanwhile.
  package var printed = ""
  /// How long it took on the wall clock.
  package var seconds = 0.0
  /// How much virtual time has passed in it.
  package var virtualSeconds = 0.0
  /// Whether it is a whole file, which is shown by its path.
  package var isFile: Bool { id.names.isEmpty }

  /// The result of a test.
  package init(_ id: TestID, _ outcome: TestOutcome, _ problems: [Problem] = []) {
    self.id = id
    self.outcome = outcome
    self.problems = problems
  }

  /// The same, but for what was printed, which can be much.
  var withoutText: TestResult {
    var copy = self
    copy.printed = ""
    return copy
  }

  /// The same, but for what differs from run to run.
  package var withoutTimes: TestResult {
    var copy = self
    copy.seconds = 0
    return copy
  }
}

/// How a test ended.
nonisolated package enum TestOutcome: String, Sendable, CaseIterable {
  case passed
  /// An assertion did not hold.
  case failed
  /// Something else went wrong in it.
  case error
  /// It was skipped.
  case pending
  /// Its file could not be loaded.
  case unloadable
  /// It took too long, or too much.
  case stopped
  /// The process that ran it ended.
  case crashed

  /// Whether it counts as a failure.
  package var isFailure: Bool { self != .passed && self != .pending }
}

/// Something that is wrong with a test, in parts.
nonisolated package struct Problem: Sendable, Equatable {
  /// What is wrong, in a sentence.
  package var sentence: String
  /// What the test itself says about it.
  package var remark = ""
  /// `file.lua:12`, where it happened.
  package var place = ""
  /// The lines of the source around the place.
  package var source: [String] = []
  /// What differs: minus what was expected, plus what there is.
  package var difference: [String] = []
  /// How the script got there.
  package var traceback: [String] = []
  /// A test that does the same as the run of a property that failed, after a line about it.
  package var scenario: [String] = []
  /// What happened last.
  package var events: [String] = []
  /// How many events came before those.
  package var earlierEvents = 0
  /// The rules that were broken.
  package var diagnostics: [String] = []

  /// A problem of which no more is known.
  package init(_ sentence: String) { self.sentence = sentence }
}

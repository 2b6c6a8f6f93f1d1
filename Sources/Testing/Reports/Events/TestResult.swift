/// The identity of a test: its file, the names of the blocks around it and its own, and its lines.
nonisolated package struct TestID: Sendable, Hashable {
  /// The path of its file, as it was given.
  package let file: String
  /// The names from the outermost block to the test; none for a transcript, which is one test.
  package let names: [String]
  /// The line where it begins; 0 for a whole file.
  package let line: Int

  /// Makes the identity of a test.
  package init(file: String, names: [String] = [], line: Int = 0) {
    self.file = file
    self.names = names
    self.line = line
  }

  /// The joined names, as filters see them; the path of a transcript.
  package var fullName: String { names.isEmpty ? file : names.joined(separator: " ") }

  /// The names in readable form.
  package var title: String { names.isEmpty ? file : names.joined(separator: " > ") }

  /// `file.lua:12`, or the file alone.
  package var place: String { line > 0 ? "\(file):\(line)" : file }
}

/// The result of a test.
nonisolated package struct TestResult: Sendable, Equatable {
  /// Which test.
  package var id: TestID
  /// How it ended.
  package var outcome: TestOutcome
  /// What most results don't have; nil for nothing of it.
  private var details: Details?
  /// Its duration on the wall clock.
  package var seconds = 0.0
  /// How much virtual time has passed in it.
  package var virtualSeconds = 0.0
  /// Whether it passed without an assertion.
  package var madeNoAssertion = false
  /// Whether no other file can run either: what runs before each has failed.
  package var endsRun = false
  /// Whether it is the failure of a file, a block or a hook instead of a test's.
  package var isOfBlock = false
  /// Whether its file ended with it, so that the tests that follow it didn't run.
  package var endsFile = false
  /// What runs again because it failed: the test; or its file, where it isn't known which other tests
  /// would have failed.
  package var nameToRepeat: String { isOfBlock || endsFile ? id.file : id.fullName }
  /// Whether it is a whole file, which is shown by its path.
  package var isFile: Bool { id.names.isEmpty }

  /// The result of a test.
  package init(_ id: TestID, _ outcome: TestOutcome, _ problems: [Problem] = []) {
    self.id = id
    self.outcome = outcome
    if !problems.isEmpty { self.problems = problems }
  }

  /// Notes that it passed without an assertion, which is a failure if tests are strict.
  package mutating func noteMissingAssertion(isStrict: Bool, source: [String]) {
    guard isStrict else {
      madeNoAssertion = true
      return
    }
    var problem = Problem("the test made no assertion")
    problem.place = id.place
    problem.source = source
    (outcome, problems) = (.failed, [problem])
  }

  /// Notes that expectations were recorded, which counts as a failure, so that they are reviewed.
  package mutating func noteRecording() {
    problems.append(
      Problem(
        "recorded, unless another test found something else there; read the diff and run it again"))
    if !outcome.isFailure { outcome = .failed }
  }

  /// The same without the printed output, which can be long.
  package var withoutText: TestResult {
    if printed.isEmpty { return self }
    var copy = self
    copy.printed = ""
    return copy
  }

  /// The same without the parts that differ from run to run.
  package var withoutTimes: TestResult {
    var copy = self
    copy.seconds = 0
    return copy
  }
}

/// The parts of a result that most don't have: they are kept together, as results are copied often.
nonisolated private final class Details: Sendable {
  struct Parts: Sendable, Equatable {
    var problems: [Problem] = []
    var reason = ""
    var printed = ""
    var film = ""
    var reached: [LineCoverage] = []
  }

  let parts: Parts

  init(_ parts: Parts) { self.parts = parts }
}

nonisolated extension Details: Equatable {
  static func == (one: Details, other: Details) -> Bool { one.parts == other.parts }
}

nonisolated extension TestResult {
  private subscript<Part: HasEmptyValue>(_ part: WritableKeyPath<Details.Parts, Part>) -> Part {
    get { details?.parts[keyPath: part] ?? .empty }
    set {
      if details == nil && newValue == .empty { return }
      var parts = details?.parts ?? Details.Parts()
      parts[keyPath: part] = newValue
      details = parts == Details.Parts() ? nil : Details(parts)
    }
  }

  /// The problems.
  package var problems: [Problem] {
    get { self[\.problems] }
    set { self[\.problems] = newValue }
  }

  /// Why it was skipped, if a reason was given; or the attempts of a property.
  package var reason: String {
    get { self[\.reason] }
    set { self[\.reason] = newValue }
  }

  /// The output printed during it.
  package var printed: String {
    get { self[\.printed] }
    set { self[\.printed] = newValue }
  }

  /// The path of its film; empty for none.
  package var film: String {
    get { self[\.film] }
    set { self[\.film] = newValue }
  }

  /// The lines that it reached, if that was asked for.
  package var reached: [LineCoverage] {
    get { self[\.reached] }
    set { self[\.reached] = newValue }
  }
}

/// How a test ended.
nonisolated package enum TestOutcome: String, Sendable, CaseIterable, Codable {
  case passed
  /// An assertion failed.
  case failed
  /// It failed in another way.
  case error
  /// It was skipped.
  case pending
  /// Its file could not be loaded.
  case unloadable
  /// It exceeded a limit of time or memory.
  case stopped
  /// The process that ran it ended.
  case crashed

  /// Whether it counts as a failure.
  package var isFailure: Bool {
    switch self {
    case .passed, .pending: false
    case .failed, .error, .unloadable, .stopped, .crashed: true
    }
  }

  /// Its place among all outcomes.
  var index: Int {
    switch self {
    case .passed: 0
    case .failed: 1
    case .error: 2
    case .pending: 3
    case .unloadable: 4
    case .stopped: 5
    case .crashed: 6
    }
  }
}

/// A problem of a test, in parts.
nonisolated package struct Problem: Sendable, Equatable {
  /// The problem, in a sentence.
  package var sentence: String
  /// The test's own message about it.
  package var remark = ""
  /// Its position, `file.lua:12`.
  package var place = ""
  /// The lines of the source around the place.
  package var source: [String] = []
  /// The difference: minus expected, plus actual.
  package var difference: [String] = []
  /// The stack of calls.
  package var traceback: [String] = []
  /// A test that repeats the failing run of a property, after a line about it.
  package var scenario: [String] = []
  /// The last events.
  package var events: [String] = []
  /// How many events preceded those.
  package var earlierEvents = 0
  /// The rules that were violated.
  package var diagnostics: [String] = []

  /// A problem without further parts.
  package init(_ sentence: String) { self.sentence = sentence }
}

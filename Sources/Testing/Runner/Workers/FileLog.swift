import EscapedText
import Reports

/// The events of one file, as reports need them: printed output is beside its test.
nonisolated struct FileLog: Sendable {
  /// The file.
  let path: String
  /// The events so far.
  private(set) var events: [RunEvent] = []
  /// Whether the file has ended.
  private(set) var isWhole = false
  /// Whether another shard runs some of its tests.
  private(set) var hasLeftOut = false
  /// The test that runs.
  private(set) var openTest: TestID?
  /// What the file itself has printed, where that is no part of its result: a transcript's output.
  private(set) var printedByFile = ""
  private var printed = TruncatedText()
  private var printedOutside = TruncatedText()

  /// Nothing has happened yet.
  init(path: String) {
    self.path = path
  }

  /// Adds an event if it is valid now; false if it isn't.
  mutating func accept(_ event: RunEvent, output: () -> String) -> Bool {
    guard expects(event) else { return false }
    append(event, output: output)
    return true
  }

  /// Adds an event; `output` is what the process has written to its standard output.
  mutating func append(_ event: RunEvent, output: () -> String = { "" }) {
    switch event {
    case .testBegan(let id):
      openTest = id
      printed = TruncatedText()
    case .printed(let text) where openTest == nil: printedOutside.append(text.utf8)
    case .printed(let text): printed.append(text.utf8)
    case .testEnded(var result):
      let text = printed.text
      result.printed = result.isFile && result.outcome != .crashed ? "" : text
      if result.printed.isEmpty { printedByFile = text }
      openTest = nil
      events.append(.testEnded(result))
    case .fileEnded: end(output: output())
    case .leftOut: hasLeftOut = true
    case .allowed: break
    default: events.append(event)
    }
  }

  /// Whether an event is valid now: a file begins, runs its tests one after the other, and ends.
  func expects(_ event: RunEvent) -> Bool {
    guard !isWhole, !events.isEmpty else { return event == .fileBegan(path) && !isWhole }
    return switch event {
    case .runBegan, .runEnded, .fileBegan: false
    case .printed, .remarked, .covered, .allowed, .leftOut, .ran, .warned: true
    case .touched(_, _, let file): file == path
    case .listed(let id), .testBegan(let id): openTest == nil && id.file == path
    case .testEnded(let result): openTest == result.id
    case .fileEnded(let file, _): openTest == nil && file == path
    }
  }

  /// The run was interrupted: the test that ran has no result of its own.
  mutating func interrupt() {
    guard !isWhole, !events.isEmpty else { return }
    if openTest != nil { return endEarly(.stopped, "interrupted", output: "") }
    let place = results.isEmpty ? "while the file was loaded or set up" : "outside its tests"
    endEarly(.stopped, "interrupted \(place)", output: "")
  }

  /// The file ended unexpectedly.
  mutating func endEarly(_ outcome: TestOutcome, _ sentence: String, output: String) {
    if events.isEmpty { events.append(.fileBegan(path)) }
    let id = openTest ?? TestID(file: path)
    var result = TestResult(id, outcome, [problem(sentence)])
    result.printed = openTest == nil ? "" : printed.text
    result.endsFile = true
    openTest = nil
    events.append(.testEnded(result))
    end(output: output)
  }

  private mutating func end(output: String) {
    events.append(.fileEnded(path, printed: printedOutside.text + output))
    isWhole = true
  }

  private func problem(_ sentence: String) -> Problem {
    var problem = Problem(sentence)
    let parts = sentence.split(separator: ": ", maxSplits: 1).map(String.init)
    if parts.count == 2, parts[0].hasPrefix("\(path.escaped):") {
      problem.place = parts[0]
      problem.sentence = parts[1]
    }
    if openTest?.names.isEmpty == false {
      problem.sentence += "; what follows it didn't run"
    } else if !problem.place.isEmpty {
      problem.sentence = sentence
    }
    return problem
  }

  /// The title of a failed repetition.
  static let repetitionName = "prints the same in every run"

  /// Whether a repetition has failed.
  var hasRepetition: Bool { results.contains { $0.id.names == [Self.repetitionName] } }

  /// Adds that a repetition has failed.
  mutating func add(_ problem: Problem, difference: [String]) {
    var problem = problem
    problem.difference = difference
    add(TestResult(TestID(file: path, names: [Self.repetitionName]), .failed, [problem]))
  }

  /// Adds a result behind the others.
  mutating func add(_ result: TestResult) {
    let place = events.lastIndex { if case .fileEnded = $0 { true } else { false } }
    events.insert(.testEnded(result), at: place ?? events.endIndex)
  }

  /// The results, in order.
  var results: [TestResult] {
    events.compactMap { if case .testEnded(let result) = $0 { result } else { nil } }
  }
}

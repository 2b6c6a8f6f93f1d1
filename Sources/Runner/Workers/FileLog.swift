import Escaping

/// The events of one file, as reports want them: what was printed stands with its test.
nonisolated struct FileLog: Sendable {
  /// The file.
  let path: String
  /// The events so far.
  private(set) var events: [RunEvent] = []
  /// Whether the file has ended.
  private(set) var isWhole = false
  /// The test that runs.
  private(set) var openTest: TestID?
  private var printed = ""

  /// Nothing has happened yet.
  init(path: String) {
    self.path = path
  }

  /// Takes in what happened; `output` is what reached the standard output of its process.
  mutating func take(_ event: RunEvent, output: () -> String = { "" }) {
    switch event {
    case .testBegan(let id):
      openTest = id
      printed = ""
    case .printed(let text): printed += text
    case .testEnded(var result):
      result.printed = result.isFile && result.outcome != .crashed ? "" : printed
      openTest = nil
      events.append(.testEnded(result))
    case .fileEnded(let path, let text):
      events.append(.fileEnded(path, printed: text + output()))
      isWhole = true
    default: events.append(event)
    }
  }

  /// The file came to an end that it did not want.
  mutating func breakOff(_ outcome: Outcome, _ sentence: String, output: String) {
    if events.isEmpty { events.append(.fileBegan(path)) }
    let id = openTest ?? TestID(file: path)
    var result = TestResult(id, outcome, [problem(sentence)])
    result.printed = openTest == nil ? "" : printed
    openTest = nil
    events.append(.testEnded(result))
    events.append(.fileEnded(path, printed: output))
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
      problem.sentence += "; what stands after it did not run"
    } else if !problem.place.isEmpty {
      problem.sentence = sentence
    }
    return problem
  }

  /// What a failed repetition is called.
  static let repetitionName = "says the same in every run"

  /// Whether a repetition has failed.
  var hasRepetition: Bool { results.contains { $0.id.names == [Self.repetitionName] } }

  /// Adds that a repetition has failed.
  mutating func add(_ problem: Problem, difference: [String]) {
    var problem = problem
    problem.difference = difference
    let id = TestID(file: path, names: [Self.repetitionName])
    let place = events.lastIndex { if case .fileEnded = $0 { true } else { false } }
    events.insert(
      .testEnded(TestResult(id, .failed, [problem])), at: place ?? events.endIndex)
  }

  /// The results, in order.
  var results: [TestResult] {
    events.compactMap { if case .testEnded(let result) = $0 { result } else { nil } }
  }
}

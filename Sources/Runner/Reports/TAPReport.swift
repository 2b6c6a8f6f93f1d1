/// The Test Anything Protocol, version 14.
struct TAPReport: Report {
  private let repeatWords: String
  private var count = 0

  /// An empty report.
  init(repeatWords: String = "") {
    self.repeatWords = repeatWords
  }

  mutating func text(for event: RunEvent) -> String {
    switch event {
    case .runBegan: return "TAP version 14\n"
    case .testEnded(let result):
      count += 1
      return text(of: result)
    case .remarked(let text): return "# \(text.replacing("\n", with: " "))\n"
    case .runEnded(let tally):
      return (tally.wasInterrupted ? "Bail out! interrupted\n" : "1..\(count)\n")
    default: return ""
    }
  }

  private func text(of result: TestResult) -> String {
    let name = Self.escaped(result.isFile ? result.id.file : result.id.title)
    let word = result.outcome.isFailure ? "not ok" : "ok"
    let skip = result.outcome == .pending ? " # SKIP \(Self.escaped(result.reason))" : ""
    var text = "\(word) \(count) - \(name)\(skip)"
    while text.hasSuffix(" ") { text.removeLast() }
    return text + "\n" + (result.outcome.isFailure ? diagnosis(of: result) : "")
  }

  private func diagnosis(of result: TestResult) -> String {
    var lines = ["---", "outcome: \(result.outcome.rawValue)"]
    for (index, problem) in result.problems.enumerated() {
      let number = index == 0 ? "" : "_\(index + 1)"
      lines += Self.keys(of: problem, in: result).flatMap { key, texts in
        Self.list(key + number, texts)
      }
    }
    lines += Self.list("printed", result.printedLines)
    lines += ["repeat: \(JSON.string(result.repetition(repeatWords)))", "..."]
    return lines.map { $0.indented(2) + "\n" }.joined()
  }

  private static func keys(
    of problem: Problem, in result: TestResult
  ) -> KeyValuePairs<String, [String]> {
    [
      "at": [problem.place.isEmpty ? result.id.place : problem.place],
      "remark": problem.remark.isEmpty ? [] : [problem.remark],
      "message": problem.sentence.split(separator: "\n").map(String.init),
      "difference": problem.difference, "source": problem.source,
      "traceback": problem.traceback, "scenario": problem.scenario, "events": problem.events,
      "diagnostics": problem.diagnostics,
    ]
  }

  /// A key of YAML and its text, or texts; quoted as in JSON, which every reader understands.
  private static func list(_ key: String, _ texts: [String]) -> [String] {
    switch texts.count {
    case 0: []
    case 1: ["\(key): \(JSON.string(texts[0]))"]
    default: ["\(key):"] + texts.map { "  - \(JSON.string($0))" }
    }
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("#", with: "\\#").replacing("\n", with: " ")
  }
}

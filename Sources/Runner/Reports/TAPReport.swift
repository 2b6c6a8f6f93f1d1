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
    let problem = result.problems.first ?? Problem("failed")
    var lines = ["---", "outcome: \(result.outcome.rawValue)"]
    lines.append("at: \(JSON.string(problem.place.isEmpty ? result.id.place : problem.place))")
    lines += Self.block("message", result.problems.flatMap { ProblemText($0).lines })
    if !problem.diagnostics.isEmpty { lines.append("diagnostics: \(JSON(problem.diagnostics))") }
    lines += Self.block("printed", result.printedLines)
    lines += ["repeat: \(JSON.string(result.repetition(repeatWords)))", "..."]
    return lines.map { $0.indented(2) + "\n" }.joined()
  }

  private static func block(_ key: String, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : ["\(key): |2"] + lines.map { $0.indented(2) }
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("#", with: "\\#").replacing("\n", with: " ")
  }
}

import Escaping

/// A summary in Markdown, as GitHub shows it for a step of a workflow: the numbers, and the failed
/// tests with their problems.
struct MarkdownReport: Report {
  private var failed: [TestResult] = []
  private var unasserted: [TestID] = []

  mutating func text(for event: RunEvent) -> String {
    switch event {
    case .testEnded(let result):
      if result.outcome.isFailure { failed.append(result) }
      if result.madeNoAssertion { unasserted.append(result.id) }
      return ""
    case .runEnded(let tally): return summary(tally)
    default: return ""
    }
  }

  private func summary(_ tally: Tally) -> String {
    let heading = tally.wasInterrupted ? "interrupted, " : ""
    return "### Drilldown: \(heading)\(tally.summary)\n"
      + failed.map(Self.section).joined()
      + (unasserted.isEmpty ? "" : "\nWithout an assertion:\n\n")
      + unasserted.map { "- \(Self.code("\($0.title)   \($0.place)"))\n" }.joined()
  }

  private static func section(of result: TestResult) -> String {
    let lines = result.problems.flatMap { ProblemText($0).lines } + result.filmLines
    let title = result.isFile ? "" : "\(code(result.id.title)) "
    return "\n<details><summary>\(title)\(code(result.id.place))</summary>\n\n"
      + lines.map { "    \($0.escaped)\n" }.joined() + "\n</details>\n"
  }

  /// A text as HTML that is code; names of tests can have any character.
  private static func code(_ text: String) -> String {
    let signs: [Character: String] = ["&": "&amp;", "<": "&lt;", ">": "&gt;", "`": "&#96;"]
    return "<code>\(text.escaped.map { signs[$0] ?? String($0) }.joined())</code>"
  }
}

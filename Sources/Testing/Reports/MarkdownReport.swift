import EscapedText

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
    let items = unasserted.map { "- \(Self.code("\($0.title)   \($0.place)"))\n" }
    return "### Drilldown: \(heading)\(tally.summary)\n"
      + Self.limited(failed.lazy.map(Self.section), "failed tests")
      + (unasserted.isEmpty ? "" : "\nWithout an assertion:\n\n")
      + Self.limited(items, "tests") + "\n"
  }

  /// The greatest size of a list in bytes: GitHub shows no summary of a step above 1 MiB.
  private static let largest = 400_000

  /// As many texts as fit, and how many more there are.
  private static func limited(_ texts: some Collection<String>, _ noun: String) -> String {
    var (result, count, size) = ("", 0, 0)
    for text in texts {
      size += text.utf8.count
      guard size <= largest else { break }
      result += text
      count += 1
    }
    let more = texts.count - count
    return more == 0 ? result : result + "\nand \(more) more \(noun)\n"
  }

  /// How many lines of a failure are shown.
  private static let mostLines = 200

  private static func section(of result: TestResult) -> String {
    let lines = result.problems.flatMap { ProblemText($0).lines } + result.filmLines
    let title = result.isFile ? "" : "\(code(result.id.title)) "
    let more = lines.count - mostLines
    let rest = more > 0 ? "    and \(more) more lines\n" : ""
    return "\n<details><summary>\(title)\(code(result.id.place))</summary>\n\n"
      + lines.prefix(mostLines).map { "    \($0.escaped)\n" }.joined() + rest + "\n</details>\n"
  }

  /// A text as HTML that is code; names of tests can have any character.
  private static func code(_ text: String) -> String {
    let signs: [Character: String] = ["&": "&amp;", "<": "&lt;", ">": "&gt;", "`": "&#96;"]
    return "<code>\(text.escaped.map { signs[$0] ?? String($0) }.joined())</code>"
  }
}

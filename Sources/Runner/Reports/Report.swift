/// Makes a text of the events of a run.
package protocol Report {
  /// Takes in what happened; returns the text that is to be added.
  mutating func text(for event: RunEvent) -> String
}

/// The sorts of reports, as the command line names them.
nonisolated package enum ReportKind: String, CaseIterable, Sendable {
  case text, tap, junit, jsonl, github
}

extension ReportKind {
  /// A report of this sort; `command` is what runs a test again.
  package func report(isVerbose: Bool = false, repeatWords: String = "") -> any Report {
    switch self {
    case .text: TextReport(isVerbose: isVerbose, repeatWords: repeatWords)
    case .tap: TAPReport(repeatWords: repeatWords)
    case .junit: JUnitReport(repeatWords: repeatWords)
    case .jsonl: JSONLinesReport()
    case .github: GitHubReport()
    }
  }
}

/// One JSON object per event.
struct JSONLinesReport: Report {
  func text(for event: RunEvent) -> String {
    switch event {
    case .testBegan, .printed: ""
    default: "\(event.json)\n"
    }
  }
}

nonisolated extension TestResult {
  /// The command that runs this test alone.
  func repetition(_ words: String) -> String {
    let place = isFile ? id.file : id.place
    let isPlain = place.allSatisfy { $0.isLetter || $0.isNumber || "/._-:+,@%".contains($0) }
    let path = isPlain ? place : "'" + place.replacing("'", with: "'\\''") + "'"
    return "drilldown test \(path)\(words)"
  }
}

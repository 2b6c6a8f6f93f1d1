import EscapedText
import StoredValues

/// Turns the events of a run into a text.
package protocol Report {
  /// Processes an event; returns the text to append.
  mutating func text(for event: RunEvent) -> String
}

/// The kinds of reports, as the command line names them.
nonisolated package enum ReportKind: String, CaseIterable, Sendable {
  case text, tap, tap14, junit, jsonl, github, markdown, lcov, sarif, html
}

extension ReportKind {
  /// A report of this kind; the folder is that of a page.
  package func report(
    isVerbose: Bool = false, hasTimes: Bool = false, in folder: String = ""
  ) -> any Report {
    switch self {
    case .text: TextReport(isVerbose: isVerbose)
    case .tap: TAPReport()
    case .tap14: TAPReport(version: 14)
    case .junit: JUnitReport()
    case .jsonl: JSONLinesReport(hasTimes: hasTimes)
    case .github: GitHubReport()
    case .markdown: MarkdownReport()
    case .lcov: LcovReport()
    case .sarif: SARIFReport()
    case .html: HTMLReport(in: folder)
    }
  }
}

/// One JSON object per event.
struct JSONLinesReport: Report {
  /// Whether it includes the durations of tests, which differ from run to run.
  let hasTimes: Bool

  func text(for event: RunEvent) -> String {
    switch event {
    case .testBegan, .printed, .touched, .allowed, .leftOut: ""
    case .testEnded(let result) where !hasTimes:
      JSON.line(RunEvent.testEnded(result.withoutTimes)) + "\n"
    default: JSON.line(event) + "\n"
    }
  }
}

nonisolated extension TestResult {
  /// The command that runs this test alone, with the options of its run.
  func repetition(_ options: String) -> String {
    // A name that isn't UTF-8 can't be an argument; the pattern for it can.
    let pattern = id.file.replacing("\u{FFFD}", with: "?")
    let place = isFile ? outcome == .unloadable ? pattern : id.file : id.place
    return "drilldown test \(place.shellWord)" + (options.isEmpty ? "" : " \(options.escaped)")
  }
}

import EscapedText
import Films
import Foundation

/// A page about a run, with the films of its failed tests.
struct HTMLReport: Report {
  private let folder: String
  /// The options that a repeated test has.
  private var options = ""
  private var page = RunPage()

  /// A page in a folder; its films are there or elsewhere.
  init(in folder: String) {
    self.folder = folder
  }

  mutating func text(for event: RunEvent) -> String {
    switch event {
    case .runBegan(_, _, let options): self.options = options
    case .testEnded(let result): page.add(test(result), of: result.id.file.escaped)
    case .remarked(let text): page.remarks.append(text.escaped)
    case .runEnded(let tally):
      page.summary = (tally.wasInterrupted ? "interrupted, " : "") + tally.summary
      return page.text
    default: break
    }
    return ""
  }

  private func test(_ result: TestResult) -> RunPage.Test {
    let outcome: RunPage.Outcome =
      switch result.outcome {
      case .passed: .passed
      case .pending: .skipped
      default: .failed
      }
    var test = RunPage.Test(
      name: result.id.title.escaped, place: result.id.place.escaped, outcome: outcome)
    test.note = result.madeNoAssertion ? "made no assertion" : result.reason.escaped
    guard result.outcome.isFailure else { return test }
    test.problems = result.problems.map(Self.problem)
    test.printed = result.printedLines
    test.film = link(to: result.film)
    test.command = result.repetition(options)
    return test
  }

  private static func problem(_ problem: Problem) -> RunPage.Problem {
    RunPage.Problem(
      sentence: [problem.remark, problem.sentence].filter { !$0.isEmpty }.map(\.escapedLines)
        .joined(separator: "\n"),
      place: problem.place.escaped,
      source: problem.source.map(\.escapedLines),
      difference: problem.shownDifference.flatMap { $0.split(separator: "\n") }.map {
        String($0).escapedLines
      },
      more: [
        ("Traceback", problem.traceback.map(\.escaped)),
        ("Shrunk case", problem.scenario.map(\.escapedLines)),
        ("Last events", problem.events.map(\.escaped)),
        ("Rules", problem.diagnostics.map(\.escaped)),
      ].filter { !$0.1.isEmpty })
  }

  /// The path of a film from the page.
  private func link(to film: String) -> String {
    guard !film.isEmpty else { return "" }
    let (page, film) = (Self.steps(folder), Self.steps(film))
    let shared = zip(page, film).prefix { $0 == $1 }.count
    let ups = Array(repeating: "..", count: page.count - shared)
    return (ups + film.dropFirst(shared)).joined(separator: "/")
  }

  private static func steps(_ path: String) -> [String] {
    URL(fileURLWithPath: path).standardizedFileURL.pathComponents
  }
}

import ArgumentParser
import Console
import EscapedText
import Foundation
import Reports
import Runner

/// Joins the reports of several runs.
struct Merge: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Merge the reports of several runs of `drilldown test` or `explore` into one.",
    discussion: """
      Files are JSON lines of `drilldown test --report jsonl:FILE`, or the shares of an exploration \
      (`drilldown explore --shard 1/4 --report share:FILE`), for which the report is that of \
      `drilldown explore` with these files.

      Files are sorted by name, their tests by line. The exit code is that of one run with all these \
      tests, or of one that was interrupted; 4 if a file isn't a complete report or a shard is \
      missing, 74 if output was lost.
      """)

  @OptionGroup(title: "Reports")
  var reporting: TestReportOptions

  @Argument(
    help: "Reports in JSON lines, or all shares of an exploration.", completion: .file())
  var files: [String]

  func run() throws {
    try MainActor.assumeIsolated { try runHere() }
  }

  @MainActor private func runHere() throws {
    if let first = files.first.flatMap({ Terminal.read($0) }), SharedExploration(first) != nil {
      guard reporting.report.isEmpty else {
        throw ValidationError("drilldown explore with these files writes other reports than text.")
      }
      return try Explore.parse(files).run()
    }
    var run = MergedRun()
    for file in files {
      guard let text = Terminal.read(file) else {
        Terminal.writeError("drilldown merge: \(file.escaped): can't be read\n")
        throw ExitCode(RunExitCode.unloadable.rawValue)
      }
      if let (line, problem) = run.add(text) {
        Terminal.writeError("drilldown merge: \(file.escaped):\(line): \(problem.escaped)\n")
        throw ExitCode(RunExitCode.unloadable.rawValue)
      }
    }
    var hasFailed = false
    let outputs = try reporting.outputs(before: {}, failed: { hasFailed = true })
    let tally = run.send(outputs)
    let code = tally.exitCode
    if reporting.wantsLines, !run.hasLines {
      Terminal.writeError(
        "drilldown merge: no file says which lines of the code under test ran; "
          + "run the tests with --coverage\n")
    }
    if reporting.timings { reporting.showTimings(run.slowest) }
    reporting.showPage(tally)
    if hasFailed { throw ExitCode(Terminal.lossCode) }
    if let missing = run.missing {
      Terminal.writeError("drilldown merge: \(missing)\n")
      throw ExitCode(RunExitCode.unloadable.rawValue)
    }
    if code != .passed { throw ExitCode(code.rawValue) }
  }
}

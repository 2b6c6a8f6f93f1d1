import ArgumentParser
import Escaping
import Foundation
import Runner

/// Joins the reports of several runs.
struct Merge: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "drilldown merge",
    abstract: "Join the JSON lines of several runs of `drilldown test` into one report.",
    discussion: """
      Files stand in the order of their names, their tests in the order of their lines. The exit \
      code is that of one run with all these tests; 4 when a file is no report, or not a whole one.
      """)

  @OptionGroup(title: "What is told")
  var reporting: TestReportOptions

  @Argument(help: "Files that `drilldown test --report jsonl:FILE` wrote.")
  var files: [String]

  func run() throws {
    try MainActor.assumeIsolated { try runHere() }
  }

  @MainActor private func runHere() throws {
    var run = MergedRun()
    for file in files {
      guard let text = Terminal.read(file) else {
        Terminal.complain("drilldown merge: \(file.escaped): cannot be read\n")
        throw ExitCode(RunExitCode.unloadable.rawValue)
      }
      if let (line, problem) = run.add(text) {
        Terminal.complain("drilldown merge: \(file.escaped):\(line): \(problem.escaped)\n")
        throw ExitCode(RunExitCode.unloadable.rawValue)
      }
    }
    var hasFailed = false
    let outputs = try reporting.outputs(before: {}, failed: { hasFailed = true })
    let code = run.tell(outputs).exitCode
    if reporting.timings { reporting.tellTimings(run.slowest) }
    if Terminal.hasLostOutput { hasFailed = true }
    if code != .passed { throw ExitCode(code.rawValue) }
    if hasFailed { throw ExitCode(RunExitCode.fault.rawValue) }
  }
}

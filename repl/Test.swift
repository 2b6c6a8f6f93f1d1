import ArgumentParser
import Console

/// Runs transcripts.
struct Test: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "drilldown test",
    abstract: "Run the scripts that say in `-->` lines what they say.",
    discussion: """
      Exit codes: 0 all passed, 1 some failed, 2 wrong usage, 3 there was nothing to run, 5 a file \
      ran out of time where it could not be stopped, which ended the run.
      """)

  @Flag(help: "Write what the scripts really say into them.")
  var record = false

  @OptionGroup(title: "Limits of each file")
  var limitOptions: LimitOptions

  @Argument(help: "Files and folders.")
  var paths: [String] = ["."]

  func run() throws {
    try MainActor.assumeIsolated { try runHere() }
  }

  @MainActor private func runHere() throws {
    let selection = TestSelection(paths: paths)
    for problem in selection.problems { Terminal.complain("drilldown test: \(problem)\n") }
    guard selection.problems.isEmpty else { throw ExitCode(2) }
    guard !selection.files.isEmpty else {
      Terminal.complain(
        "drilldown test: no script with `-->` lines in \(paths.joined(separator: " "))\n")
      throw ExitCode(3)
    }
    var run = TestRun(
      recording: record, limits: limitOptions.limits, leave: Terminal.leave,
      write: { Terminal.write($0) })
    for file in selection.files { run.run(file) }
    Terminal.write(run.summary + "\n")
    if run.failed > 0 { throw ExitCode(1) }
  }
}

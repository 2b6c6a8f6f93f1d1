import ArgumentParser
import Console
import EscapedText
import Foundation
import Reports
import Specs

/// Reviews goldens that are new, differ, or are compared by no test.
struct Review: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Review the goldens that `drilldown test` found to be new, changed or stale.",
    discussion: """
      Each is shown with its difference; one key accepts it, rejects it, or leaves it for later. \
      Without a terminal, or if CI is set, they are only listed; --accept accepts all without asking.

      Exit codes: 0 nothing is left to review, 1 something is left, 2 wrong usage, 4 a file couldn't \
      be read or written, 74 output was lost, 130 interrupted with Ctrl-C.
      """)

  @Flag(help: "Accept all of them, without asking.")
  var accept = false

  @Argument(help: "Folders and specs.", completion: .file())
  var paths: [String] = ["."]

  func run() throws {
    try MainActor.assumeIsolated { try runHere() }
  }

  @MainActor private func runHere() throws {
    for path in paths where !FileManager.default.fileExists(atPath: path) {
      Terminal.writeError("drilldown review: \(path.escaped): no such file or folder\n")
      throw ExitCode(RunExitCode.wrongUsage.rawValue)
    }
    let waiting = PendingGolden.all(in: paths)
    if accept && ContinuousIntegration.isOn {
      Terminal.writeError("drilldown review: --accept does nothing if CI is set\n")
      throw ExitCode(RunExitCode.wrongUsage.rawValue)
    }
    let keys = accept || ContinuousIntegration.isOn ? nil : KeyReader()
    var count = Decisions()
    for (index, golden) in waiting.enumerated() {
      show(golden, "\(index + 1) of \(waiting.count)")
      if accept || count.acceptsRest {
        if report(golden.accept(), "accepted", &count) { count.accepted += 1 }
        continue
      }
      guard let keys else { continue }
      try decide(about: golden, keys, &count)
      if count.isOver { break }
    }
    try finish(count, waiting.count, decides: accept || keys != nil)
  }

  /// The outcomes of the decisions.
  private struct Decisions {
    var accepted = 0
    var rejected = 0
    var hasFailed = false
    var isOver = false
    /// Whether the rest is accepted without asking.
    var acceptsRest = false
  }

  @MainActor private func show(_ golden: PendingGolden, _ number: String) {
    Terminal.write("\(number)  \(golden.path.escaped)   \(golden.reason.rawValue)\n")
    for line in golden.difference {
      Terminal.write(line.isEmpty ? "\n" : "  \(line.printable)\n")
    }
  }

  @MainActor private func decide(
    about golden: PendingGolden, _ keys: KeyReader, _ count: inout Decisions
  ) throws {
    var question = "(a)ccept a(l)l (r)eject (s)kip (q)uit "
    while true {
      let key = keys.next(asking: question)
      question = ""
      switch key {
      case "l":
        count.acceptsRest = true
        if report(golden.accept(), "accepted", &count) { count.accepted += 1 }
      case "a":
        if report(golden.accept(), "accepted", &count) { count.accepted += 1 }
      case "r":
        if report(golden.reject(), "rejected", &count) { count.rejected += 1 }
      case "s":
        Terminal.write("skipped\n")
      case "q", nil:
        Terminal.write("\n")
        count.isOver = true
      case "\u{3}":
        Terminal.write("\n")
        throw ExitCode(RunExitCode.interrupted.rawValue)
      default: continue
      }
      return
    }
  }

  /// Reports the outcome of a decision; returns whether it was carried out.
  @MainActor private func report(_ problem: String?, _ word: String, _ count: inout Decisions)
    -> Bool
  {
    Terminal.write(problem.map { "failed: \($0.printable)\n" } ?? "\(word)\n")
    if problem != nil { count.hasFailed = true }
    return problem == nil
  }

  @MainActor private func finish(_ count: Decisions, _ total: Int, decides: Bool) throws {
    if total == 0 { Terminal.write("nothing to review\n") }
    let left = total - count.accepted - count.rejected
    if decides && total > 0 {
      Terminal.write("\(count.accepted) accepted, \(count.rejected) rejected, \(left) left\n")
    }
    if count.hasFailed { throw ExitCode(RunExitCode.unloadable.rawValue) }
    if left > 0 { throw ExitCode(RunExitCode.failed.rawValue) }
  }
}

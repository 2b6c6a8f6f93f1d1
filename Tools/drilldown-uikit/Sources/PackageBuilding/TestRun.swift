import Foundation
import Rewriting

/// A run of the tests that are built: in as many processes as it takes, since a test may end the one that
/// it runs in.
struct TestRun {
  let package: ClientPackage
  let swiftPM: SwiftPM
  let flags: [String]
  let arguments: [String]
  let films: String?
  let host: Host
  let scratch: String
  /// The tests of XCTest by their names.
  let places: [String: TestMethod]

  /// Runs all of them, and returns the exit code.
  func run() throws -> Int32 {
    let events = TestEvents(in: scratch)
    try events.begin()
    let code = try runTests(writing: events)
    let hasEnded = code == 128 + SIGINT || code == 128 + SIGTERM
    return hasEnded ? code : max(code, try runInterrupted(events))
  }

  /// Runs the tests of Swift Testing one after the other if one of them has ended their process: without
  /// those that are known to do so, until the rest has run.
  private func runInterrupted(_ events: TestEvents) throws -> Int32 {
    var ended: [TestEvents.Test] = []
    var running = events.interrupted
    while !running.isEmpty, ended.last.map({ !running.contains($0) }) ?? true {
      if running.count == 1 {
        Output.line(message(about: running[0]))
        ended += running
      }
      try events.begin()
      let code = try swiftPM.test(
        package.folder,
        flags: flags + arguments + ["--disable-xctest", "--no-parallel"]
          + ended.flatMap { ["--skip", $0.pattern] } + events.arguments,
        environment: host.environment)
      if code == 128 + SIGINT || code == 128 + SIGTERM { return code }
      running = events.interrupted
    }
    return ended.isEmpty ? 0 : Failure.Code.failed.rawValue
  }

  private func message(about test: TestEvents.Test) -> String {
    let place = test.place.map { $0 + ": " } ?? ""
    return
      "\(place)error: \(test.name) ended the process of the tests of Swift Testing; the others "
      + "run in a new one, one after the other"
  }

  private func runTests(writing events: TestEvents) throws -> Int32 {
    var ended: [String] = []
    var interrupted = 0
    var code: Int32 = 0
    while true {
      let progress = TestProgress(in: scratch)
      try progress.begin(without: ended)
      let own = try swiftPM.test(
        package.folder,
        flags: flags + arguments + ordered
          + (ended.isEmpty ? events.arguments : Self.furtherArguments),
        environment: environment(progress))
      let outcome = progress.outcome
      code = max(code, outcome.interrupted.isEmpty ? own : max(own, Failure.Code.failed.rawValue))
      if outcome.interrupted.isEmpty {
        if interrupted > 0 {
          let count = ended.count + outcome.ended.count
          Output.line(Self.summary(of: count, interrupted: interrupted))
        }
        return code
      }
      let isContinued = continues(after: own)
      for test in outcome.interrupted { Output.line(message(about: test, isContinued)) }
      if !isContinued { return code }
      ended += outcome.ended + outcome.interrupted
      interrupted += outcome.interrupted.count
    }
  }

  /// What all processes have run together: each counts only its own tests.
  static func summary(of count: Int, interrupted: Int) -> String {
    "drilldown-uikit: \(count) tests of XCTest in all, \(interrupted) of which ended "
      + "\(interrupted == 1 ? "its" : "their") process"
  }

  /// Films show one test at a time.
  private var ordered: [String] {
    films == nil || arguments.contains("--parallel") ? [] : ["--no-parallel"]
  }

  /// Swift Testing has run its tests in a process of their own.
  private static let furtherArguments = ["--disable-swift-testing"]

  /// Whether the rest is run in another process: with `--parallel` each test has one already, and what a
  /// user has stopped stays stopped.
  private func continues(after code: Int32) -> Bool {
    !arguments.contains("--parallel") && code != 128 + SIGINT && code != 128 + SIGTERM
  }

  private func environment(_ progress: TestProgress) -> [String: String] {
    var environment = [
      TestList.progressVariable: progress.path, TestList.endedVariable: progress.endedPath,
    ]
    environment[TestList.filmVariable] = films
    return environment.merging(host.environment) { own, _ in own }
  }

  private func message(about test: String, _ isContinued: Bool) -> String {
    let place = places[test].map { "\($0.file):\($0.line): " } ?? ""
    let more = isContinued ? "; the tests after it run in a new one" : ""
    return "\(place)error: \(test) ended the process of the tests, with the message above\(more)"
  }
}

/// The file in which the process of the tests notes which of them begin and end.
struct TestProgress {
  let path: String
  /// The file with the tests that are not run again.
  let endedPath: String

  init(in scratch: String) {
    path = scratch + "/test-progress.txt"
    endedPath = scratch + "/tests-ended.txt"
  }

  /// Empties it.
  func begin(without ended: [String]) throws {
    try FileSystem.write("", to: path)
    try FileSystem.write(ended.map { $0 + "\n" }.joined(), to: endedPath)
  }

  /// The tests that ended, and those that began and didn't.
  var outcome: (ended: [String], interrupted: [String]) {
    let text = FileManager.default.contents(atPath: path) ?? Data()
    var ended: [String] = []
    var running: [String] = []
    for line in String(decoding: text, as: UTF8.self).split(separator: "\n") {
      let words = line.split(separator: " ", maxSplits: 1).map(String.init)
      guard words.count == 2 else { continue }
      if words[0] == "begin" {
        running.append(words[1])
      } else {
        running.firstIndex(of: words[1]).map { _ = running.remove(at: $0) }
        ended.append(words[1])
      }
    }
    return (ended, running)
  }
}

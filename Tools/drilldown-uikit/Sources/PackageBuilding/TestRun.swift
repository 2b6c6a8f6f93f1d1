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
  let scratch: String
  /// The tests of XCTest by their names.
  let places: [String: TestMethod]

  /// Runs all of them, and returns the exit code.
  func run() throws -> Int32 {
    var ended: [String] = []
    var code: Int32 = 0
    while true {
      let progress = TestProgress(in: scratch)
      try progress.begin(without: ended)
      let own = try swiftPM.test(
        package.folder, flags: flags + arguments + (ended.isEmpty ? [] : Self.furtherArguments),
        environment: environment(progress))
      let outcome = progress.outcome
      code = max(code, outcome.interrupted.isEmpty ? own : max(own, Failure.Code.failed.rawValue))
      if outcome.interrupted.isEmpty { return code }
      let isContinued = continues(after: own)
      for test in outcome.interrupted { Output.line(message(about: test, isContinued)) }
      if !isContinued { return code }
      ended += outcome.ended + outcome.interrupted
    }
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
    return environment
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

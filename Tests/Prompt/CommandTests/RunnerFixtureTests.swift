import Foundation
import Support
import Testing

/// The runner's own tests: each folder of `Tests/RunnerFixtures` is a small project.
///
/// `command` has the arguments of `drilldown test`, and `expected` its output and exit code. With
/// `RECORD` in the environment the output is written into `expected`, and the test fails.
@Suite(.slow("it starts processes"))
struct RunnerFixtureTests {
  private static let folder = packageFolder.appendingPathComponent("Tests/RunnerFixtures")

  static let names: [String] =
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted() ?? []

  @Test func thereAreFixtures() { #expect(!Self.names.isEmpty) }

  @Test(arguments: names)
  func theRunnerPrints(_ name: String) throws {
    try withFolder([:]) { place throws in
      let project = place.appendingPathComponent("project")
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: Self.folder.appendingPathComponent(name), to: project)
      let expected = try? text(of: "expected", in: project)
      try? FileManager.default.removeItem(at: project.appendingPathComponent("expected"))
      let output = try run(text(of: "command", in: project), in: project, home: place)
      if ProcessInfo.processInfo.environment["RECORD"] != nil, output != expected {
        try Data(output.utf8).write(
          to: Self.folder.appendingPathComponent(name).appendingPathComponent("expected"))
        Issue.record("recorded: read the difference")
      } else {
        #expect(output == expected)
      }
    }
  }

  private func text(of name: String, in folder: URL) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  /// Runs the lines of a command file.
  ///
  /// They are words of `drilldown test`, `merge ...`, `review ...`, `cat FILE`, or `ls FOLDER`; a
  /// line `NAME=VALUE` sets the environment of those that follow.
  private func run(_ commands: String, in project: URL, home: URL) throws -> String {
    var environment = ["HOME": home.path, "XDG_STATE_HOME": home.path, "CI": ""]
    var output = ""
    for line in commands.split(separator: "\n") {
      var words = line.split(separator: " ").map(String.init)
      if words.count == 1, let equals = line.firstIndex(of: "="), line.first?.isUppercase == true {
        environment[String(line[..<equals])] = String(line[line.index(after: equals)...])
      } else if words.first == "cat" {
        output += "$ \(line)\n" + (try text(of: words[1], in: project))
      } else if words.first == "ls" {
        let folder = project.appendingPathComponent(words[1]).path
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        output += "$ \(line)\n" + names.sorted().map { "\($0)\n" }.joined()
      } else {
        words = words.map { $0.replacing("␠", with: " ") }
        let isOther = words.first == "merge" || words.first == "review"
        if !isOther { words.insert("test", at: 0) }
        let run = try CommandRun(words, environment: environment, in: project)
        let code = run.code.map(String.init) ?? "crash"
        let command = isOther ? "\(line)" : "test \(line)"
        output += "$ drilldown \(command)\n\(run.output)\(run.errorOutput)exit \(code)\n"
      }
    }
    return output
  }
}

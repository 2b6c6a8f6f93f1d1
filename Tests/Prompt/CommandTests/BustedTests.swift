import Foundation
import Support
import Testing

/// Specs that use only busted's words have the same result for each test here as in busted.
///
/// Our output for them is in `Tests/RunnerFixtures/strangers/expected`.
@Suite(.slow("it starts processes"))
struct BustedTests {
  private static let folder = packageFolder.appendingPathComponent(
    "Tests/RunnerFixtures/strangers")

  private static let busted = "/usr/bin/busted"

  /// busted changes function environments, which works differently in Lua 5.4.
  private static let lua = "/usr/bin/lua5.4"

  private static var isInstalled: Bool {
    [busted, lua].allSatisfy(FileManager.default.isExecutableFile)
  }

  /// A file, the arguments for busted, and the same arguments for our runner.
  struct Run: Sendable, CustomTestStringConvertible {
    let file: String
    var theirs: [String] = []
    var ours: [String] = []

    var testDescription: String { ([file] + theirs).joined(separator: " ") }
  }

  private static let runs =
    ["values", "errors", "doubles", "taught", "blocks", "broken"].map {
      Run(file: "\($0)_spec.lua")
    } + [
      Run(file: "blocks_spec.lua", theirs: ["--tags=slow"], ours: ["--tag", "slow"]),
      Run(
        file: "blocks_spec.lua", theirs: ["--exclude-tags=slow"], ours: ["--exclude-tag", "slow"]),
      Run(file: "blocks_spec.lua", theirs: ["--filter=twice"], ours: ["--filter", "twice"]),
      Run(file: "blocks_spec.lua", theirs: ["--filter-out=are"], ours: ["--exclude", "are"]),
    ]

  @Test(
    .enabled(if: isInstalled, "busted for Lua 5.4 is not installed: nothing to compare with"),
    arguments: runs)
  func everyTestEndsAsInBusted(_ run: Run) throws {
    let theirs = try Self.output(
      [Self.lua, Self.busted] + run.theirs + ["-o", "./outcomes.lua", run.file])
    #expect(try Self.outcomes(of: run) == theirs.split(separator: "\n").map(String.init))
  }

  /// The results of our tests, in busted's words.
  private static func outcomes(of run: Run) throws -> [String] {
    let words = ["passed": "success", "failed": "failure", "error": "error", "pending": "pending"]
    let output = try CommandRun(
      ["test", "--report", "jsonl"] + run.ours + [run.file], environment: ["CI": "true"], in: folder
    )
    return try output.output.split(separator: "\n").compactMap { line in
      let event = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      guard let event, event["event"] as? String == "test-ended" else { return nil }
      let outcome = try #require(event["outcome"] as? String)
      let names = try #require(event["names"] as? [String])
      return "\(words[outcome] ?? outcome)\t\(names.joined(separator: " "))"
    }
  }

  private static func output(_ words: [String]) throws -> String {
    try CommandRun(Array(words.dropFirst()), in: folder, of: words[0]).output
  }
}

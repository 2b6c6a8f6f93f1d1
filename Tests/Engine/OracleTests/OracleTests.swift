import Foundation
import Support
import Testing

@testable import Oracle

/// The scenarios for UIKit, as this project answers them.
struct OracleTests {
  @Test(arguments: Scenario.all.map(\.name))
  func theResultsAreThoseOnFile(_ name: String) throws {
    let scenario = try #require(Scenario.all.first { $0.name == name })
    let file = Self.results.appendingPathComponent("\(name).jsonl")
    let text = scenario.results().joined(separator: "\n") + "\n"
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(try text == String(contentsOf: file, encoding: .utf8))
  }

  @Test func everyScenarioHasOneFileAndEveryFileItsScenario() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.results.path)
    #expect(files.sorted() == Scenario.all.map { "\($0.name).jsonl" }.sorted())
  }

  /// A question names its scenarios, or says why there is none.
  @Test func everyUnconfirmedQuestionCanBeSettledOrSaysWhyNot() throws {
    let names = Set(Scenario.all.map(\.name))
    let rows = try Repository.text(of: "docs/unconfirmed.md").split(separator: "\n")
      .filter { $0.hasPrefix("| ") }.dropFirst()
    #expect(rows.count > 40)
    for row in rows {
      let cell = String(row.split(separator: "|").dropLast().last ?? "")
      let named = cell.matches(of: /`([^`]+)`/).map { String($0.output.1) }
      #expect(named.allSatisfy(names.contains), "\(row)")
      #expect(!named.isEmpty || cell.contains(/^ (by hand|none): ./), "\(row)")
    }
  }

  private static let results = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../Oracle/Results").standardizedFileURL
}

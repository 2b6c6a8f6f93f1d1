import Console
import Foundation
import NavigationModel
import Support
import Testing

/// Every rule is broken by one script under `scripts/mistakes`, and followed by its cured version.
@MainActor
struct MistakesTests {
  @Test(.slow("it plays all scripts")) func oneScriptBreaksEachRule() throws {
    var scripts: [String: Set<String>] = [:]
    for name in try Self.names() {
      for rule in try Self.brokenRules(name) { scripts[rule, default: []].insert(name) }
    }
    let expected = Diagnostic.Rule.all.map { ($0.id, Set([$0.script])) }
    #expect(scripts == Dictionary(uniqueKeysWithValues: expected))
  }

  @Test(.slow("it plays all scripts")) func noFixedScriptBreaksARule() throws {
    for name in try Self.names() {
      #expect(try Self.brokenRules("\(name)-cured") == [], "\(name)")
    }
  }

  @Test func everyFixedScriptHasItsMistake() throws {
    let fixed = try Self.files().filter { $0.hasSuffix("-cured.lua") }
    #expect(try Set(fixed) == Set(Self.names().map { "\($0)-cured.lua" }))
  }

  @Test func theListNamesEveryScriptAndThirtyProblems() throws {
    let file = Repository.root.appendingPathComponent("docs/mistakes.md")
    let cells = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix("| ") }.map { $0.split(separator: "|") }
    let listed = cells.flatMap { $0.dropLast().last?.split(separator: "`") ?? [] }.map(String.init)
    #expect(try Set(listed.filter { $0.contains("-") }) == Set(Self.names()))
    #expect(cells.compactMap { Int($0[0].filter { $0 != " " }) } == Array(1...30))
  }

  private static let folder = Repository.root.appendingPathComponent("scripts/mistakes")

  private static func files() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  /// The names of the scripts with a mistake.
  private static func names() throws -> [String] {
    try files().filter { !$0.hasSuffix("-cured.lua") }.map { String($0.dropLast(".lua".count)) }
  }

  // The rules that a script violates, in order.
  private static func brokenRules(_ name: String) throws -> [String] {
    let file = folder.appendingPathComponent("\(name).lua")
    let script = TranscriptRun(of: try String(contentsOf: file, encoding: .utf8), named: file.path)
    return script.events.filter { $0.kind == .warning || $0.kind == .exception }.map(\.callback)
  }
}

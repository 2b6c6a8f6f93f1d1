import EscapedText
import NavigationModel
import StoredValues

/// The rules of UIKit that tests violate, as SARIF 2.1.0, which code hosts and editors show beside the
/// source; tests without an assertion are among them.
struct SARIFReport: Report {
  private var results: [Result] = []

  mutating func text(for event: RunEvent) -> String {
    switch event {
    case .warned(let warning):
      add(Result(warning.rule, warning.text, at: warning.place))
      return ""
    case .testEnded(let result) where result.madeNoAssertion:
      let text = "the test made no assertion: \(result.id.title)"
      add(Result(Self.unasserted.id, text, at: result.id.place))
      return ""
    case .runEnded: return JSON.line(Log(results)) + "\n"
    default: return ""
    }
  }

  /// What several tests do in the same line is one result.
  private mutating func add(_ result: Result) {
    if !results.contains(result) { results.append(result) }
  }

  private static let unasserted = Rule(
    id: "no-assertion", shortDescription: Message(text: "A test passed without an assertion."))

  // MARK: The format

  private struct Log: Codable {
    let schema, version: String
    let runs: [Run]

    enum CodingKeys: String, CodingKey {
      case schema = "$schema"
      case version, runs
    }

    init(_ results: [Result]) {
      schema = "https://json.schemastore.org/sarif-2.1.0.json"
      version = "2.1.0"
      let used = Set(results.map(\.ruleId))
      let rules = Diagnostic.Rule.all.map(Rule.init) + [SARIFReport.unasserted]
      let driver = Driver(name: "drilldown", rules: rules.filter { used.contains($0.id) })
      runs = [Run(tool: Tool(driver: driver), results: results)]
    }
  }

  private struct Run: Codable {
    let tool: Tool
    let results: [Result]
  }

  private struct Tool: Codable { let driver: Driver }

  private struct Driver: Codable {
    let name: String
    let rules: [Rule]
  }

  private struct Message: Codable, Equatable { let text: String }

  private struct Rule: Codable {
    let id: String
    let shortDescription: Message

    init(id: String, shortDescription: Message) {
      (self.id, self.shortDescription) = (id, shortDescription)
    }

    init(_ rule: Diagnostic.Rule) {
      self.init(id: rule.id, shortDescription: Message(text: rule.hint))
    }
  }

  private struct Result: Codable, Equatable {
    let ruleId: String
    let level: String
    let message: Message
    let locations: [Location]

    init(_ rule: String, _ text: String, at place: String) {
      (ruleId, level, message) = (rule, "warning", Message(text: text))
      locations = [Location(place)]
    }
  }

  private struct Location: Codable, Equatable {
    let physicalLocation: PhysicalLocation

    init(_ place: String) { physicalLocation = PhysicalLocation(place) }
  }

  private struct PhysicalLocation: Codable, Equatable {
    let artifactLocation: Artifact
    let region: Region?

    init(_ place: String) {
      let parts = place.split(separator: ":", omittingEmptySubsequences: false)
      let line = parts.count > 1 ? parts.last.flatMap { Int($0) } : nil
      let file = line == nil ? place : parts.dropLast().joined(separator: ":")
      artifactLocation = Artifact(uri: Self.reference(to: file))
      region = line.map { Region(startLine: max($0, 1)) }
    }

    /// A path as a part of a URI.
    private static func reference(to path: String) -> String {
      let path = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
      return path.utf8.map { byte in
        let isPlain =
          switch byte {
          case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
          default: "/-._~".utf8.contains(byte)
          }
        let digits = String(byte, radix: 16, uppercase: true)
        return isPlain
          ? String(UnicodeScalar(byte)) : "%\(digits.utf8.count < 2 ? "0" : "")\(digits)"
      }.joined()
    }
  }

  private struct Artifact: Codable, Equatable { let uri: String }

  private struct Region: Codable, Equatable { let startLine: Int }
}

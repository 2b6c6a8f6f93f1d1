import Exploring
import NavigationModel
import StoredValues
import UIKitLua

/// What an exploration has found, in the forms that the command writes.
package struct ExplorationReport {
  /// The findings that are reported, in order: those of a baseline are left out.
  package let findings: [Exploration.Finding]
  private let exploration: Exploration
  /// How many findings the baseline has.
  private let accepted: Int

  /// The report on an exploration; findings of some kinds only, without those that are known.
  package init(
    _ exploration: Exploration, kinds: Set<Exploration.Finding.Kind>? = nil,
    besides baseline: Baseline = Baseline(), ignoring ignored: [AcceptedFinding] = []
  ) {
    self.exploration = exploration
    let wanted = exploration.findings.filter { kinds?.contains($0.kind) ?? true }
    findings = wanted.filter { finding in
      !baseline.contains(finding) && !ignored.contains { $0.covers(finding) }
    }
    accepted = wanted.count - findings.count
  }

  /// The report for people: what was explored, a line for each finding, and how many there are.
  ///
  /// The files are those of the findings, if any were written.
  package func text(files: [String] = [], after time: Duration? = nil) -> String {
    exploration.text(of: findings, accepted: accepted, files: files, after: time)
  }

  /// The report as JSON, which also serves as a baseline.
  package var json: String {
    let document = Document(
      version: 1, states: exploration.states.count, ways: exploration.ways.count,
      depth: exploration.depth, frontier: exploration.frontier,
      findings: findings.map(Document.Item.init))
    return (try? JSON.document(document)).map { $0 + "\n" } ?? ""
  }

  /// The report as SARIF 2.1.0, which code hosts show beside the source.
  package var sarif: String {
    let results = findings.map { finding in
      SARIFResult(
        ruleId: finding.kind.rawValue.replacing(" ", with: "-"), level: "warning",
        message: .init(text: "\(finding.place): \(finding.text)"),
        locations: [
          .init(physicalLocation: .init(artifactLocation: .init(uri: exploration.source.name)))
        ])
    }
    let log = SARIFLog(
      schema: "https://json.schemastore.org/sarif-2.1.0.json", version: "2.1.0",
      runs: [.init(tool: .init(driver: .init(name: "drilldown explore")), results: results)])
    return JSON.line(log) + "\n"
  }

  /// What a report in JSON consists of.
  struct Document: Codable {
    let version, states, ways, depth, frontier: Int
    let findings: [Item]

    struct Item: Codable {
      let kind, place, text: String
      let lines: [String]
      let others: Int

      init(_ finding: Exploration.Finding) {
        (kind, place, text) = (finding.kind.rawValue, finding.place, finding.text)
        (lines, others) = (finding.lines, finding.others)
      }
    }
  }

  private struct SARIFLog: Codable {
    let schema, version: String
    let runs: [Run]

    enum CodingKeys: String, CodingKey {
      case schema = "$schema"
      case version, runs
    }

    struct Run: Codable {
      let tool: Tool
      let results: [SARIFResult]
    }
    struct Tool: Codable { let driver: Driver }
    struct Driver: Codable { let name: String }
  }

  private struct SARIFResult: Codable {
    let ruleId, level: String
    let message: Message
    let locations: [Location]

    struct Message: Codable { let text: String }
    struct Location: Codable { let physicalLocation: Place }
    struct Place: Codable { let artifactLocation: Artifact }
    struct Artifact: Codable { let uri: String }
  }
}

/// Findings that are known and accepted, by kind and place: an earlier report.
package struct Baseline: Sendable {
  private var known: Set<[String]> = []

  /// No findings.
  package init() {}

  /// Those of a report in JSON; an error unless it is one.
  package init(json bytes: some Sequence<UInt8>) throws {
    let document: ExplorationReport.Document = try JSON.value(of: bytes)
    known = Set(document.findings.map { [$0.kind, $0.place] })
  }

  func contains(_ finding: Exploration.Finding) -> Bool {
    known.contains([finding.kind.rawValue, finding.place])
  }
}

extension AcceptedFinding {
  fileprivate func covers(_ finding: Exploration.Finding) -> Bool {
    (kind == nil || kind == finding.kind.rawValue) && (place == nil || place == finding.place)
  }
}

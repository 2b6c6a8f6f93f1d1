import Foundation
import NavigationModel
import Support
import Testing

/// Each way to break a rule has a section in a script that shows it, and a row in `docs/mistakes.md`,
/// which `RECORD=1` writes.
struct WayTests {
  private static let begin = "<!-- The ways, written by WayTests. -->\n"
  private static let end = "<!-- End of the ways. -->\n"

  @Test func eachHasASectionThatShowsIt() throws {
    let sections = try Self.sections()
    for rule in Diagnostic.Rule.all {
      #expect(rule.ways.count != 1, "\(rule.id) needs no list")
      for way in rule.ways {
        let shown = sections.filter { $0.way == way.text }
        #expect(shown.count == 1, "\(rule.id): \(way.text)")
        for section in shown {
          #expect(section.lines.contains { rule.isReported(in: $0) }, "\(rule.id): \(way.text)")
          #expect(way.facts.allSatisfy(section.facts.contains), "\(way.text): \(section.facts)")
          let era = section.profile.era
          #expect(way.since <= era && way.ended.map { era < $0 } != false, "\(way.text)")
        }
      }
    }
  }

  @Test func thePageListsThem() throws {
    let url = Repository.root.appendingPathComponent("docs/mistakes.md")
    let page = try String(contentsOf: url, encoding: .utf8)
    let start = try #require(page.range(of: Self.begin)).upperBound
    let end = try #require(page.range(of: Self.end)).lowerBound
    let table = try Self.table()
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      let text = page.replacingCharacters(in: start..<end, with: table)
      try text.write(to: url, atomically: true, encoding: .utf8)
    }
    #expect(page[start..<end] == table)
  }

  @Test func releasesAreNamedFromTheFirstToTheLast() {
    let ways = Diagnostic.Rule.sameInstance.ways + Diagnostic.Rule.nestedPush.ways
    let releases = [nil, "iOS 8 and later", "iOS 8 and later", "iOS 7", "iOS 5 to 7"]
    #expect(ways[1...5].map(\.releases) == releases)
  }

  private static func table() throws -> String {
    let sections = try sections()
    let rows = Diagnostic.Rule.all.flatMap { rule in
      rule.ways.map { way in
        [
          rule.id, way.text, way.releases ?? "", way.facts.joined(separator: ", "),
          sections.first { $0.way == way.text }.map { "`\($0.script)`" } ?? "",
        ]
      }
    }
    let head = "| diagnostic | way | releases | facts | script |\n|---|---|---|---|---|\n"
    return head + rows.map { "| \($0.joined(separator: " | ")) |\n" }.joined()
  }

  /// A part of a script, from the comment that says what is done to the next such comment.
  private struct Section {
    /// The path of the script, below `scripts`.
    let script: String
    /// The facts in its first line.
    let facts: [String]
    let way: String
    var lines: [String] = []

    /// The profile that it names; else the default one.
    var profile: Profile {
      let code = lines.filter { !$0.hasPrefix("--") }.joined(separator: "\n")
      return Profile.all.first { code.contains("\"\($0.name)\"") } ?? .modern
    }
  }

  private static func sections() throws -> [Section] {
    let ways = Set(Diagnostic.Rule.all.flatMap(\.ways).map(\.text))
    let folder = Repository.root.appendingPathComponent("scripts")
    var sections: [Section] = []
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    where path.hasSuffix(".lua") {
      let file = folder.appendingPathComponent(path)
      let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
      let facts = lines[0].dropFirst("-- facts: ".count).components(separatedBy: ", ")
      var section: Section?
      for line in lines {
        if line.hasPrefix("-- ") {
          section.map { sections.append($0) }
          let text = String(line.dropFirst(3))
          section = ways.contains(text) ? Section(script: path, facts: facts, way: text) : nil
        }
        section?.lines.append(line)
      }
      section.map { sections.append($0) }
    }
    return sections
  }
}

extension Diagnostic.Rule {
  /// Whether a line of a transcript reports it.
  fileprivate func isReported(in line: String) -> Bool {
    guard let exception else { return line.hasPrefix("--> warning \(id): ") }
    let start = "--> exception \(exception): "
    return line.hasPrefix(start)
      && wordings.compactMap(\.text).contains { $0.fits(line.dropFirst(start.count)) }
  }
}

extension String {
  /// Whether a text is this template with names in place of `%1`, `%2` and so on.
  fileprivate func fits(_ text: Substring) -> Bool {
    var rest = text
    for piece in split(separator: /%\d/, omittingEmptySubsequences: true) {
      guard let range = rest.range(of: piece) else { return false }
      rest = rest[range.upperBound...]
    }
    return true
  }
}

import Facts
import Foundation
import NavigationModel
import Support
import Testing

/// The table of the kinds of changes in `docs/architecture.md` says what the rows say; `RECORD=1` writes
/// it.
struct RowTableTests {
  private static let begin = "<!-- The rows of changes, written by RowTableTests. -->\n"
  private static let end = "<!-- End of the rows. -->\n"

  @Test func thePageHasTheRows() throws {
    let url = Repository.root.appendingPathComponent("docs/architecture.md")
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

  @Test func rowsOfLanesSayWhatIsReadOfThem() {
    // What the engine plays without a lane is never admitted to one.
    for profile in Profile.all {
      for kind in Choreography.Kind.allCases where kind.lane == nil {
        #expect(profile[kind].whenBusy == .proceed)
        #expect(profile[kind].cancellation == nil)
      }
    }
  }

  private static func table() throws -> String {
    let path = "Sources/Model/NavigationModel/Profile+Modern.swift"
    let file = CitedFile(path: path, text: try Repository.text(of: path))
    let rows = Choreography.Kind.allCases.map { kind in
      let places = ["Profile.modern.\(kind)", "Profile.\(kind)"]
      var facts: [String] = []
      for citation in file.citations where places.contains(citation.place) {
        if !facts.contains(citation.tag.text) { facts.append(citation.tag.text) }
      }
      return [
        "`\(kind)`", kind.lane?.rawValue ?? "none",
        kind.lane == nil ? "" : byRelease(kind) { $0.whenBusy.text },
        kind.lane == nil ? "" : byRelease(kind) { $0.joins ? $0.whenPending.text : "stays apart" },
        facts.joined(separator: ", "),
      ]
    }
    let head = [
      ["change", "lane", "while that is busy", "after another one of the turn", "facts"],
      ["---", "---", "---", "---", "---"],
    ]
    return (head + rows).map { "| \($0.joined(separator: " | ")) |\n" }.joined()
  }

  /// What the newest release says of a kind, and the older ones that differ.
  private static func byRelease(
    _ kind: Choreography.Kind, _ text: (Choreography) -> String
  ) -> String {
    let newest = text(Profile.all[0][kind])
    let others = Profile.all.dropFirst().map { ($0.name, text($0[kind])) }
      .filter { $0.1 != newest }
    return ([newest] + others.map { "`\($0)`: \($1)" }).joined(separator: "; ")
  }
}

extension Choreography.WhenBusy {
  fileprivate var text: String {
    switch self {
    case .wait: "waits"
    case .waitWithWarnings: "waits, with warnings"
    case .returnNil: "is refused, with warnings"
    case .proceed: "is made"
    case .finishFirst: "ends what runs, with warnings"
    }
  }
}

extension Choreography.WhenPending {
  fileprivate var text: String {
    switch self {
    case .join: "joins it"
    case .joinWithWarnings: "joins it, with warnings"
    case .deferAnimated: "waits, if animated"
    case .separate: "stays apart"
    }
  }
}

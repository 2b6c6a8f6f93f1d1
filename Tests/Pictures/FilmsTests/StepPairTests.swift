import Films
import Foundation
import NavigationModel
import Testing

/// Two films side by side.
@MainActor
struct StepPairTests {
  /// Two scripts, their steps side by side, and where they differ first.
  struct Case: Sendable, CustomTestStringConvertible {
    let name, left, right: String
    let pairs: [String]
    let first: String?
    var testDescription: String { name }
  }

  @Test(arguments: [
    Case(
      name: "the same", left: "mark '1'\nmark '2'", right: "mark '1'\nmark '2'",
      pairs: ["0 0", "1 1"], first: nil),
    Case(
      name: "another line in between", left: "mark '1'\nmark '2'",
      right: "mark '1'\nmark '3'\nmark '2'", pairs: ["0 0", "- 1", "1 2"],
      first: "the first has no such step"),
    Case(
      name: "a line less", left: "mark '1'\nmark '2'", right: "mark '1'", pairs: ["0 0", "1 -"],
      first: "the second has no such step"),
    Case(
      name: "a changed line", left: "mark '1'\nmark '2'\nmark '4'",
      right: "mark '1'\nmark '3'\nmark '4'", pairs: ["0 0", "1 1", "2 2"],
      first: "code: mark '2' | mark '3'"),
    Case(
      name: "another result", left: "x = 1\nprint(x)", right: "x = 2\nprint(x)",
      pairs: ["0 0"], first: "printed: 1 | 2"),
  ])
  func steps(_ example: Case) {
    let pairs = StepPair.pairs(
      of: [Recorded.film(of: example.left), Recorded.film(of: example.right)])
    let texts = pairs.map { $0.indices.map { $0.map(String.init) ?? "-" }.joined(separator: " ") }
    #expect(texts == example.pairs)
    #expect(pairs.lazy.compactMap(\.difference).first?.text == example.first)
  }

  @Test func profilesDifferInTheirCallbacks() throws {
    let script = "recipes/pushing-momentary-views"
    let films = try [Recorded.film(script), Recorded.film(script, .classic)]
    let pairs = StepPair.pairs(of: films)
    #expect(pairs.compactMap(\.difference).first?.name == "events")
    let page = FilmPage(films[0], comparedWith: films[1]).text
    #expect(page.ranges(of: "<section class=\"reel\"").count == 2)
    #expect(page.ranges(of: "class=\"step other first\"").count == 1)
    #expect(page.ranges(of: "First difference: ").count == 2)
  }

  @Test func aMistakeDiffersFromItsCure() throws {
    let films = try [
      "mistakes/present-before-the-view-is-on-screen",
      "mistakes/present-before-the-view-is-on-screen-cured",
    ].map {
      try Recorded.film($0)
    }
    let ids = FilmPage(films[0], comparedWith: films[1]).text.matches(of: /\sid="([^"]+)"/)
      .map { String($0.1) }
    #expect(Set(ids).count == ids.count)
  }
}

import Facts
import Testing

struct FactPageTests {
  @Test func aPageDefinesItsFacts() throws {
    let page = FactPage(
      "sample",
      """
      # Sample

      ## One section

      ### A1

      It has two paragraphs:

      - and a list: of one.

      - Strength: log, unanimous
      - Releases: iOS 5 to 26
      - Source: CAT-02: a log

      ### A2

      It stands alone.

      - Strength: inferred
      - Releases: all
      - Source: none
      - Not modelled: a bug of UIKit
      ## Sources
      - none

      """)
    #expect(page.problems == [])
    let first = try #require(page.facts.first)
    #expect(first.tag == Tag("A", 1))
    #expect(first.statement == "It has two paragraphs:\n\n- and a list: of one.")
    #expect(
      [first.strength, first.releases, first.source]
        == ["log, unanimous", "iOS 5 to 26", "CAT-02: a log"])
    #expect(first.departure == nil)
    #expect(first.path == "docs/facts/sample.md")
    #expect(page.facts.map(\.departure?.kind) == [nil, .notModelled])
    #expect(page.facts.last?.departure?.reason == "a bug of UIKit")
  }

  @Test(arguments: [
    ("### A1x\n", "p.md:1: 'A1x' is not a tag"),
    ("### A1\n\nText.\n", "p.md:1: A1 has the fields []"),
    (
      "\n### A1\n\nText.\n\n- Strength: log\n- Source: none\n- Releases: all\n",
      "p.md:2: A1 has the fields [\"Strength\", \"Source\", \"Releases\"]"
    ),
    (
      "### A1\n\nText.\n\n- Strength: log\n- Releases: all\n- Source: none\n- Someday: maybe\n",
      "p.md:1: A1 has the fields [\"Strength\", \"Releases\", \"Source\", \"Someday\"]"
    ),
    (
      "### A1\n\n- Strength: log\n- Releases: all\n- Source: none\n", "p.md:1: A1 states nothing"
    ),
  ])
  func whatIsMisspeltIsFound(_ text: String, _ problem: String) {
    #expect(FactPage("p", text).problems == [problem])
  }
}

import Facts
import Foundation
import Support
import Testing

struct FactIndexTests {
  @Test func aPageListsWhereFactsAct() {
    let index = FactIndex([
      Citation(tag: Tag("B", 1), path: "scripts/b.lua", place: ""),
      Citation(tag: Tag("A", 10), path: "Sources/A.swift", place: "A.b"),
      Citation(tag: Tag("A", 9), path: "Sources/A.swift", place: "A.b"),
      Citation(tag: Tag("A", 9), path: "Sources/A.swift", place: "A.b"),
      Citation(tag: Tag("A", 9), path: "Sources/A.swift", place: "A"),
    ])
    #expect(
      index.text.hasSuffix(
        """
        ### A9

        - [A.swift](../../Sources/A.swift) A
        - [A.swift](../../Sources/A.swift) A.b

        ### A10

        - [A.swift](../../Sources/A.swift) A.b

        ### B1

        - [b.lua](../../scripts/b.lua)

        """))
  }

  private func index() throws -> FactIndex {
    FactIndex(try Repository.files(in: "Sources", "repl", "scripts").flatMap(\.citations))
  }

  @Test(.slow("it reads all files")) func theIndexIsFresh() throws {
    let index = try index()
    let isFresh = try Repository.text(of: "docs/facts/uses.md") == index.text
    #expect(isFresh, "docs/facts/uses.md is not what `make generate` writes")
  }

  @Test(.slow("it reads all files")) func theProgramReadsTheIndexThatItHas() throws {
    let index = try index()
    #expect(index[Tag("A", 16)] != [])
    #expect(FactBook.standard.facts.allSatisfy { FactIndex.standard[$0.tag] == index[$0.tag] })
  }
}

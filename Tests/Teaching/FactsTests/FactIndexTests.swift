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

  @Test func whatUIKitHasAnsweredIsEvidence() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }  // the system removes it later
    let oracle = folder.appending(path: "Tests/Engine/Oracle")
    for name in ["Evidence", "Results"] {
      try FileManager.default.createDirectory(
        at: oracle.appending(path: name), withIntermediateDirectories: true)
    }
    for name in FactIndex.folders {
      try FileManager.default.createDirectory(
        at: folder.appending(path: name), withIntermediateDirectories: true)
    }
    func write(_ text: String, _ name: String) throws {
      try text.write(to: oracle.appending(path: name), atomically: true, encoding: .utf8)
    }
    try write("{\"event\":\"a\"}\n", "Results/moves.jsonl")
    try write("{\"event\":\"b\"}\n", "Results/frames.jsonl")
    try write(
      #"""
      {"device": "iPhone 16 Pro", "release": "18.2", "scenarios": [
        {"name": "moves", "settles": "C11, D32", "lines": ["{\"event\":\"a\"}"]},
        {"name": "frames", "settles": "E30", "lines": ["{\"event\":\"c\"}"]},
        {"name": "gone", "settles": "E31", "lines": []}]}
      """#, "Evidence/one.json")
    let index = try FactIndex(of: folder)
    let device = "iPhone 16 Pro, iOS 18.2"
    #expect(index.answers(about: Tag("D", 32)) == ["\(device): as here (moves)"])
    #expect(index.answers(about: Tag("E", 30)) == ["\(device): differs (frames)"])
    #expect(
      index.answers(about: Tag("E", 31)) == [
        "\(device): a question that is not asked any more (gone)"
      ])
    #expect(index.text.contains("### C11\n\n- UIKit on \(device): as here (moves)\n"))
    #expect(FactIndex(text: index.text).answers(about: Tag("C", 11)).count == 1)
    try write("{}", "Evidence/two.json")
    #expect(throws: (any Error).self) { try FactIndex(of: folder) }
  }

  private func index() throws -> FactIndex { try FactIndex(of: Repository.root) }

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

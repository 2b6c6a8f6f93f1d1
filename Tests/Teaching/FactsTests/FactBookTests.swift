import Facts
import Foundation
import Support
import Testing

/// The program's facts, compared with everything that cites them.
struct FactBookTests {
  private let book = FactBook.standard

  @Test func everyPageIsPartOfTheProgramAndWellFormed() throws {
    let folder = Repository.root.appendingPathComponent("docs/facts")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let pages = Set(names.filter { $0.hasSuffix(".md") }).subtracting(["README.md", "uses.md"])
    #expect(Set(book.facts.map { "\($0.page).md" }) == pages)
    #expect(book.problems == [])
    let read = try pages.sorted().map { ($0, try Repository.text(of: "docs/facts/\($0)")) }
    let onDisk = FactBook(pages: read.map { (String($0.0.dropLast(3)), $0.1) })
    #expect(onDisk.facts == book.facts)
  }

  @Test func noTagIsDefinedTwice() {
    let tags = Dictionary(grouping: book.facts, by: \.tag).filter { $0.value.count > 1 }
    #expect(tags.keys.map(\.text).sorted() == [])
  }

  /// Words that a fact's strength begins with.
  private static let strengths = [
    "documented", "test", "log", "counted", "observed", "bug report", "stated", "reimplementation",
    "inferred", "proposal", "unsourced", "decision",
  ]

  @Test func everyStrengthIsOneOfThoseExplained() throws {
    let readme = try Repository.text(of: "docs/facts/README.md")
    #expect(Self.strengths.allSatisfy { readme.contains("\n| \($0) | ") })
    #expect(Fact.Kind.allCases.allSatisfy { readme.contains("\n| \($0.rawValue) | ") })
    let others = book.facts.filter { fact in
      !Self.strengths.contains { fact.strength.hasPrefix($0) }
    }
    #expect(others.map(\.tag.text) == [])
  }

  @Test(.slow("it reads all files")) func everyTagThatIsCitedIsDefined() throws {
    let files = try Repository.files.get()
    let unknown = files.flatMap { file -> [String] in
      let isTest = file.path.hasPrefix("Tests/")
      let tags = file.citations.map(\.tag) + (isTest ? [] : file.strings)
      return tags.filter { book[$0] == nil }.map { "\(file.path): \($0.text)" }
    }
    #expect(unknown == [])
  }

  @Test(.slow("it reads all files")) func everyLogThatIsCitedIsListed() throws {
    let lines = try Repository.text(of: "docs/traces.md").split(separator: "\n")
    let listed = Set(
      lines.filter { $0.hasPrefix("| ") }.compactMap { $0.split(separator: " ").dropFirst().first })
    #expect(listed.count > 150)
    let files = try Repository.files.get()
    let unknown = files.flatMap { file in
      file.traces.filter { !listed.contains($0[...]) }.map { "\(file.path): \($0)" }
    }
    #expect(unknown == [])
  }

  @Test(.slow("it reads all files")) func everyFactActsOrSaysWhyNot() throws {
    let files = try Repository.files(in: "Sources", "Tests", "repl", "scripts")
    let cited = Set(files.flatMap { $0.citations.map(\.tag) + $0.strings })
    let idle = book.facts.filter { $0.isHonoured && !cited.contains($0.tag) }
    #expect(idle.map(\.tag.text) == [])
  }

  @Test(.slow("it reads all files")) func whatIsNotModelledActsNowhere() throws {
    let cited = Set(try Repository.files(in: "Sources", "repl").flatMap { $0.citations.map(\.tag) })
    let acting = book.facts.filter { !$0.isHonoured && cited.contains($0.tag) }
    #expect(acting.map(\.tag.text) == [])
  }
}

extension Fact {
  /// Whether any part of it has an effect here.
  fileprivate var isHonoured: Bool { departure == nil || departure?.kind == .differs }
}

import Demos
import Foundation
import Support
import Testing

struct DemoBookTests {
  private static let root = Repository.root.appending(path: "scripts")

  @Test(arguments: DemoGroup.allCases)
  func everyScriptIsInTheProgram(_ group: DemoGroup) throws {
    let folder = Self.root.appendingPathComponent(group.rawValue)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let demos = DemoBook.standard[group]
    #expect(
      demos.map { "\($0.name).lua" }.sorted() == files,
      "\(group.rawValue) isn't what `make texts` writes")
    for demo in demos {
      let file = folder.appendingPathComponent("\(demo.name).lua")
      #expect(try demo.source == String(contentsOf: file, encoding: .utf8), "\(demo.name)")
    }
  }

  @Test func everyScriptHasANameOfItsOwnATitleAndFacts() {
    let demos = DemoBook.standard.demos
    #expect(Set(demos.map(\.name)).count == demos.count)
    for demo in demos {
      #expect(!demo.heading.title.isEmpty && !demo.heading.facts.isEmpty, "\(demo.name)")
    }
  }

  @Test func everyMistakeHasItsCure() {
    let mistakes = DemoBook.standard[.mistakes].filter { $0.mistake == nil }
    for mistake in mistakes {
      #expect(DemoBook.standard[mistake.cure]?.mistake == mistake.name)
    }
    #expect(mistakes.count * 2 == DemoBook.standard[.mistakes].count)
  }

  // MARK: Finding

  private static let book = DemoBook([
    Demo(.lessons, "01-a-window", source: "-- facts: A1\n-- Lesson 1: a window.\n"),
    Demo(
      .recipes, "a-family",
      source: """
        -- facts: A95, A96
        -- Parent-child relationships
        -- Book: iOS Programming, chapter 13, figure 13.6: A view controller family
        -- Watch: the columns.
        """),
    Demo(
      .recipes, "homepwner",
      source: """
        -- UINavigationController
        -- Book: iPhone Programming, chapter 12, figure 12.10: Creating a controller
        -- Book: iPhone Programming, chapter 12, figure 12.9: With a bar
        -- Book: A Guide, section Bars, rule 1: One bar
        """),
    Demo(
      .recipes, "pushing-momentary-views",
      source: "-- Book: A Guide, chapter 10, figure 10-1: A view\n"),
    Demo(
      .recipes, "two-families",
      source: "-- Book: iOS Programming, chapter 13, figure 13.6: A view controller family\n"),
    Demo(.mistakes, "push-nothing", source: "-- facts: A62\n-- A controller that is nil.\n"),
    Demo(.mistakes, "push-nothing-cured", source: "-- facts: A62\n"),
  ])

  @Test(arguments: [
    ("a-family", ["a-family"]), ("Homepwner", ["homepwner"]), ("home", ["homepwner"]),
    ("momentary", ["pushing-momentary-views"]), ("Pushing Momentary", ["pushing-momentary-views"]),
    ("push", ["pushing-momentary-views", "push-nothing"]), ("push-noth", ["push-nothing"]),
    ("push-nothing-c", ["push-nothing-cured"]), ("a-window", ["01-a-window"]),
    ("01", ["01-a-window"]), ("figure 13.6", ["a-family", "two-families"]),
    ("12.9", ["homepwner"]), ("figure 12-10", ["homepwner"]), ("10.1", ["pushing-momentary-views"]),
    ("figure 10-1", ["pushing-momentary-views"]), ("chapter 12", ["homepwner"]),
    ("chapter 12, figure 12.9", ["homepwner"]), ("12.1", []), ("rule 1", ["homepwner"]),
    ("A95", ["a-family"]), ("relationships", ["a-family"]), ("nothing like it", []), ("", []),
  ])
  func aQuestionFinds(_ question: String, _ names: [String]) {
    #expect(Self.book.found(by: question).map(\.name) == names)
  }

  @Test func theOriginNamesDocumentsAndChapters() {
    #expect(
      Self.book.demos.map(\.heading.origin) == [
        "", "iOS Programming, chapter 13, figure 13.6",
        "iPhone Programming, chapter 12; A Guide, section Bars, rule 1",
        "A Guide, chapter 10, figure 10-1", "iOS Programming, chapter 13, figure 13.6", "", "",
      ])
  }

  @Test func aHeadingHasItsParts() {
    let heading = DemoHeading(
      of:
        "-- facts: A1, A2\n-- #tag\n-- A title of\n-- two lines\n-- Also: a note\n-- Watch: it\n\n-- x\n"
    )
    #expect(heading.title == "A title of two lines")
    #expect(heading.facts == ["A1", "A2"])
    #expect(heading.notes == ["a note"])
    #expect(heading.watch == "it")
    #expect(heading.lineCount == 6)
  }

  @Test(arguments: ["", "figure 1", "no colon"])
  func aReferenceNeedsATitle(_ text: String) { #expect(BookReference(text) == nil) }
}

import Demos
import Foundation
import NavigationModel
import Support
import Testing

@testable import Console

/// What is shown of a demo, and what its keys do.
@MainActor
struct DemoPlayerTests {
  private static let source = """
    -- facts: A1
    -- A title of
    -- two lines
    -- Book: A Guide, chapter 1, figure 1.2: A page
    -- Watch: the stack.

    -- The first step.

    local nav = UINavigationController{ UIViewController "A", name = "nav" }
    local label <const>, none = "x"
    window.rootViewController = nav
    settle()
    --> A viewDidLoad
    --> A viewWillAppear
    --> A viewIsAppearing
    --> A viewDidAppear
    -- Figure 1.2: A page
    print(tree())
    print(label)
    --> window
    --> └─ nav  UINavigationController   appeared
    -->    └─ #1  UIViewController "A"   appeared
    --> x
    nav:pushViewController(nil)
    --> warning nil-push: Application tried to push a nil view controller on target <UINavigationController: 0x120>.
    """

  private static let cure = source.replacing("(nil)", with: "(UIViewController 'B')")
  private static let book = DemoBook([
    Demo(.mistakes, "m", source: source), Demo(.mistakes, "m-cured", source: cure),
  ])

  private final class Played {
    var text = "", questions: [String] = [], sessions: [Session] = []
  }

  /// Plays a demo with some keys.
  private func play(
    _ name: String = "m", keys: String? = nil, columns: Int? = nil, rows: Int? = nil,
    about question: String = ""
  ) throws -> (Played, DemoPlayer.PlayEnd) {
    let played = Played()
    var terminal = DemoTerminal(write: { played.text += $0 }, columns: { columns })
    terminal.rows = { rows }
    var rest = Array(keys ?? "")[...]
    if keys != nil {
      terminal.ask = { question in
        played.questions.append(question)
        return rest.popFirst()
      }
    }
    terminal.openPrompt = { played.sessions.append($0) }
    let player = DemoPlayer(try #require(Self.book[name]), in: Self.book, at: terminal)
    return (played, player.play(from: player.page(about: question)))
  }

  @Test func aPageHasProseCodeOutputAndPictures() throws {
    let (played, end) = try play(columns: 80)
    #expect(end == .finished)
    let pages = played.text.components(separatedBy: "\n── ")
    #expect(
      pages[0] == """
        ── m · 1 of 3 ──────────────────────────────────────────────────────────────────

        A title of two lines

        From A Guide, chapter 1, figure 1.2.

        Watch the stack.

        The first step.

          local nav = UINavigationController{ UIViewController "A", name = "nav" }
          local label <const>, none = "x"
          window.rootViewController = nav
          settle()

          A willMove(toParent: nav)
          A viewDidLoad
          A viewWillAppear
          A viewIsAppearing
          A viewDidAppear
          A didMove(toParent: nav)

        window
        └─ nav  UINavigationController   appeared
           └─ #1  UIViewController "A"   appeared

        ┌ 9:41 ────────────────────────── 100% ┐
        │                  A                   │
        ├──────────────────────────────────────┤
        │         UIViewController #1          │
        └──────────────────────────────────────┘

        """)
  }

  @Test func whatIsShownAnywayIsNotRepeated() throws {
    let (played, _) = try play(columns: 80)
    let page = played.text.components(separatedBy: "\n── ")[1]
    #expect(page.contains("  print(label)\n\n  x\n\nwindow\n└─ nav"))
  }

  @Test func aBrokenRuleHasItsAdvice() throws {
    let (played, _) = try play()
    #expect(
      played.text.contains(
        """
          warning nil-push: Application tried to push a nil view controller on target <UINavigationController: 0x120>.

          then   nothing is pushed
          do     make the controller before pushing it
          more   drilldown explain nil-push

        """))
  }

  @Test func theScreenIsBesideTheTreeWhereThereIsRoom() throws {
    let wide = try play(columns: 120).0.text
    #expect(
      wide.contains("│                  A                   │   └─ nav  UINavigationController"))
    #expect(!(try play(columns: 119).0.text.contains("│   └─ nav")))
  }

  @Test(.slow("it plays all scripts")) func everyDemoShowsItsBlocksAndFiguresInEveryWidth() {
    for demo in DemoBook.standard.demos {
      let blocks = Transcript(source: demo.source).blocks
      let pages = DemoPage.pages(of: demo, in: .standard, columns: nil, at: .prompt)
      #expect(pages.count == blocks.count + (demo.mistake == nil ? 0 : 1), "\(demo.name)")
      for (page, block) in zip(pages, blocks) {
        let rest = page.output + page.tree.rows + page.screen.rows
        #expect(Set(block.expected).isSubset(of: rest), "\(demo.name), line \(block.line)")
      }
      for item in demo.heading.references.map(\.item) where item.hasPrefix("figure") {
        #expect(pages.contains { $0.shows(item) }, "\(demo.name): \(item)")
      }
      for page in pages {
        for columns in [40, 80, 120] { checkWidth(of: page, demo.name, columns) }
      }
    }
  }

  private func checkWidth(of page: DemoPage, _ name: String, _ columns: Int) {
    let text = DemoPageText(page, name, columns: columns, paint: { text, _ in text }).text
    let long = text.split(separator: "\n").filter { $0.count > columns }
    // A word that is longer than the terminal can't be broken.
    #expect(long.filter { columns > 40 || $0.contains("┌") || $0.contains("└─") } == [], "\(name)")
  }

  // MARK: Keys

  @Test(arguments: [
    ("\r \n", [1, 2, 3], DemoPlayer.PlayEnd.finished), ("\rb\r\r\r", [1, 2, 1, 2, 3], .finished),
    ("bq", [1, 1], .quit), ("\rrr\u{3}", [1, 2, 2, 2], .interrupted), ("x?\r\u{4}", [1, 2], .quit),
    ("c", [1], .cure), ("", [1], .quit),
  ])
  func aKeyTurnsPages(_ keys: String, _ pages: [Int], _ end: DemoPlayer.PlayEnd) throws {
    let (played, actual) = try play(keys: keys)
    #expect(actual == end)
    let shown = played.text.matches(of: /m · (\d) of 3/).compactMap { Int($0.1) }
    #expect(shown == pages)
  }

  @Test func theKeysAreNamed() throws {
    let (played, _) = try play(keys: "\r\r\r", columns: 80)
    #expect(
      played.questions == [
        "Enter next  b back  r again  c cure  j prompt  q quit  ? keys ",
        "Enter next  b back  r again  c cure  j prompt  q quit  ? keys ",
        "Enter end  b back  r again  c cure  j prompt  q quit  ? keys ",
      ])
    #expect(try play(keys: "", columns: 40).0.questions == ["Enter next  q quit  ? keys "])
    #expect(try play("m-cured", keys: "x", columns: 80).0.questions[0].contains("cure") == false)
  }

  @Test func otherKeysLeaveTheQuestion() throws {
    let (played, _) = try play(keys: "x?q", columns: 40)
    #expect(played.questions == Array(repeating: "Enter next  q quit  ? keys ", count: 3))
    #expect(played.text.contains("  j              opens the prompt in the"))
    #expect(played.text.contains("\n  ?, h           shows these keys\n"))
  }

  @Test func aPageIsNoLongerThanTheTerminal() throws {
    for (columns, rows) in [(80, 24), (40, 24), (40, 20), (80, 12)] {
      let (played, _) = try play(
        keys: String(repeating: " ", count: 20), columns: columns, rows: rows)
      let (whole, _) = try play(columns: columns)
      let words = { (text: String) in text.split { $0.isWhitespace }.map(String.init) }
      #expect(words(played.text) == words(whole.text))
      #expect(played.questions.count(where: { $0.hasPrefix("Enter more") }) > 0)
    }
    let text = (1...9).map { "\($0)\n" }.joined() + "\n" + (10...14).map { "\($0)\n" }.joined()
    let parts = Screenfuls(text, rows: 12).parts
    #expect(parts.map { $0.rows.first } == ["1", ""])
    #expect(parts.allSatisfy { $0.rows.count <= 12 })
    #expect(Screenfuls(text, rows: nil).parts == [text])
    #expect(Screenfuls(text, rows: 1).parts.joined() == text)
  }

  @Test func whatHasNotChangedIsNotShownAgain() throws {
    let (played, _) = try play(keys: "   ", columns: 80)
    let pages = played.text.components(separatedBy: "\n── ")
    #expect(pages[1].contains("  x\n\nwindow\n└─ nav"))
    #expect(pages[1].hasSuffix("\n(the screen is as before)\n"))
    let (again, _) = try play(keys: " r", columns: 80)
    #expect(again.text.components(separatedBy: "\n── ")[2].contains("\nwindow\n└─ nav"))
  }

  @Test func theFamiliesFitTheTerminal() throws {
    let demo = try #require(DemoBook.standard["a-family"])
    for columns in [40, 80] {
      let pages = DemoPage.pages(of: demo, in: .standard, columns: columns, at: .shell)
      let lines = pages.flatMap(\.output)
      #expect(lines.contains { $0.contains("family 1") })
      let tables = lines.filter { $0.contains("parent") && !$0.contains("(") }
      #expect(!tables.isEmpty && tables.allSatisfy { $0.count <= columns }, "\(columns)")
    }
  }

  @Test func commentsBecomeParagraphs() {
    let lines = [
      "", "-- One", "-- two.", "--", "-- Figure 1: A", "-- More.", "-- Rule 2: B", "f()", "",
      "g()", "",
    ]
    #expect(
      DemoPart.parts(of: lines, naming: ["figure 1", "rule 2"]) == [
        .prose("One two."), .prose("Figure 1: A"), .prose("More."), .prose("Rule 2: B"),
        .code(["f()", "", "g()"]),
      ])
  }

  @Test func aFigureOpensItsPage() throws {
    #expect(try play(keys: "q", about: "figure 1.2").0.text.hasPrefix("── m · 2 of 3"))
    #expect(try play(keys: "q", about: "m").0.text.hasPrefix("── m · 1 of 3"))
  }

  @Test func thePromptHasTheWorldOfThePage() throws {
    let (played, _) = try play(keys: "j\rjq")
    #expect(played.sessions.count == 2)
    var output = ""
    let session = try #require(played.sessions.first)
    session.write = { output += $0 }
    session.writeError = { output += $0 }
    for input in ["label, nav, none", ":undo", "#nav.viewControllers"] { session.handle(input) }
    #expect(
      output == """
        "x"   UINavigationController "nav" #2   nil
        error: nothing to undo: no input has changed anything
        1

        """)
  }

  @Test func aCureEndsWithWhatDiffers() throws {
    let (played, _) = try play("m-cured", columns: 80)
    let page = try #require(played.text.components(separatedBy: "\n── ").last)
    #expect(page.hasPrefix("m-cured · 4 of 4 ─"))
    #expect(page.contains("\nWhat differs from m:\n\n  @@ "))
    #expect(page.contains("\n  -nav:pushViewController(nil)\n"))
    #expect(page.contains("\n  +nav:pushViewController(UIViewController 'B')\n"))
  }

  @Test(arguments: [
    ("local a, b <const>, c <close> = 1", ["a", "b", "c"]),
    ("local function f() local g end do local h end\nlocal i\nfor j = 1, 2 do end", ["f", "i"]),
    ("x = { 1 } local y = function() local z end", ["y"]),
  ])
  func onlyLocalsOfTheScriptAreShared(_ program: String, _ names: [String]) {
    #expect(TopLevelLocals(in: program).names == names)
  }

  // MARK: The prompt

  /// The output of a session for some inputs.
  private func output(of inputs: String...) -> String {
    var output = ""
    let session = Session(write: { output += $0 }, writeError: { output += $0 })
    for input in inputs {
      output = ""
      session.handle(input)
    }
    return output
  }

  @Test func aDemoAtThePromptLeavesTheWorldAsItIs() {
    let text = output(of: "x = UIViewController 'X'", ":demo push-nothing", "x")
    #expect(text == "UIViewController \"X\" #1\n")
    #expect(output(of: ":demo push-nothing").hasPrefix("── push-nothing · 1 of 2 ─"))
    #expect(output(of: "prompt.demo('push-nothing')").hasPrefix("── push-nothing · 1 of 2 ─"))
    #expect(output(of: ":demo").hasPrefix("Lessons\n  01-"))
    #expect(
      output(of: ":demo push-nothign")
        == "error: no demo 'push-nothign'; did you mean 'push-nothing'?\n")
    #expect(
      output(of: ":demo the homepwner")
        == "error: no demo 'the homepwner'; did you mean 'homepwner', 'homepwner-on-a-pad' or 'objects-of-homepwner'?\n"
    )
    #expect(
      output(of: ":demo figure 13.99")
        == "error: no demo 'figure 13.99'; nearest are figure 13.9, figure 13.8, figure 13.7\n")
    #expect(output(of: ":demo push").contains("\n  push-nothing  "))
    #expect(output(of: ":cure push").hasPrefix("error: several demos match 'push': push"))
  }

  @Test func aCureFollowsAMistake() {
    #expect(
      output(of: ":cure") == "error: no mistake yet; use :cure NAME, where :demo lists the names\n")
    let push = "UINavigationController{ UIViewController 'A' }:pushViewController(nil)"
    for inputs in [[":demo push-nothing", ":cure"], [push, ":cure"], ["1", ":cure nil-push"]] {
      let text = output(of: inputs[0], inputs[1])
      #expect(text.hasPrefix("── push-nothing-cured · 1 of 3 ─"))
      #expect(text.contains("What differs from push-nothing:"))
    }
    #expect(output(of: ":cure homepwner") == "error: homepwner isn't a mistake\n")
    let raised = "UINavigationController{ UINavigationController{} }"
    #expect(output(of: raised, ":cure").hasPrefix("── push-a-navigation-controller-cured"))
  }

  // MARK: Lists

  @Test func theListHasEveryDemoButCures() {
    let text = DemoList.text(columns: nil, at: .prompt)
    for demo in DemoBook.standard.demos {
      #expect(text.contains("  \(demo.name) ") == (demo.mistake == nil), "\(demo.name)")
    }
    #expect(
      DemoList.text(of: Self.book, columns: nil, at: .prompt).contains(
        "  m   A title of two lines (A Guide, chapter 1, figure 1.2)\n"))
  }

  @Test func whereThereIsLittleRoomTheTitleIsBelowTheName() {
    #expect(
      DemoList.text(of: Self.book.demos, columns: 30).hasPrefix(
        "  m\n     A title of two lines (A\n     Guide, chapter 1, figure\n     1.2)\n"))
  }

  @Test func theItemsAreListedInTheirOrder() {
    let items = """
      Z | section Zeros | rule 2 | Later
      A Guide | section Zebras | rule 1 | None
      A Guide | chapter 1 | figure 1.2 | A page
      """
    #expect(
      DemoList.books(BookIndex(items: items, in: Self.book), columns: nil) == """
        Z
          section Zeros

        A Guide
          section Zebras
          chapter 1
            figure 1.2   A page: m
            figure 1.2   A page: m-cured

        """)
  }

  @Test func everyRuleNamesADemoThatExists() throws {
    for rule in Diagnostic.Rule.all {
      let page = try #require(Explanation.page(on: rule.id, at: .shell))
      let name = try #require(page.firstMatch(of: /drilldown demo (\S+)/)).1
      #expect(DemoBook.standard[String(name)] != nil, "\(rule.id)")
      #expect(DemoBook.standard[rule.script + "-cured"] != nil, "\(rule.id)")
    }
  }
}

import Console
import Testing

/// What a terminal gets: wrapped, folded, paged, and errors last.
@MainActor
struct TerminalOutputTests {
  private final class Screen {
    var text = ""
    var pages: [String] = []
    var isPaging = true
  }

  private func session(
    columns: Int = 80, rows: Int = 24, on screen: Screen
  ) -> Session {
    let session = Session()
    session.columns = { columns }
    session.terminal = TerminalOutput(
      TerminalDevice(
        columns: { columns }, rows: { rows }, write: { screen.text += $0 },
        writeError: { screen.text += $0 },
        page: { text in
          if screen.isPaging { screen.pages.append(text) }
          return screen.isPaging
        }))
    return session
  }

  private func output(
    of inputs: String..., columns: Int = 80, prepare: (Screen) -> Void = { _ in }
  ) -> String {
    let screen = Screen()
    prepare(screen)
    let session = session(columns: columns, on: screen)
    for input in inputs.dropLast() { session.handle(input) }
    screen.text = ""
    session.handle(inputs.last ?? "")
    return screen.text
  }

  // MARK: Folding

  @Test(
    arguments: [
      ("print 'same'", "same\n"), ("print(i)", nil),
      ("print('<0x'..string.format('%x', i)..'>')", nil),
    ] as [(String, String?)])
  func aLongRunIsFolded(_ statement: String, _ line: String?) {
    let text = output(of: "for i = 1, 10000 do \(statement) end")
    #expect(text.split(separator: "\n").count == 5)
    #expect(text.hasSuffix("\n… 9,996 more like this\n"))
    if let line { #expect(text.hasPrefix(String(repeating: line, count: 4))) }
  }

  @Test func aShortRunIsPrintedAsAWhole() {
    let text = output(of: "for i = 1, 40 do print(i) end")
    #expect(text == (1...40).map { "\($0)\n" }.joined())
  }

  @Test func whatFollowsARunIsPrintedAfterIt() {
    let text = output(of: "for i = 1, 50 do print(i) end print 'end' io.write 'x'")
    #expect(text == "1\n2\n3\n4\n… 46 more like this\nend\nx\n")
    let short = output(of: "for i = 1, 6 do print(i) end io.write 'x'")
    #expect(short == "1\n2\n3\n4\n5\n6\nx\n")
  }

  @Test func foldingCanBeSwitchedOff() {
    let text = output(of: ":set fold off", "for i = 1, 100 do print(i) end")
    #expect(text.split(separator: "\n").count == 100)
  }

  @Test(arguments: [":timeline", ":timeline --sequence"])
  func timelinesAreFolded(_ command: String) {
    let inputs = (
      "home = UIViewController 'Home' window.rootViewController = home",
      "for i = 1, 60 do home:present(UIViewController('N' .. i), true) end"
    )
    func text(_ setting: String) -> String {
      output(of: inputs.0, inputs.1, ":set fold \(setting)", command) { $0.isPaging = false }
    }
    #expect(text("on").contains(/\n.*… 5\d more like this/))
    #expect(text("on").split(separator: "\n").count + 50 < text("off").split(separator: "\n").count)
    #expect(!answers(inputs.0, inputs.1, command).contains("more like this"))
  }

  @Test func manyWarningsAreCounted() {
    let text = output(
      of: "home = UIViewController 'Home' window.rootViewController = home",
      "for i = 1, 50 do home:present(UIViewController('N' .. i), true) end")
    #expect(text.split(separator: "\n").count { $0.hasPrefix("warning: ") } == 4)
    #expect(text.contains(/… 4\d more like this: warning:/))
  }

  // MARK: Errors

  @Test func theErrorIsLast() {
    let text = output(
      of: "home = UIViewController 'Home'",
      "window.rootViewController = home print 'printed' error 'wrong'")
    #expect(text.contains("printed\n"))
    let parts = ["printed", "viewDidLoad", "window", "error: input 2:1: wrong"]
    let places = parts.compactMap { text.firstRange(of: $0)?.lowerBound }
    #expect(places.count == parts.count && places == places.sorted())
    #expect(text.hasSuffix("^\n"))
  }

  @Test func withoutATerminalErrorsAreReportedAtOnce() {
    let text = answer(to: "window.rootViewController = UIViewController 'Home' error 'wrong'")
    #expect(text.hasPrefix("error: "))
    #expect(text.hasSuffix("appeared\n"))
  }

  // MARK: Width

  @Test(arguments: [40, 80, 120])
  func nothingBreaksInsideAWord(_ columns: Int) {
    let screen = Screen()
    screen.isPaging = false
    let session = session(columns: columns, on: screen)
    let inputs = [
      "home = UIViewController 'Home'", "nav = UINavigationController{ home, name = 'nav' }",
      "tabs = UITabBarController{ nav, UIViewController 'Other' }",
      "window.rootViewController = tabs", "nav:pushViewController(UIViewController 'Detail', true)",
      "home:present(UIViewController 'A', true) home:present(UIViewController 'B', true)",
      "nav:pushViewController(nav)", "hom.x = 1", ":families", ":timeline", ":timeline 4", ":help",
      ":help UINavigationController", ":help set", ":journal", ":why", ":why Home", ":tree",
      ":explain nav-in-nav", ":set show both", "nav:popViewController(true)", ":screen", ":leaks",
      ":set", ":nonsense", "x = " + String(repeating: "'a' .. ", count: 40) + "1",
    ]
    for input in inputs { session.handle(input) }
    let lines = screen.text.split(separator: "\n")
    // A word that is longer than a line is left to the terminal.
    for line in lines where line.count > columns {
      #expect(!line.drop { $0 == " " }.contains(" "), "\(line)")
    }
    #expect(lines.count > 200)
  }

  @Test(arguments: [
    ("家族 家族 家族", 9, ["家族 家族", "家族"]),
    (
      "e\u{301}e\u{301}e\u{301} e\u{301}e\u{301} x", 6,
      ["e\u{301}e\u{301}e\u{301} e\u{301}e\u{301}", "x"]
    ),
    ("👩‍👧 👩‍👧 👩‍👧", 5, ["👩‍👧 👩‍👧", "👩‍👧"]),
    ("│  ├─ #2  one two three", 20, ["│  ├─ #2  one two", "│  │      three"]),
    ("ab\u{8}\u{8}cd efgh ijkl", 6, ["ab\u{8}\u{8}cd efgh ijkl"]),
    ("\u{1B}[2J one two three", 6, ["\u{1B}[2J one two three"]),
    ("a\tb c d", 10, ["a       b", "c d"]),
  ])
  func linesAreMeasuredAsTheTerminalShowsThem(_ line: String, _ width: Int, _ rows: [String]) {
    #expect(Prose.folded(line, to: width).split(separator: "\n").map(String.init) == rows)
  }

  @Test func coloursContinueInTheNextRow() {
    let red = "\u{1B}[31m", end = "\u{1B}[0m"
    #expect(
      Prose.folded("\(red)one two three\(end) four", to: 8)
        == "\(red)one two\(end)\n\(red)three\(end)\nfour")
    #expect(Prose.folded("\(red)one two\(end)", to: 7) == "\(red)one two\(end)")
  }

  @Test func aWordThatIsTooLongIsBrokenAtItsSigns() {
    #expect(Prose.folded("see /one/two/three.lua:12:", to: 12) == "see /one/\ntwo/three.\nlua:12:")
  }

  // MARK: Pages

  @Test func aLongTextIsAPage() {
    let screen = Screen()
    let session = session(rows: 20, on: screen)
    session.handle(":help")
    #expect(screen.pages.count == 1 && screen.text == "")
    session.handle(":set")
    #expect(screen.pages.count == 1 && screen.text.hasPrefix("show tree\n"))
    screen.isPaging = false
    session.handle(":help")
    #expect(screen.text.hasSuffix(screen.pages[0]))
  }

  @Test func linesForOtherProgramsAreNotWrapped() {
    let root =
      "window.rootViewController = UIViewController '\(String(repeating: "x ", count: 60))'"
    let diagram = output(of: root, ":timeline --sequence", columns: 40)
    #expect(
      diagram.hasPrefix("sequenceDiagram\n  participant c0 as UIKit\n  participant c1 as x x x"))
    #expect(
      diagram.split(separator: "\n").allSatisfy { $0.hasPrefix("  ") || $0 == "sequenceDiagram" })
    #expect(diagram.contains("  Note over c0,c1: input 1  window.rootViewController ="))
  }

  // MARK: Timelines

  @Test func aTimelineIsThatOfAnInputOrAController() {
    let push = [
      "home = UIViewController 'Home' nav = UINavigationController{ home }",
      "window.rootViewController = nav", "nav:pushViewController(UIViewController 'Detail', true)",
    ]
    func timeline(_ words: String) -> String {
      output(of: push[0], push[1], push[2], ":timeline\(words)", columns: 120)
    }
    let all = output(of: push[0], push[1], ":timeline", columns: 120)
    #expect(all.hasPrefix("     ms  ") && all.contains("UINavigationController#2"))
    #expect(timeline(" 3").hasPrefix("     ms  Detail "))
    #expect(!timeline(" 3").contains("viewDidLoad\n                 viewWillAppear"))
    #expect(timeline(" Home").hasPrefix("     ms  Home\n      0  willMove(toParent: "))
    #expect(timeline(" home") == timeline(" Home") && timeline(" #1") == timeline(" Home"))
    #expect(timeline(" 3 --sequence").contains("Note over c0,c3: input 3  nav"))
    #expect(timeline(" 9") == "error: no such input: use 1 to 3; a controller's number is #9\n")
    #expect(timeline(" --seq") == "error: unknown option '--seq'; did you mean '--sequence'?\n")
  }
}

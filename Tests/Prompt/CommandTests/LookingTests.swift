import Foundation
import Support
import Testing

/// What the prompt shows at terminals of several sizes.
@Suite(.slow("it starts processes"))
struct LookingTests {
  private static let scene = [
    "home = UIViewController 'Home'", "nav = UINavigationController{ home, name = 'nav' }",
    "window.rootViewController = nav",
  ]
  private static let push = "nav:pushViewController(UIViewController 'Detail', true)"

  @Test(arguments: [40, 80])
  func changesAreMarkedAndWordsAreWhole(_ columns: Int) throws {
    try withPrompt(columns: columns) { prompt throws in
      for input in Self.scene { try prompt.answer(to: input) }
      let lines = try prompt.answer(to: Self.push)
      #expect(lines.contains { $0.hasPrefix("+    └─ #3  UIViewController") })
      #expect(lines.contains { $0.hasPrefix("~    ├─ #1  UIViewController") })
      #expect(lines.contains { $0.hasPrefix("  └─ nav  UINavigationController") })
      let words = Set(lines.flatMap { $0.split(separator: " ") })
      for word in ["viewWillDisappear(animated)", "viewIsAppearing(animated)", "disappeared"] {
        #expect(words.contains(Substring(word)), "\(word)")
      }
    }
  }

  @Test(arguments: [40, 80])
  func timelinesFamiliesAndErrorsFit(_ columns: Int) throws {
    try withPrompt(columns: columns) { prompt throws in
      for input in Self.scene + [Self.push] { try prompt.answer(to: input) }
      let table = try prompt.answer(to: ":timeline 4")
      #expect(table.first?.hasPrefix("     ms  ") == true)
      #expect(table.contains { $0.hasPrefix("+   350  ") })
      var words: [Substring] = []
      for input in [":timeline", ":families", "nav:pushViewController(nav)", ":journal"] {
        words += try prompt.answer(to: input).flatMap { $0.split(separator: " ") }
      }
      for word in [
        "navigationController", "NSInvalidArgumentException:", "controller;",
        "window.rootViewController",
      ] {
        #expect(words.contains(Substring(word)), "\(word)")
      }
    }
  }

  @Test func theTreeAndTheScreenAreSideBySide() throws {
    try withPrompt(columns: 100) { prompt throws in
      for input in Self.scene + [":set show both"] { try prompt.answer(to: input) }
      let lines = try prompt.answer(to: Self.push)
      #expect(lines.contains { $0.hasPrefix("  window ") && $0.contains("┌ 9:41 ─") })
      prompt.resize(rows: 40, columns: 99)
      let below = try prompt.answer(to: "nav:popViewController(true)")
      #expect(below.contains { $0.hasPrefix("┌ 9:41 ─") })
    }
  }

  @Test func controlCharactersAreEscaped() throws {
    try withPrompt { prompt throws in
      try prompt.answer(to: "evil = UIViewController '\\27[2J\\r\\8\\n\\u{202E}x'")
      try prompt.answer(to: "window.rootViewController = UINavigationController{ evil }")
      for input in [":tree", ":timeline", ":families", ":why evil", ":timeline --sequence"] {
        let lines = try prompt.answer(to: input)
        #expect(lines.contains { $0.contains("27") && $0.contains("202E") }, "\(input)")
      }
      #expect(try prompt.answer(to: "1 + 1") == ["2"])
    }
  }

  @Test func manyControllersAndLinesAreFewRows() throws {
    try withPrompt { prompt throws in
      try prompt.answer(to: "a = {} for i = 1, 2000 do a[i] = UIViewController('C' .. i) end")
      try prompt.answer(
        to: "window.rootViewController = UINavigationController{ viewControllers = a }")
      let tree = try prompt.answer(to: "a[1000].title = 'Changed'")
      #expect(tree.count <= 40)
      #expect(tree.contains { $0.hasPrefix("~    ├─ #1000  UIViewController \"Changed\"") })
      let lines = try prompt.answer(to: "for i = 1, 10000 do print(i) end error 'last'")
      #expect(lines[..<5] == ["1", "2", "3", "4", "… 9,996 more like this"])
      #expect(lines[5] == "error: input 4:1: last")
    }
  }

  // MARK: Pages

  @Test func longTextsOpenInThePager() throws {
    let pager = "sed -n -e 1p -e '$=' #"
    try withPrompt(environment: ["PAGER": pager]) { prompt throws in
      let lines = try prompt.answer(to: ":help")
      #expect(
        lines.count == 2 && lines[0].hasPrefix(":help") && Int(lines[1]).map { $0 > 40 } == true)
      #expect(try prompt.answer(to: "1") == ["1"])
    }
  }

  @Test(arguments: [
    ("/nowhere/pager -x", "error: PAGER: '/nowhere/pager' can't be run"),
    ("false", "error: PAGER: 'false' failed with code 1"),
  ])
  func aBrokenPagerIsReportedOnceAndTheTextIsPrinted(_ pager: String, _ problem: String) throws {
    try withPrompt(environment: ["PAGER": pager]) { prompt throws in
      let lines = try prompt.answer(to: ":help")
      #expect(lines.count { $0.hasPrefix("error: ") } == 1 && lines[0].hasPrefix(problem))
      #expect(lines.count > 40)
      #expect(try prompt.answer(to: ":help") == Array(lines.dropFirst()))
    }
  }

  @Test(arguments: ["", "cat"]) func thesePagersAreNone(_ pager: String) throws {
    try withPrompt(environment: ["PAGER": pager]) { prompt throws in
      #expect(try prompt.answer(to: ":help").count > 40)
    }
  }
}

import Foundation
import Support
import Testing

/// The interactive prompt, key by key.
@Suite(.slow("it starts processes"))
struct PromptTests {
  @Test func answersStandBetweenPrompts() throws {
    try withPrompt { prompt throws in
      #expect(try prompt.answer(to: "1 + 1") == ["2"])
      #expect(try prompt.answer(to: "x =\r7") == ["7"])
      #expect(try prompt.answer(to: "x") == ["7"])
    }
  }

  @Test func controlDLeaves() throws {
    try withPrompt { prompt throws in
      try prompt.type("\u{4}")
      #expect(try prompt.waitForEnd() == 0)
    }
  }

  @Test func controlCClearsTheLine() throws {
    try withPrompt { prompt throws in
      try prompt.type("error(")
      try prompt.wait(for: "> error(")
      try prompt.type("\u{3}")
      try prompt.waitForPrompt()
      try prompt.type("{\r1,")
      try prompt.wait(for: "> {\n1,")
      try prompt.type("\u{3}")
      try prompt.waitForPrompt()
      #expect(try prompt.answer(to: "2") == ["2"])
    }
  }

  // MARK: History

  private let up = "\u{1B}[A"

  @Test func aBlockIsRecalledAndEditedAsOne() throws {
    try withPrompt { prompt throws in
      #expect(try prompt.answer(to: "for i = 1, 2 do\r  print(i)\rend").suffix(2) == ["1", "2"])
      try prompt.answer(to: "y = 3")
      try prompt.type(up + up)
      try prompt.wait(for: "> for i = 1, 2 do\n  print(i)\nend")
      try prompt.wait("the cursor behind the block") { $0.beforeCursor == "end" }
      try prompt.type(" print(y)\r")
      try prompt.wait(for: "end print(y)\n1\n2\n3\n>")
    }
  }

  @Test func theHistoryOutlivesSessionsAndIsSearched() throws {
    try withFolder(["config/none": ""]) { folder throws in
      let (one, two) = (try PseudoTerminal(in: folder), try PseudoTerminal(in: folder))
      try one.answer(to: "first = 1")
      try two.answer(to: "second = 2")
      try one.answer(to: " hidden = 3")
      let three = try PseudoTerminal(["-q", "--private"], in: folder)
      try three.answer(to: "third = 3")
      for prompt in [one, two, three] {
        try prompt.type("\u{4}")
        #expect(try prompt.waitForEnd() == 0)
      }
      let stored = folder.appendingPathComponent("state/drilldown/history")
      #expect(try String(contentsOf: stored, encoding: .utf8) == "first = 1\nsecond = 2\n")
      let last = try PseudoTerminal(in: folder)
      try last.waitForPrompt()
      try last.type("\u{12}irst")
      try last.wait(for: "(reverse-i-search)`irst': first = 1")
      try last.type("\r")
      try last.waitForPrompt()
      #expect(try last.answer(to: "first") == ["1"])
    }
  }

  @Test func aFullDiskIsReportedOnce() throws {
    try withFolder(["state/drilldown/none": ""]) { folder throws in
      try FileManager.default.createSymbolicLink(
        atPath: folder.path + "/state/drilldown/history", withDestinationPath: "/dev/full")
      let prompt = try PseudoTerminal(in: folder)
      #expect(try prompt.answer(to: "1").last == "1")
      #expect(try prompt.answer(to: "2") == ["2"])
      #expect(prompt.screen.text.contains("the history isn't saved: \(folder.path)"))
    }
  }

  // MARK: Interrupts and hangups

  @Test(arguments: [
    "while true do end", "coroutine.wrap(function() while true do end end)()",
    "while true do pcall(function() while true do end end) end", "wait(1e9) while true do end",
    "while true do print(1) end",
  ])
  func controlCStopsAnythingAndTheSessionContinues(_ program: String) throws {
    try withPrompt { prompt throws in
      try prompt.answer(to: "kept = 42")
      let row = prompt.screen.row
      try prompt.type("io.write('GO\\n') " + program + "\r")
      try prompt.wait("a sign of life") { $0.row > row + 1 }
      try prompt.type("\u{3}")
      try prompt.wait(for: "input 2:1: interrupted")
      #expect(try prompt.answer(to: "kept").suffix(1) == ["42"])
    }
  }

  @Test func controlCAtABreakpointCancelsTheInput() throws {
    try withPrompt { prompt throws in
      try prompt.answer(to: "kept = 42")
      try prompt.answer(to: ":break viewDidLoad")
      try prompt.type("window.rootViewController = UIViewController 'A'\r")
      try prompt.wait("the halt") { $0.beforeCursor == "A viewDidLoad> " }
      try prompt.type("nonsense(")
      try prompt.wait(for: "> nonsense(")
      try prompt.type("\u{3}")
      try prompt.wait("an empty line") { $0.beforeCursor == "A viewDidLoad> " }
      try prompt.type("io.write('GO\\n') while true do end\r")
      try prompt.wait(for: "\nGO\n")
      try prompt.type("\u{3}")
      try prompt.wait(for: "the session is as after input 1\n")
      #expect(try prompt.answer(to: "kept, window.rootViewController") == ["42   nil"])
    }
  }

  @Test func controlCTwiceLeaves() throws {
    try withPrompt { prompt throws in
      try prompt.type("io.write('GO\\n') local s = ('a'):rep(99) s:find(('a?'):rep(99) .. s)\r")
      try prompt.wait(for: "\nGO\n")
      // Two presses before the program wakes up are one signal.
      while !prompt.hasEnded(within: 0.2) { try prompt.type("\u{3}") }
      #expect(try prompt.waitForEnd() == 130)
    }
  }

  @Test func exitingWithControlCKeepsTheJournal() throws {
    try withFolder(["config/none": ""]) { folder throws in
      let prompt = try PseudoTerminal(in: folder)
      try prompt.answer(to: "kept = 42")
      try prompt.answer(to: "error 'no'")
      try prompt.type("io.write('GO\\n') local s = ('a'):rep(99) s:find(('a?'):rep(99) .. s)\r")
      try prompt.wait(for: "\nGO\n")
      while !prompt.hasEnded(within: 0.2) { try prompt.type("\u{3}") }
      #expect(try prompt.waitForEnd() == 130)
      let journal = try Self.journals(in: folder)
      #expect(journal == ["kept = 42\n-- input 2, not included:\n--   error 'no'\n"])
      let text = prompt.screen.text.replacing("\n", with: "")
      #expect(text.contains("the journal was saved to \(folder.path)"))
    }
  }

  @Test func theJournalIsRemovedWhenTheSessionEnds() throws {
    try withFolder(["config/none": ""]) { folder throws in
      let prompt = try PseudoTerminal(in: folder)
      try prompt.answer(to: "kept = 1")
      try prompt.answer(to: "kept = 2")
      #expect(try Self.journals(in: folder) == ["kept = 1\nkept = 2\n"])
      try prompt.answer(to: ":undo")
      #expect(try Self.journals(in: folder) == ["kept = 1\n"])
      try prompt.type("\u{4}")
      #expect(try prompt.waitForEnd() == 0)
      #expect(try Self.journals(in: folder) == [])
    }
  }

  private static func journals(in folder: URL) throws -> [String] {
    let state = folder.appendingPathComponent("state/drilldown")
    return try FileManager.default.contentsOfDirectory(atPath: state.path)
      .filter { $0.hasPrefix("journal-") }
      .map { try String(contentsOf: state.appendingPathComponent($0), encoding: .utf8) }
  }

  @Test func aWatchedFileIsReloadedAboveTheLine() throws {
    try withFolder(["code.lua": "function f() return 1 end"]) { folder throws in
      let prompt = try PseudoTerminal(in: folder)
      try prompt.answer(to: ":watch code.lua")
      try prompt.answer(to: "x = f()")
      try prompt.type("x + 4")
      try prompt.wait(for: "> x + 4")
      try Data("function f() return 3 end".utf8).write(
        to: folder.appendingPathComponent("code.lua"), options: .atomic)
      try prompt.wait(for: "\nreloaded code.lua; 2 inputs replayed, 0 events\n> x + 4")
      try prompt.type("0\r")
      try prompt.wait(for: "> x + 40\n43\n>")
    }
  }

  @Test(arguments: ["", "x = 12", "io.write('GO\\n') while true do end\r", "{\r1,\r"])
  func aClosedTerminalEndsTheSessionInOrder(_ typed: String) throws {
    try withFolder(["config/none": ""]) { folder throws in
      let prompt = try PseudoTerminal(["-q", "--defaults", "kept"], in: folder)
      try prompt.answer(to: "defaults.set('a', 1)")
      try prompt.type(typed)
      if typed.contains("GO") { try prompt.wait(for: "\nGO\n") }
      prompt.send(SIGHUP)
      #expect(try prompt.waitForEnd() == 129)
      #expect(FileManager.default.fileExists(atPath: folder.path + "/kept"))
      let journals = try Self.journals(in: folder)
      #expect(journals.count == 1)
      #expect(journals.first?.hasPrefix("defaults.set('a', 1)\n") == true)
    }
  }

  // MARK: The start file

  @Test func theStartFileRunsFirst() throws {
    try withFolder(["config/drilldown/init.lua": "started = 5 print('hello')"]) { folder throws in
      let prompt = try PseudoTerminal(in: folder)
      #expect(try prompt.answer(to: "started") == ["5"])
      #expect(prompt.screen.lines.first == "hello")
      let plain = try PseudoTerminal(["-q", "--no-init"], in: folder)
      #expect(try plain.answer(to: "started == nil") == ["true"])
      #expect(plain.screen.lines.first == "> started == nil")
    }
  }

  @Test func anErrorInTheStartFileIsShownAndThePromptComes() throws {
    let files = ["config/drilldown/init.lua": "started = 5\nerror('oops')"]
    try withFolder(files) { folder throws in
      let prompt = try PseudoTerminal(in: folder)
      #expect(try prompt.answer(to: "started") == ["5"])
      #expect(prompt.screen.lines.first == "error: init.lua:2: oops")
      try prompt.type("\u{4}")
      #expect(try prompt.waitForEnd() == 0)
    }
  }

  @Test func aStartFileWithoutEndIsInterrupted() throws {
    let files = ["config/drilldown/init.lua": "print('GO') while true do end"]
    try withFolder(files) { folder throws in
      let prompt = try PseudoTerminal(in: folder)
      try prompt.wait("a sign of life") { $0.row > 0 }
      try prompt.type("\u{3}")
      #expect(try prompt.answer(to: "1") == ["1"])
    }
  }

  // MARK: Forty inputs

  private static let inputSets: [(String, [String])] = [
    (
      "complete",
      [
        "1", "1 + 1", "x", "x = 1", "local y", "{}", "'a'", "[[a]]", "-- note", "#'abc'",
        "return 1",
        "function f() end", "if x then f() end", "for i = 1, 2 do end", "f{ 1, 2 }", "1 -- [[ open",
      ]
    ),
    (
      "incomplete",
      [
        "1 +", "{", "'a' ..", "function g()", "[[", "--[[", "x =", "f(", "f(1,", "if x then",
        "while true do", "for i = 1,", "return {", "repeat", "x.", "not", "[==[ ]]", "local",
      ]
    ),
    ("wrong", ["1 + )", "end", "x = = 1", "'a", "f)", "1 2", "}", "goto nowhere"]),
  ]

  @Test(arguments: inputSets)
  func fortyInputsAreClassified(inputSet: String, inputs: [String]) throws {
    try withPrompt { prompt throws in
      try prompt.answer(to: "function f() end")
      for input in inputs {
        let before = prompt.screen.row
        // What is typed next stands behind a prompt, or in the next line of the same input.
        try prompt.type(input + "\r")
        if inputSet != "incomplete" {
          try prompt.wait("an answer to \(input)") { $0.row > before && $0.isAtPrompt }
        }
        try prompt.type("@@")
        try prompt.wait("a line after \(input)") {
          $0.row > before && $0.beforeCursor.hasSuffix("@@")
        }
        let asksForMore = !prompt.screen.beforeCursor.hasPrefix("> ")
        let output = prompt.screen.lines[(before + 1)...].joined()
        let found = asksForMore ? "incomplete" : output.contains("error:") ? "wrong" : "complete"
        #expect(found == inputSet, "\(input): \(output)")
        try prompt.type("\u{3}")
        try prompt.waitForPrompt()
      }
    }
  }
}

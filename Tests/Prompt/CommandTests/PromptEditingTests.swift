import Foundation
import Support
import Testing

/// Keys that edit the line at the prompt, and bytes that aren't keys.
@Suite(.slow("it starts processes"))
struct PromptEditingTests {
  @Test func wideCharactersAndMarksAreEdited() throws {
    try withPrompt { prompt throws in
      try prompt.type("\"é日本e\u{301}x\"")
      try prompt.wait(for: "> \"é日本e\u{301}x\"")
      try prompt.type("\u{1B}[D\u{7F}\u{7F}\u{7F}")
      try prompt.wait("three characters less") { $0.text.hasSuffix("> \"é日\"") }
      #expect(prompt.screen.column == 6)
      try prompt.type("\r")
      try prompt.wait(for: "\n\"é日\"\n>")
    }
  }

  @Test func whatIsPastedIsOneInput() throws {
    try withPrompt { prompt throws in
      try prompt.type("\u{1B}[200~for i = 1, 2 do\n\tprint(i)\nend\u{1B}[201~")
      try prompt.wait("the block") { $0.beforeCursor == "end" }
      try prompt.type("\r")
      try prompt.wait(for: "end\n1\n2\n>")
    }
  }

  @Test func altEnterContinuesACompleteInput() throws {
    try withPrompt { prompt throws in
      try prompt.type("x = 20\u{1B}\r")
      try prompt.wait("the second line") { $0.beforeCursor.isEmpty && $0.text.contains("x = 20") }
      try prompt.type("y = x + 1")
      try prompt.wait("its text") { $0.beforeCursor == "y = x + 1" }
      try prompt.type("\r")
      try prompt.waitForPrompt()
      #expect(try prompt.answer(to: "x, y") == ["20   21"])
    }
  }

  @Test func theUsersInputrcIsRead() throws {
    let inputrc = "$if drilldown\n\"\\C-g\": \"6 * 7\"\n$endif\n"
    try withFolder(["inputrc": inputrc]) { folder throws in
      let prompt = try PseudoTerminal(
        environment: ["INPUTRC": folder.path + "/inputrc"], in: folder)
      #expect(try prompt.answer(to: "\u{7}") == ["42"])
    }
  }

  @Test func aResizedWindowRedrawsTheLine() throws {
    try withPrompt { prompt throws in
      try prompt.type(String(repeating: "x", count: 70) + " = 1")
      try prompt.wait(for: "x = 1")
      prompt.resize(rows: 40, columns: 50)
      try prompt.type(" + 1")
      try prompt.wait("the line in two rows") {
        $0.text.hasSuffix(String(repeating: "x", count: 22) + " = 1 + 1")
      }
    }
  }

  @Test func bytesThatAreNoTextAreAccepted() throws {
    try withPrompt { prompt throws in
      let quote = UInt8(ascii: "\"")
      try prompt.type(bytes: [quote, 0xFF, 0, 0xC3, 0xE2, 0x82, quote, 13])
      try prompt.wait("an answer") { $0.row > 0 && $0.isAtPrompt }
      #expect(try prompt.answer(to: "1") == ["1"])
    }
  }

  @Test func anEndlessLineIsAccepted() throws {
    try withPrompt(environment: ["TERM": "dumb"]) { prompt throws in
      // A terminal that edits lines itself passes on 4,096 bytes of each.
      try prompt.type("--" + String(repeating: "x", count: 100_000) + "\r")
      try prompt.wait("an answer") { $0.row > 0 && $0.isAtPrompt }
      #expect(try prompt.answer(to: "1").last == "1")
    }
  }
}

/// A line of Swift is answered with one of Lua, which waits for Enter.
@Suite(.slow("it starts processes"))
struct TranslatedLineTests {
  @Test(arguments: [80, 40])
  func theNextPromptBeginsWithTheLine(_ columns: Int) throws {
    try withPrompt(columns: columns) { prompt throws in
      try prompt.type("let x = 1 + 1\r")
      try prompt.wait("the line of Lua") { $0.text.hasSuffix("\n> x = 1 + 1") }
      try prompt.type("0\r")
      try prompt.type("x\r")
      try prompt.wait(for: "\n11\n>")
    }
  }

  @Test func aLineThatIsNotWantedIsDiscarded() throws {
    try withPrompt { prompt throws in
      try prompt.type("let x = 1\r")
      try prompt.wait("the line of Lua") { $0.text.hasSuffix("\n> x = 1") }
      try prompt.type("\u{15}x\r")
      try prompt.wait(for: "\nnil\n>")
    }
  }
}

/// Inputs of several lines, and what the history offers.
@Suite(.slow("it starts processes"))
struct PromptBlockTests {
  /// Types lines one by one, as a user does.
  private func type(_ lines: [String], into prompt: PseudoTerminal) throws {
    for line in lines {
      try prompt.type(line)
      try prompt.wait(line) { $0.beforeCursor.hasSuffix(line) }
      let row = prompt.screen.row
      try prompt.type("\r")
      try prompt.wait("the next line") { $0.row > row }
    }
  }

  @Test(arguments: [80, 40])
  func aBlockIsIndentedAndRecalledAsAWhole(_ columns: Int) throws {
    try withPrompt(columns: columns) { prompt throws in
      try type(["function f(a)", "if a then", "return 1", "end", "end"], into: prompt)
      try prompt.wait(for: "> function f(a)\n  if a then\n    return 1\n  end\nend\n>")
      #expect(try prompt.answer(to: "f(true)") == ["1"])
      try prompt.type("fun\u{1B}[A")
      try prompt.wait("the block") {
        $0.text.hasSuffix("> function f(a)\n  if a then\n    return 1\n  end\nend")
      }
      try prompt.type("\u{05}\u{05}\u{1B}[A\u{1B}[A\u{05}\u{7F}21\r")
      try prompt.waitForPrompt()
      #expect(try prompt.answer(to: "f(true)") == ["21"])
    }
  }

  @Test func upSearchesForThePrefix() throws {
    try withPrompt { prompt throws in
      for input in ["alpha = 1", "beta = 2", "alps = 3", "gamma = 4"] {
        try prompt.answer(to: input)
      }
      try prompt.type("al\u{1B}[A")
      try prompt.wait(for: "> alps = 3")
      try prompt.type("\u{1B}[A")
      try prompt.wait(for: "> alpha = 1")
      try prompt.type("\u{1B}[B")
      try prompt.wait("the later one") { $0.text.hasSuffix("> alps = 3") }
    }
  }

  @Test func theHistoryContinuesTheLine() throws {
    try withPrompt { prompt throws in
      try prompt.answer(to: "alpha = 40 + 2")
      try prompt.type("al")
      try prompt.wait("a suggestion") { $0.text.hasSuffix("> alpha = 40 + 2") && $0.column == 4 }
      try prompt.type("x")
      try prompt.wait("no suggestion") { $0.text.hasSuffix("> alx") }
      try prompt.type("\u{7F}\u{1B}[C\r")
      try prompt.waitForPrompt()
      #expect(try prompt.answer(to: "alpha") == ["42"])
      try prompt.answer(to: ":set suggestions off")
      try prompt.type("alp")
      try prompt.type("h")
      try prompt.wait("the line alone") { $0.text.hasSuffix("> alph") }
    }
  }

  @Test(arguments: [([:], true), (["NO_COLOR": "1"], false), (["TERM": "dumb"], false)])
  func theLineHasColoursWhereTheTerminalHas(
    _ environment: [String: String], _ hasColours: Bool
  ) throws {
    try withPrompt(environment: environment) { prompt throws in
      try prompt.type("local x = 'a'")
      try prompt.wait(for: "> local x = 'a'")
      try prompt.type("\r")
      try prompt.waitForPrompt()
      #expect(prompt.screen.hasColours == hasColours)
    }
  }

  @Test func aLongLineInColoursKeepsItsPlace() throws {
    try withPrompt(columns: 40) { prompt throws in
      let line = "x = { 'one', 'two', 'three', 'four', 'five', 'six' }"
      try prompt.type(line)
      try prompt.wait("the line in two rows") { $0.lines.joined() == "> \(line)" }
      try prompt.type("\u{01}y = \u{05}[1]")
      try prompt.wait("the longer line") { $0.lines.joined() == "> y = \(line)[1]" }
      #expect(prompt.screen.row == 1)
    }
  }

  @Test func theEditorChangesTheLine() throws {
    try withPrompt(environment: ["EDITOR": "sed -i s/1/7/"]) { prompt throws in
      try prompt.answer(to: "x = 1")
      try prompt.type("y = 1 + 1\u{18}\u{05}")
      try prompt.wait(for: "> y = 7 + 1")
      try prompt.type("\r")
      try prompt.waitForPrompt()
      #expect(try prompt.answer(to: "y") == ["8"])
      try prompt.type(":edit\r")
      try prompt.wait("the last input") { $0.beforeCursor == "> y" }
    }
  }

  @Test(arguments: [
    ("false", "error: the editor 'false' failed; nothing has changed"),
    ("truncate -s 0", "error: the editor left nothing; nothing has changed"),
  ])
  func aFailedEditorLeavesTheLine(_ editor: String, _ message: String) throws {
    try withPrompt(environment: ["VISUAL": editor]) { prompt throws in
      try prompt.type("y = 1\u{18}\u{05}")
      try prompt.wait("the message and the line") { $0.text.hasSuffix("\(message)\n> y = 1") }
      try prompt.type("\r")
      try prompt.waitForPrompt()
      #expect(try prompt.answer(to: "y") == ["1"])
    }
  }

  @Test func aSessionThatEndedAbruptlyIsOffered() throws {
    try withFolder(["config/none": ""]) { folder throws in
      var prompt = try PseudoTerminal(in: folder)
      try prompt.answer(to: "depth = 5")
      prompt.send(SIGKILL)
      _ = try prompt.waitForEnd()
      prompt = try PseudoTerminal(in: folder)
      try prompt.wait(for: "ended abruptly (1 line); :recover resumes it\n>")
      try prompt.answer(to: ":recover")
      #expect(try prompt.answer(to: "depth") == ["5"])
      try prompt.type(":quit\r")
      #expect(try prompt.waitForEnd() == 0)
      prompt = try PseudoTerminal(in: folder)
      try prompt.waitForPrompt()
      #expect(!prompt.screen.text.contains("abruptly"))
    }
  }
}

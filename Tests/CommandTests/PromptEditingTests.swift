import Foundation
import Support
import Testing

/// Keys that edit the line at the prompt, and bytes that aren't keys.
@Suite(.slow)
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
@Suite(.slow)
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

import Foundation
import Testing

/// The prompt as a person has it, key by key.
struct PromptTests {
  private func withPrompt(
    _ words: [String] = ["-q"], environment: [String: String] = [:], columns: Int = 120,
    _ body: (PseudoTerminal) throws -> Void
  ) throws {
    try withFolder(["config/none": ""]) { folder throws in
      let terminal = try PseudoTerminal(
        words, environment: environment, columns: columns, in: folder)
      try terminal.waitForPrompt()
      try body(terminal)
    }
  }

  @Test func answersStandBetweenPrompts() throws {
    try withPrompt { prompt throws in
      #expect(try prompt.answer(to: "1 + 1") == ["2"])
      #expect(try prompt.answer(to: "x =\r7") == [">> 7"])
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
      try prompt.wait(for: "\n>> 1,")
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
      let kept = folder.appendingPathComponent("state/drilldown/history")
      #expect(try String(contentsOf: kept, encoding: .utf8) == "first = 1\nsecond = 2\n")
      let last = try PseudoTerminal(in: folder)
      try last.waitForPrompt()
      try last.type("\u{12}irst")
      try last.wait(for: "(reverse-i-search)`irst': first = 1")
      try last.type("\r")
      try last.waitForPrompt()
      #expect(try last.answer(to: "first") == ["1"])
    }
  }

  @Test func aFullDiskIsToldOfOnce() throws {
    try withFolder(["state/drilldown/none": ""]) { folder throws in
      try FileManager.default.createSymbolicLink(
        atPath: folder.path + "/state/drilldown/history", withDestinationPath: "/dev/full")
      let prompt = try PseudoTerminal(in: folder)
      #expect(try prompt.answer(to: "1").last == "1")
      #expect(try prompt.answer(to: "2") == ["2"])
      #expect(prompt.screen.text.contains("the history is not kept: \(folder.path)"))
    }
  }
}

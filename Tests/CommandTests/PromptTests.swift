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
}

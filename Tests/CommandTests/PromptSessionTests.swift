import Foundation
import Support
import Testing

/// Whole sessions as a user sees them who types the text after the prompts.
@Suite(.slow)
struct PromptSessionTests {
  @Test(arguments: ["momentary", "halts"])
  func theScreenIsAsRecorded(_ name: String) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Sessions/\(name).txt")
    let expected = try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    try withPrompt(columns: 110) { prompt throws in
      for line in expected.dropLast() {
        guard let (mark, input) = Self.input(in: line) else { continue }
        try prompt.wait("the prompt for \(input)") { Self.stands(mark, alone: $0) }
        let row = prompt.screen.row
        try prompt.type(input + "\r")
        try prompt.wait("an answer to \(input)") {
          $0.row > row && $0.beforeCursor.hasSuffix("> ")
        }
      }
      try prompt.waitForPrompt()
      #expect(prompt.screen.lines.joined(separator: "\n") == expected.joined(separator: "\n"))
    }
  }

  /// A line's prompt and the text typed after it.
  private static func input(in line: String) -> (mark: String, input: String)? {
    guard let match = line.firstMatch(of: /^(>>? |at \d+ of \d+> |\w+ \w+(?:\(\w+\))?> )(.*)$/)
    else {
      return nil
    }
    return (String(match.1), String(match.2))
  }

  private static func stands(_ mark: String, alone screen: TerminalScreen) -> Bool {
    screen.beforeCursor == mark
  }
}

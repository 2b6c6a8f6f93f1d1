import Foundation
import Support
import Testing

/// Whole sessions as a user sees them who types the text after the prompts.
@Suite(.slow("it starts processes"))
struct PromptSessionTests {
  @Test(arguments: ["momentary", "halts"])
  func theScreenIsAsRecorded(_ name: String) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Sessions/\(name).txt")
    let expected = try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    try withPrompt(columns: 110) { prompt throws in
      // A block has no prompts, and its lines are indented for the user.
      let shown = expected.map { $0.hasPrefix(">> ") ? String($0.dropFirst(3)) : $0 }
      for line in expected.dropLast() {
        guard let (mark, input) = Self.input(in: line) else { continue }
        try prompt.wait("the prompt for \(input)") { Self.stands(mark, alone: $0) }
        let row = prompt.screen.row
        try prompt.type(input.drop { $0 == " " } + "\r")
        try prompt.wait("an answer to \(input)") {
          $0.row > row && ($0.beforeCursor.hasSuffix("> ") || Self.stands(">> ", alone: $0))
        }
      }
      try prompt.waitForPrompt()
      #expect(prompt.screen.lines.joined(separator: "\n") == shown.joined(separator: "\n"))
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
    mark == ">> "
      ? screen.beforeCursor.allSatisfy { $0 == " " } : screen.beforeCursor == mark
  }
}

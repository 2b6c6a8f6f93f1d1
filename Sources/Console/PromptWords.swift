import HeadlessUIKit
import Lua
import UIKitLua

extension Session {
  /// The command that is meant by an input that is neither one nor Lua: `help`, `exit`, `nav?`; nil
  /// for any other input.
  func commandMeant(by input: String) -> String? {
    let text = input.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if let command = Self.promptWords[text.lowercased()], isUndefined(text) { return command }
    if let word = Self.nameInQuestion(in: text), isUndefined("help") { return ":help \(word)" }
    return nil
  }

  /// What other prompts answer to.
  private static let promptWords: [String: String] = {
    let rows: KeyValuePairs = [
      ":help": ["help", "help()", "?", "??", ":?", "man", "commands"],
      ":quit": ["exit", "exit()", "quit", "quit()", ":exit", ":q!", "bye"],
    ]
    let pairs = rows.flatMap { command, words in words.map { ($0, command) } }
    return Dictionary(uniqueKeysWithValues: pairs)
  }()

  /// `nav` of `nav?`, `?nav`, `help nav` and `help(nav)`.
  private static func nameInQuestion(in text: String) -> String? {
    // A pattern costs more to make than a short input takes to run.
    guard text.contains("?") || text.hasPrefix("help") else { return nil }
    let match = text.wholeMatch(
      of: /(?:([\w.:]+) ?\?|\? ?([\w.:]+)|help ([\w.:]+)|help ?\( ?["']?([\w.:]+)["']? ?\))/)
    guard let parts = match?.output else { return nil }
    return (parts.1 ?? parts.2 ?? parts.3 ?? parts.4).map(String.init)
  }

  /// Whether no script has given a word a meaning.
  private func isUndefined(_ text: String) -> Bool {
    let word = String(text.prefix { $0.isLetter })
    return word.isEmpty || world.interpreter.global(word).isNil
  }

  /// Names the undefined globals that an input has read, when another one may be meant.
  func noteMissingGlobals() {
    guard !isReplaying else { return }
    for guess in world.interpreter.guessesAboutGlobals
    where !guessedNames.contains(guess.name) && ResultName(guess.name) == nil {
      writeError("note: \(guess.name) is nil; did you mean \(guess.meant)?\n")
    }
  }
}

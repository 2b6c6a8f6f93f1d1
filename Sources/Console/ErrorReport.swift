import Escaping
import Lua

/// An error as a person reads it: what, where, and how the script got there.
package struct ErrorReport {
  /// The lines, with the last one's end.
  package let text: String

  /// A report of an error, and of the callback it came from.
  package init(_ error: LuaError, context: String? = nil) {
    text = Self.head(error, error.message, context) + Self.traceback(error.traceback)
  }

  /// A report for the prompt: with the line of the error, explained where it is
  /// UIKit's, with the name that was perhaps meant, and short.
  init(_ error: LuaError, context: String? = nil, at line: ErrorLine?, guess: String? = nil) {
    let explanation = Explanation(of: error)
    let hint = guess.map { " (did you mean '\($0)'?)" } ?? ""
    let message = (explanation == nil ? error.message : error.messageWithoutHint) + hint
    text =
      Self.head(error, message, context) + (line?.text ?? "") + (explanation?.text ?? "")
      + Self.traceback(Self.shortened(error.traceback))
  }

  /// What UIKit raises is to the letter; other errors may mention names.
  private static func head(_ error: LuaError, _ message: String, _ context: String?) -> String {
    (context.map { "error in \($0.escaped): " } ?? "error: ")
      + (error.details == nil ? message.escapedLines : message) + "\n"
  }

  private static func traceback(_ frames: [String]) -> String {
    frames.isEmpty ? "" : "stack traceback:\n" + frames.map { "  \($0.escaped)\n" }.joined()
  }

  /// What the position doesn't say already: nothing for an input without calls, and of many
  /// frames the first and the last.
  private static func shortened(_ frames: [String]) -> [String] {
    if frames.count == 1, frames[0].hasSuffix(": in main chunk") { return [] }
    return frames.count > 8 ? frames.prefix(5) + ["..."] + frames.suffix(2) : frames
  }
}

extension LuaError {
  /// The message of a structured error whose hint stands elsewhere.
  fileprivate var messageWithoutHint: String {
    guard var details else { return message }
    details.hint = nil
    return details.text
  }
}

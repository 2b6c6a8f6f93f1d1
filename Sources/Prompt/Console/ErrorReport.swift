import EscapedText
import Lua

/// An error as users read it: what failed, where, and the stack of calls.
package struct ErrorReport {
  /// The lines, with the last one's end.
  package let text: String

  /// A report of an error, and of the callback it came from.
  package init(_ error: LuaError, context: String? = nil) {
    text = Self.head(error, error.message, context) + Self.traceback(error.traceback)
  }

  /// A short report for the prompt: with the line of the error, an explanation if it is UIKit's,
  /// and a suggestion for a mistyped name.
  init(_ error: LuaError, context: String? = nil, at line: ErrorLine?, guess: String? = nil) {
    let explanation = Explanation(of: error)
    let hint = guess.map { " (did you mean '\($0)'?)" } ?? line?.dotHint ?? ""
    let whole = (explanation == nil ? error.message : error.messageWithoutHint) + hint
    let element = line?.element.map { "('\($0)')" } ?? "(an element)"
    let message = whole.replacing(ErrorLine.elementName, with: element)
    text =
      Self.head(error, message, context) + (line?.text ?? "") + (explanation?.text ?? "")
      + Self.traceback(Self.shortened(error.traceback))
  }

  /// UIKit's own texts are exact; other errors may mention names.
  private static func head(_ error: LuaError, _ message: String, _ context: String?) -> String {
    (context.map { "error in \($0.escaped): " } ?? "error: ")
      + (error.details == nil ? message.escapedLines : message) + "\n"
  }

  private static func traceback(_ frames: [String]) -> String {
    frames.isEmpty ? "" : "stack traceback:\n" + frames.map { "  \($0.escaped)\n" }.joined()
  }

  /// The frames that add to the position: none for an input without calls, and the first and the
  /// last of many.
  private static func shortened(_ frames: [String]) -> [String] {
    if frames.count == 1, frames[0].hasSuffix(": in main chunk") { return [] }
    return frames.count > 8 ? frames.prefix(5) + ["..."] + frames.suffix(2) : frames
  }
}

extension LuaError {
  /// The message of a structured error whose hint is printed separately.
  fileprivate var messageWithoutHint: String {
    guard var details else { return message }
    details.hint = nil
    return details.text
  }
}

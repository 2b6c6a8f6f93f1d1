import Lua

/// An error as a person reads it: what, where, and how the script got there.
package struct ErrorReport {
  /// The lines, with the last one's end.
  package let text: String

  /// A report of an error, and of the callback it came from; explained where it is UIKit's.
  package init(_ error: LuaError, context: String? = nil, isExplained: Bool = false) {
    let place = context.map { "error in \($0): " } ?? "error: "
    let explanation = isExplained ? Explanation(of: error) : nil
    let message = explanation == nil ? error.message : error.messageWithoutHint
    var lines = "\(place)\(message)\n\(explanation?.text ?? "")"
    if !error.traceback.isEmpty {
      lines += "stack traceback:\n"
      lines += error.traceback.map { "  \($0)\n" }.joined()
    }
    text = lines
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

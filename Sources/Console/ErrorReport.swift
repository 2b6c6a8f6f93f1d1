import Lua

/// An error as a person reads it: what, where, and how the script got there.
package struct ErrorReport {
  /// The lines, with the last one's end.
  package let text: String

  /// A report of an error, and of the callback it came from.
  package init(_ error: LuaError, context: String? = nil) {
    let place = context.map { "error in \($0): " } ?? "error: "
    var lines = [place + error.message]
    if !error.traceback.isEmpty {
      lines.append("stack traceback:")
      lines += error.traceback.map { "  \($0)" }
    }
    text = lines.joined(separator: "\n") + "\n"
  }
}

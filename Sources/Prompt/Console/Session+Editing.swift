import Lua
import UIKitLua

extension Session {
  /// Opens the last input in the user's editor; the next prompt begins with what it saves.
  func editLastInput() throws(LuaError) {
    guard let edit else { throw LuaError("an editor needs a terminal") }
    let last = journal.entries.last { if case .input = $0.action { true } else { false } }
    switch edit(last?.action.typed ?? "") {
    case .success(let text): nextLine = text
    case .failure(let problem): throw LuaError(problem.text)
    }
  }
}

extension Session {
  /// Runs a command of the shell; what it prints is no result.
  func runShell(_ command: String) throws(LuaError) {
    terminal?.finish()
    let results = try world.call(
      world.interpreter.load("return os.execute(...)", named: "shell"), [command])
    guard results.count > 2, case .integer(let code) = results[2], code != 0 else { return }
    let isSignal = world.interpreter.toString(results[1]) == "signal"
    throw LuaError("'\(command)' ended with \(isSignal ? "signal" : "code") \(code)")
  }
}

/// Why an editor has left no text.
nonisolated package struct EditorProblem: Error {
  /// What happened, and that nothing was lost.
  package let text: String

  /// A problem.
  package init(_ text: String) { self.text = text }
}

import Lua

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

/// Why an editor has left no text.
nonisolated package struct EditorProblem: Error {
  /// What happened, and that nothing was lost.
  package let text: String

  /// A problem.
  package init(_ text: String) { self.text = text }
}

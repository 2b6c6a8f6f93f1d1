import CReadline
import CReadlineShims
import Console
import Foundation
import Lua
import StoredValues

/// The user's editor: $VISUAL, $EDITOR, or vi.
enum Editor {
  private static var command: String {
    let environment = ProcessEnvironment.values
    return [environment["VISUAL"], environment["EDITOR"]].compactMap(\.self).first { !$0.isEmpty }
      ?? "vi"
  }

  /// Opens a text, and returns what the editor has saved, without the newline at its end.
  static func edit(_ text: String) -> Result<String, EditorProblem> {
    let path = NSTemporaryDirectory() + "/drilldown-\(UUID().uuidString).lua"
    let manager = FileManager.default
    guard
      manager.createFile(
        atPath: path, contents: Data((text + "\n").utf8), attributes: [.posixPermissions: 0o600])
    else { return .failure(EditorProblem("\(path): can't be written; nothing has changed")) }
    defer { try? manager.removeItem(atPath: path) }  // it is temporary anyway
    fflush(nil)
    let status = system("\(command) '\(path)'")
    let code = status == -1 ? -1 : status & 0x7F == 0 ? status >> 8 & 0xFF : -1
    guard code == 0 else {
      return .failure(EditorProblem("the editor '\(command)' failed; nothing has changed"))
    }
    var saved = Substring(SourceText.read(path) ?? "")
    while saved.last?.isWhitespace == true { saved.removeLast() }
    guard !saved.isEmpty else {
      return .failure(EditorProblem("the editor left nothing; nothing has changed"))
    }
    return .success(String(saved))
  }
}

extension ReadlineReader {
  /// Opens the line in the editor, and continues with what that saves.
  static func editLine() -> Int32 {
    eraseSuggestion()
    rl_clear_visible_line()
    rl_deprep_terminal()
    let result = Editor.edit(line)
    rl_prep_terminal(1)
    switch result {
    case .success(let text): rl_replace_line(text, 0)
    case .failure(let problem): Terminal.writeError("error: \(problem.text)\n")
    }
    dd_readline_move(dd_readline_length())
    rl_on_new_line()
    rl_forced_update_display()
    return 0
  }
}

import EscapedText
import Lua
import NavigationModel
import UIKitLua

extension Session {
  /// Writes a film of the session, in which each input is a step.
  func saveFilm(to path: String) throws(LuaError) {
    try requirePresent()
    guard path.hasSuffix(".html") else {
      throw LuaError("\(path): use a name ending in .html for a film")
    }
    guard journal.inputCount > 0 else { throw LuaError("there is no input to film yet") }
    let film = try film(of: journal.entries)
    if let problem = FilmFile(film).write(to: path, output: write) { throw LuaError(problem) }
    let count = film.steps.count
    write("wrote \(path.escaped): a film of \(count == 1 ? "1 step" : "\(count) steps")\n")
  }

  /// The film of a journal, which is replayed for it in a world of its own.
  private func film(of entries: [Journal.Entry]) throws(LuaError) -> Film {
    let script = SessionScript(entries)
    let replay = try replay(entries, filming: script)
    disconnect(replay.sessionWorld)
    return replay.film ?? Film(Film.Source(name: "session", text: ""), profile: profile.name)
  }
}

/// The inputs of a journal as a text, and which of its lines each entry has.
struct SessionScript {
  /// The inputs, one below the other.
  private(set) var text = ""
  /// The lines of each entry; nil for one that isn't shown.
  private(set) var lines: [ClosedRange<Int>?] = []

  init(_ entries: [Journal.Entry]) {
    var next = 1
    for entry in entries {
      let typed = entry.outcome.isStopped ? "" : entry.action.typed
      guard !typed.isEmpty else {
        lines.append(nil)
        continue
      }
      let count = typed.count { $0 == "\n" } + 1
      lines.append(next...next + count - 1)
      text += typed + "\n"
      next += count
    }
  }
}

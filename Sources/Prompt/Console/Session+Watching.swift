import EscapedText
import Lua

extension Session {
  /// Loads a file as an input, and again whenever it changes; without a path it lists the watched
  /// files.
  func watch(_ path: String?) throws(LuaError) {
    guard let path else { return write(watched.paths.map { "\($0.escaped)\n" }.joined()) }
    if path == "off" { return watched = WatchedFiles() }
    var files = watched
    files.record(path)  // changes during loading are new ones
    try load(path)
    watched = files
  }

  /// Whether any file is watched.
  package var isWatching: Bool { !watched.paths.isEmpty }

  /// Whether a watched file has changed; a missing one may be about to be replaced.
  package var hasChangedFiles: Bool {
    timeTravel == nil && breaks.halt == nil
      && watched.changes().contains { FileStamp(at: $0) != nil }
  }

  /// Replays all inputs if a watched file has changed.
  package func reloadChangedFiles() {
    guard hasChangedFiles else { return }
    for path in watched.paths where FileStamp(at: path) != nil { watched.record(path) }
    attempt { () throws(LuaError) in try reload() }
    terminal?.finish()
  }
}

import Escaping
import Lua

extension Session {
  /// Loads a file as an input, and again whenever it changes; without a path it tells which.
  func watch(_ path: String?) throws(LuaError) {
    guard let path else { return write(watched.paths.map { "\($0.escaped)\n" }.joined()) }
    if path == "off" { return watched = WatchedFiles() }
    var files = watched
    files.record(path)  // what changes while it is loaded is news
    try load(path)
    watched = files
  }

  /// Whether any file is watched.
  package var isWatching: Bool { !watched.paths.isEmpty }

  /// Whether a file that is watched has changed; one that is gone may be on its way.
  package var hasChangedFiles: Bool {
    timeTravel == nil && breaks.halt == nil
      && watched.changes().contains { FileStamp(at: $0) != nil }
  }

  /// Does all inputs again where a file that is watched has changed.
  package func reloadChangedFiles() {
    guard hasChangedFiles else { return }
    for path in watched.paths where FileStamp(at: path) != nil { watched.record(path) }
    attempt { () throws(LuaError) in try reload() }
  }
}

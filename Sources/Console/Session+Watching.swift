import Lua

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What tells two states of a file apart.
struct FileStamp: Equatable {
  private let file: UInt64
  private let size: Int64
  private let seconds: Int
  private let nanoseconds: Int

  /// The state of the file at a path; nil where there is none.
  init?(at path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    file = UInt64(status.st_ino)
    size = Int64(status.st_size)
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    (seconds, nanoseconds) = (time.tv_sec, time.tv_nsec)
  }
}

extension Session {
  /// Loads a file as an input, and again whenever it changes; without a path it tells which.
  func watch(_ path: String?) throws(LuaError) {
    guard let path else { return write(watched.keys.sorted().map { "\($0)\n" }.joined()) }
    if path == "off" { return watched = [:] }
    let stamp = FileStamp(at: path)
    try load(path)
    watched[path] = stamp
  }

  /// Whether any file is watched.
  package var isWatching: Bool { !watched.isEmpty }

  /// Whether a file that is watched has changed.
  package var hasNews: Bool {
    looking == nil && breaks.halt == nil
      && watched.contains { path, stamp in FileStamp(at: path).map { $0 != stamp } ?? false }
  }

  /// Does all inputs again where a file that is watched has changed.
  package func takeNews() {
    guard hasNews else { return }
    for path in watched.keys { watched[path] = FileStamp(at: path) ?? watched[path] }
    attempt { () throws(LuaError) in try reload() }
  }
}

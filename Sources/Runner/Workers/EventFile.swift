import Foundation

/// What a worker says, a line for each event: a file without a name, which no process has to be woken
/// for, and which stays when the worker ends.
nonisolated struct EventFile {
  /// What the worker writes to, at the end.
  let descriptor: Int32
  private var bytesRead = 0
  private var rest: [UInt8] = []

  /// An empty one; nil when the system cannot make any.
  init?() {
    guard
      let made = Self.openNameless(in: FileManager.default.temporaryDirectory.path)
        ?? Self.openNameless(in: "/dev/shm") ?? Self.openNameless(in: ".")
    else { return nil }
    // Not 0 to 4: those are what a process is started with.
    descriptor = fcntl(made, F_DUPFD_CLOEXEC, 10)
    _ = fcntl(descriptor, F_SETFL, O_APPEND)
    Foundation.close(made)
    if descriptor < 0 { return nil }
  }

  private static func openNameless(in folder: String) -> Int32? {
    var path = Array("\(folder)/drilldown-XXXXXX".utf8CString)
    let made = mkstemp(&path)
    guard made >= 0 else { return nil }
    unlink(path)
    return made
  }

  /// The whole lines that are new.
  mutating func newLines() -> [ArraySlice<UInt8>] {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = pread(descriptor, &buffer, buffer.count, off_t(bytesRead))
      guard count > 0 else { break }
      bytesRead += count
      rest += buffer[..<count]
    }
    var lines: [ArraySlice<UInt8>] = []
    var start = rest.startIndex
    while let end = rest[start...].firstIndex(of: 0x0A) {
      lines.append(rest[start..<end])
      start = end + 1
    }
    rest = Array(rest[start...])
    return lines
  }

  /// Closes it.
  func close() { _ = Foundation.close(descriptor) }

  /// Forgets what was said; who writes to it has nothing more to say.
  mutating func clear() {
    _ = ftruncate(descriptor, 0)
    bytesRead = 0
    rest = []
  }
}

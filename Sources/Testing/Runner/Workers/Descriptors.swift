import StoredValues

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The two ends of a connection to a child process, which no other process inherits.
nonisolated struct Connection {
  /// The end of this process.
  let ours: Int32
  /// The end of the child.
  let childs: Int32

  /// A pipe that a child writes to; programs may open it by its name in `/proc` and `/dev`.
  static func pipe() -> Connection? { Connection { makePipe(&$0) } }

  /// A socket: both ends read and write.
  ///
  /// Linux opens no socket by a name in `/proc` or `/dev`.
  static func sockets() -> Connection? { Connection { makeSockets(&$0) } }

  private init?(_ make: (inout [Int32]) -> Int32) {
    var ends: [Int32] = [-1, -1]
    guard make(&ends) == 0 else { return nil }
    // Not 0 to 4: a process is started with those.
    ours = fcntl(ends[0], F_DUPFD_CLOEXEC, 10)
    childs = fcntl(ends[1], F_DUPFD_CLOEXEC, 10)
    for end in ends { close(end) }
    guard ours >= 0, childs >= 0 else {
      for end in [ours, childs] where end >= 0 { close(end) }
      return nil
    }
  }
}

nonisolated private func makePipe(_ ends: inout [Int32]) -> Int32 { pipe(&ends) }

nonisolated private func makeSockets(_ ends: inout [Int32]) -> Int32 {
  #if canImport(Glibc)
    let stream = Int32(SOCK_STREAM.rawValue)
  #else
    let stream = SOCK_STREAM
  #endif
  return socketpair(AF_UNIX, stream, 0, &ends)
}

/// Writes everything; false if there is no reader.
nonisolated func writeAll(_ bytes: [UInt8], to end: Int32) -> Bool {
  writeAll(bytes[...], to: end, whenFull: {})
}

/// The same; a non-blocking end calls `whenFull` before waiting.
nonisolated func writeAll(
  _ bytes: ArraySlice<UInt8>, to end: Int32, whenFull: () -> Void
) -> Bool {
  do throws(SystemError) {
    try Descriptor(end).write(bytes, whenFull: whenFull)
    return true
  } catch {
    return false
  }
}

/// Reads the available bytes; nil at the end, and if a non-blocking end has none.
nonisolated func readSome(from end: Int32) -> [UInt8]? {
  do throws(SystemError) {
    let bytes = try Descriptor(end).read()
    return bytes.isEmpty ? nil : bytes
  } catch {
    return nil
  }
}

/// Makes writing to a process that has ended an error instead of ending this one.
nonisolated func ignoreBrokenPipes() { _ = signal(SIGPIPE, SIG_IGN) }

/// Closes an end in programs that are started.
nonisolated func setCloseOnExec(_ end: Int32) { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }

/// The resident memory of a process in bytes; 0 if the system does not report it.
nonisolated func residentMemory(of process: pid_t) -> Int {
  let words = systemText(at: "/proc/\(process)/statm").split(separator: " ")
  return words.count > 1 ? (Int(words[1]) ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE))) : 0
}

/// The processes that a process has started and that have not ended; none if the system does not
/// report them.
nonisolated func children(of process: pid_t) -> [pid_t] {
  systemText(at: "/proc/\(process)/task/\(process)/children")
    .split { !$0.isNumber }.compactMap { pid_t($0) }
}

/// What the system reports in a file of its own; empty if it doesn't.
nonisolated private func systemText(at path: String) -> String {
  do throws(SystemError) {
    guard let file = try OpenFile.reading(path) else { return "" }
    return String(decoding: try file.bytes(limit: 1 << 16), as: UTF8.self)
  } catch {
    return ""
  }
}

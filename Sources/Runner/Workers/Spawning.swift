#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A pipe whose ends no other process inherits.
nonisolated struct Pipe {
  let reading: Int32
  let writing: Int32

  /// A new pipe; nil when the system has none left.
  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    // Not 0 to 4: those are what a process is started with.
    reading = fcntl(ends[0], F_DUPFD_CLOEXEC, 10)
    writing = fcntl(ends[1], F_DUPFD_CLOEXEC, 10)
    close(ends[0])
    close(ends[1])
    guard reading >= 0, writing >= 0 else { return nil }
  }
}

/// A process of the command that runs tests, and the pipes to it.
nonisolated struct Child {
  let process: pid_t
  /// Takes what it is to do, a line each.
  let jobs: Int32
  /// Can be read when it has run a file, and when it has ended.
  let bell: Int32
  /// Gives what reaches its standard output and error.
  let output: Int32

  /// The number under which a worker writes its events.
  static let eventsNumber: Int32 = 3
  /// The number under which it rings.
  static let bellNumber: Int32 = 4

  /// Starts one whose events go to a file; nil when the system cannot.
  init?(_ executable: String, _ arguments: [String], events: EventFile) {
    guard let jobs = Pipe(), let bell = Pipe(), let output = Pipe() else { return nil }
    defer { for end in [jobs.reading, bell.writing, output.writing] { close(end) } }
    guard
      let process = Self.spawn(
        executable, arguments,
        [
          (jobs.reading, 0), (output.writing, 1), (output.writing, 2),
          (events.descriptor, Self.eventsNumber), (bell.writing, Self.bellNumber),
        ])
    else { return nil }
    self.process = process
    (self.jobs, self.bell, self.output) = (jobs.writing, bell.reading, output.reading)
  }

  private static func spawn(
    _ executable: String, _ arguments: [String], _ ends: [(Int32, Int32)]
  ) -> pid_t? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    for (end, number) in ends { posix_spawn_file_actions_adddup2(&actions, end, number) }
    var defaults = sigset_t()
    sigemptyset(&defaults)
    for signal in [SIGPIPE, SIGINT] { sigaddset(&defaults, signal) }
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    var words = ([executable] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    let result = posix_spawn(&process, executable, &actions, &attributes, &words, environ)
    return result == 0 ? process : nil
  }

  /// Writes a line to it; false when it takes no more.
  func give(_ line: [UInt8]) -> Bool { writeAll(line + [0x0A], to: jobs) }

  /// Ends it at once.
  func kill() {
    #if canImport(Darwin)
      _ = Darwin.kill(process, SIGKILL)
    #elseif canImport(Musl)
      _ = Musl.kill(process, SIGKILL)
    #else
      _ = Glibc.kill(process, SIGKILL)
    #endif
  }

  /// Waits for its end, and closes the pipes.
  func end() -> Ending {
    for end in [jobs, bell, output] { close(end) }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 && errno == EINTR {}
    let signal = status & 0x7F
    return signal == 0 ? .code(status >> 8 & 0xFF) : .signal(signal)
  }

  /// How a process ended.
  enum Ending: Equatable {
    case code(Int32)
    case signal(Int32)
  }
}

/// Writes everything; false if there is no reader.
nonisolated package func writeAll(_ bytes: [UInt8], to end: Int32) -> Bool {
  var start = 0
  while start < bytes.count {
    let count = bytes[start...].withUnsafeBytes { write(end, $0.baseAddress, $0.count) }
    if count > 0 { start += count } else if errno != EINTR { return false }
  }
  return true
}

/// Reads what there is; nil at the end.
nonisolated func readSome(from end: Int32) -> [UInt8]? {
  var buffer = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = buffer.withUnsafeMutableBytes { read(end, $0.baseAddress, $0.count) }
    if count > 0 { return Array(buffer[..<count]) }
    if count == 0 || errno != EINTR { return nil }
  }
}

/// Which of some ends can be read, after at most that many milliseconds; -1 waits for ever.
nonisolated func readable(_ ends: [Int32], milliseconds: Int32) -> Set<Int32> {
  var list = ends.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
  guard poll(&list, nfds_t(list.count), milliseconds) > 0 else { return [] }
  return Set(list.filter { $0.revents != 0 }.map(\.fd))
}

/// Makes writing to a process that has ended an error, and not the end of this one.
nonisolated func ignoreBrokenPipes() { _ = signal(SIGPIPE, SIG_IGN) }

/// Moves an end to where scripts do not find it; in its place there is nothing to read.
nonisolated func hide(_ end: Int32) -> Int32 {
  let hidden = fcntl(end, F_DUPFD_CLOEXEC, 10)
  let nothing = open("/dev/null", O_RDWR)
  guard hidden >= 0, nothing >= 0 else { return end }
  dup2(nothing, end)
  close(nothing)
  return hidden
}

/// Keeps an end from programs that are started.
nonisolated func setCloseOnExec(_ end: Int32) { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }

/// How many bytes of a process are in memory; 0 where the system does not say.
nonisolated func residentMemory(of process: pid_t) -> Int {
  let end = open("/proc/\(process)/statm", O_RDONLY)
  guard end >= 0 else { return 0 }
  defer { close(end) }
  let words = String(decoding: readSome(from: end) ?? [], as: UTF8.self).split(separator: " ")
  return words.count > 1 ? (Int(words[1]) ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE))) : 0
}

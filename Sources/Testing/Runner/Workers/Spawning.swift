import StoredValues

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A process of the command that runs tests, and the connections to it.
///
/// It and the programs that its scripts start are a process group, and end together.
nonisolated struct Child {
  let process: pid_t
  /// Receives the files to run, a line each.
  ///
  /// It also sends an empty line when events can be read, and the worker's last words; it closes
  /// when the worker ends.
  let control: Int32
  /// Sends its events, a line each.
  let events: Int32
  /// Sends its standard output and error.
  let output: Int32

  /// The descriptor of the worker's end of `control`.
  static let controlNumber: Int32 = 3
  /// The descriptor that it writes its events to.
  static let eventsNumber: Int32 = 4

  /// Starts one; nil if the system fails to.
  init?(_ executable: String, _ arguments: [String]) {
    let made = [Connection.sockets(), .sockets(), .pipe()].compactMap(\.self)
    defer { for connection in made { close(connection.childs) } }
    guard made.count == 3, let process = Self.spawn(executable, arguments, made.map(\.childs))
    else {
      for connection in made { close(connection.ours) }
      return nil
    }
    self.process = process
    (control, events, output) = (made[0].ours, made[1].ours, made[2].ours)
    Descriptor(events).setNonBlocking()
  }

  /// The ends are those of control, events and output.
  private static func spawn(
    _ executable: String, _ arguments: [String], _ ends: [Int32]
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
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    let numbers = [(ends[2], 1), (ends[2], 2), (ends[0], controlNumber), (ends[1], eventsNumber)]
    for (end, number) in numbers { posix_spawn_file_actions_adddup2(&actions, end, number) }
    var defaults = sigset_t()
    sigemptyset(&defaults)
    for signal in [SIGPIPE, SIGINT] { sigaddset(&defaults, signal) }
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP))
    var words = ([executable] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    let result = posix_spawn(&process, executable, &actions, &attributes, &words, environ)
    return result == 0 ? process : nil
  }

  /// Writes a line to it; false if it reads no more.
  func send(_ line: [UInt8]) -> Bool { writeAll(line + [0x0A], to: control) }

  /// Nothing more is written to it.
  func endInput() { _ = shutdown(control, Int32(SHUT_WR)) }

  /// Waits until it has closed its end of `control`, but not for one that does nothing.
  func awaitEnd() {
    while Descriptor(control).isReadable(within: 100), readSome(from: control) != nil {}
  }

  /// Ends it and everything that it has started, at once.
  func endGroup() {
    _ = kill(-process, SIGKILL)
    _ = kill(process, SIGKILL)  // it may be out of its group: see `endOthersInGroup`
  }

  /// Ends everything that it has started, and waits for its own end.
  func end() -> Ending {
    endGroup()  // before the number of the group can become another's
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 && errno == EINTR {}
    let signal = status & 0x7F
    return signal == 0 ? .code(status >> 8 & 0xFF) : .signal(signal)
  }

  /// Closes the connections.
  func closeConnections() { for end in [control, events, output] { close(end) } }

  /// How a process ended.
  enum Ending: Equatable {
    case code(Int32)
    case signal(Int32)
  }
}

/// Ends the processes of the group that this one leads, except this one.
nonisolated func endOthersInGroup() {
  let group = getpid()
  guard setpgid(0, getpgid(getppid())) == 0 else { return }  // no signal spares its sender
  _ = kill(-group, SIGKILL)
  setpgid(0, group)
}

import Foundation

/// A process that this one started.
package struct ChildProcess: Sendable {
  /// How a process ended.
  package enum End: Equatable, Sendable {
    case exited(Int32)
    case killed(Int32)
  }

  /// Its number.
  package let id: pid_t

  /// Starts a program, its path first, that writes to two descriptors.
  package init(_ words: [String], output: Int32, errors: Int32) throws {
    try self.init(words, [(output, STDOUT_FILENO), (errors, STDERR_FILENO)])
  }

  /// Starts a program, its path first, whose output is dropped, and which has these files as its
  /// descriptors from 3 on.
  package init(_ words: [String], passing files: [FileHandle]) throws {
    // Copies beyond all that a copy could replace.
    let copies = files.map { fcntl($0.fileDescriptor, F_DUPFD_CLOEXEC, 100) }
    defer { copies.forEach { close($0) } }
    let nothing = open("/dev/null", O_RDWR | O_CLOEXEC)
    defer { close(nothing) }
    let standard = [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO].map { (nothing, $0) }
    try self.init(words, standard + zip(copies, Int32(3)...))
  }

  /// Starts a program with copies of descriptors.
  private init(_ words: [String], _ descriptors: [(from: Int32, to: Int32)]) throws {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (from, to) in descriptors { posix_spawn_file_actions_adddup2(&actions, from, to) }
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    var id: pid_t = 0
    let code = posix_spawn(&id, words[0], &actions, nil, &arguments, environ)
    guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: code) ?? .ENOENT) }
    self.id = id
  }

  /// Waits until it has ended; may be called once.
  package func wait() -> End {
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    return signal == 0 ? .exited((status >> 8) & 0xFF) : .killed(signal)
  }
}

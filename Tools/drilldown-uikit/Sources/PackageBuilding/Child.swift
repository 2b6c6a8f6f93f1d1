import Foundation

/// A program that the command runs and waits for.
///
/// It stays in the process group, so that Ctrl-C ends it as well.
struct Child {
  let arguments: [String]
  var environment: [String: String] = [:]

  init(_ arguments: [String], environment: [String: String] = [:]) {
    self.arguments = arguments
    self.environment = environment
  }

  /// Runs it with the output of this command, and returns its exit code.
  func run() throws -> Int32 { try wait(for: spawn(output: nil, errors: nil)) }

  /// Runs it, passes on each line of its output, and returns its exit code.
  func run(mergingErrors: Bool = true, line: (String) -> Void) throws -> Int32 {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw Failure("no pipe: \(Self.lastError)", .unavailable) }
    let child: pid_t
    do {
      defer { close(ends[1]) }
      child = try spawn(output: ends[1], errors: mergingErrors ? ends[1] : nil)
    }
    var reader = LineReader(ends[0])
    while let next = reader.next() { line(next) }
    close(ends[0])
    return try wait(for: child)
  }

  /// Runs it and returns what it writes to standard output.
  func output() throws -> (text: String, code: Int32) {
    var lines: [String] = []
    let code = try run(mergingErrors: false) { lines.append($0) }
    return (lines.joined(separator: "\n"), code)
  }

  private func spawn(output: Int32?, errors: Int32?) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let output { posix_spawn_file_actions_adddup2(&actions, output, 1) }
    if let errors { posix_spawn_file_actions_adddup2(&actions, errors, 2) }
    let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let words = arguments.map { strdup($0) } + [nil]
    let settings = variables.map { strdup("\($0)=\($1)") } + [nil]
    defer { (words + settings).forEach { free($0) } }
    var child: pid_t = 0
    let problem = posix_spawnp(&child, arguments[0], &actions, nil, words, settings)
    guard problem == 0 else {
      throw Failure(
        "can't start \(arguments[0]): \(String(cString: strerror(problem)))", .unavailable)
    }
    return child
  }

  private func wait(for child: pid_t) throws -> Int32 {
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 {
      if errno != EINTR { throw Failure("lost a process: \(Self.lastError)", .unavailable) }
    }
    let signal = status & 0x7f
    return signal == 0 ? (status >> 8) & 0xff : 128 + signal
  }

  static var lastError: String { String(cString: strerror(errno)) }
}

/// Reads lines from a file descriptor.
private struct LineReader {
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  private var start = 0
  private var isAtEnd = false

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  mutating func next() -> String? {
    while true {
      if let end = buffer[start...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { start = end + 1 }
        return String(decoding: buffer[start..<end], as: UTF8.self)
      }
      if isAtEnd { return rest() }
      fill()
    }
  }

  private mutating func rest() -> String? {
    guard start < buffer.count else { return nil }
    defer { start = buffer.count }
    return String(decoding: buffer[start...], as: UTF8.self)
  }

  private mutating func fill() {
    buffer.removeFirst(start)
    start = 0
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(descriptor, &bytes, bytes.count)
    if count > 0 {
      buffer += bytes[..<count]
    } else if count == 0 || errno != EINTR {
      isAtEnd = true
    }
  }
}

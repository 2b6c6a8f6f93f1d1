import CPseudoTerminal
import Foundation

/// The command at a terminal, with a user who types and reads the screen.
final class PseudoTerminal {
  /// The visible screen.
  private(set) var screen: TerminalScreen
  private let terminal: Int32
  private let process: pid_t
  private var isClosed = false
  private var end: Int32?

  /// Starts the command in a folder, which also has its history and settings.
  init(
    _ words: [String] = ["-q"], environment: [String: String] = [:], rows: Int = 40,
    columns: Int = 120, in folder: URL
  ) throws {
    screen = TerminalScreen(rows: rows, columns: columns)
    let terminal = dd_pseudo_terminal_open(Int32(rows), Int32(columns))
    self.terminal = terminal
    guard terminal >= 0 else { throw TerminalFailure(what: "no terminal", screen: "") }
    let variables = Self.environment(in: folder).merging(environment) { $1 }
    let program = CommandRun.products.appendingPathComponent("drilldown").path
    process = withCStrings([program] + words) { words in
      withCStrings(variables.map { "\($0)=\($1)" }) { variables in
        dd_pseudo_terminal_start(terminal, folder.path, program, words, variables)
      }
    }
    guard process > 0 else { throw TerminalFailure(what: "no process", screen: "") }
  }

  deinit {
    if end == nil { kill(process, SIGKILL) }
    close(terminal)
    if end == nil { waitpid(process, nil, 0) }
  }

  /// A text or a state that was waited for and didn't appear.
  struct TerminalFailure: Error {
    let what: String
    let screen: String
  }

  private static func environment(in folder: URL) -> [String: String] {
    let libraries = ProcessInfo.processInfo.environment.filter { $0.key == "LD_LIBRARY_PATH" }
    return libraries.merging([
      "HOME": folder.path, "INPUTRC": "/dev/null", "LC_ALL": "C.UTF-8", "PAGER": "cat",
      "PATH": "/usr/bin:/bin", "TERM": "xterm", "XDG_CONFIG_HOME": folder.path + "/config",
      "XDG_STATE_HOME": folder.path + "/state",
    ]) { $1 }
  }

  // MARK: Typing

  /// Types keys; the output of the program is read meanwhile.
  func type(_ keys: String) throws { try type(bytes: Array(keys.utf8)) }

  /// Types bytes that need not be UTF-8.
  func type(bytes: [UInt8]) throws {
    var rest = bytes[...]
    while !rest.isEmpty, !isClosed {
      let count = rest.withUnsafeBytes { write(terminal, $0.baseAddress, min($0.count, 4096)) }
      rest = rest.dropFirst(max(count, 0))
      listen(for: count > 0 ? 0 : 0.01)
    }
  }

  /// Presses Enter after an input, and returns the text between it and the next prompt.
  @discardableResult
  func answer(to input: String) throws -> [String] {
    try waitForPrompt()
    let before = screen.row
    try type(input + "\r")
    try wait("an answer to \(input.prefix(80))") { $0.row > before && $0.isAtPrompt }
    return Array(screen.lines[(before + 1)..<screen.row])
  }

  /// Changes the size of the window.
  func resize(rows: Int, columns: Int) {
    screen.size = (rows, columns)
    _ = dd_pseudo_terminal_resize(terminal, Int32(rows), Int32(columns))
  }

  /// Sends the program a signal.
  func send(_ signal: Int32) { kill(process, signal) }

  // MARK: Reading

  /// Waits until the prompt is alone in the last line.
  func waitForPrompt() throws { try wait("a prompt") { $0.isAtPrompt } }

  /// Waits until a text is visible.
  func wait(for text: String) throws { try wait(text) { $0.text.contains(text) } }

  /// Waits until a condition on the screen is true.
  func wait(_ what: String, until isSeen: (TerminalScreen) -> Bool) throws {
    let limit = Date(timeIntervalSinceNow: Self.patience)
    while !isSeen(screen) {
      guard !isClosed, limit.timeIntervalSinceNow > 0 else {
        throw TerminalFailure(what: what, screen: screen.text)
      }
      // A state needn't be one of the screen: it may come without any output.
      listen(for: 0.01)
    }
  }

  /// Waits until the program has ended: its exit code, or the negative number of a signal.
  func waitForEnd() throws -> Int32 {
    guard hasEnded(within: Self.patience), let end else {
      throw TerminalFailure(what: "the end", screen: screen.text)
    }
    return end
  }

  /// Waits for the end of the program for some time.
  func hasEnded(within seconds: TimeInterval) -> Bool {
    let limit = Date(timeIntervalSinceNow: seconds)
    while end == nil, limit.timeIntervalSinceNow > 0 {
      if isClosed { poll(nil, 0, 1) } else { listen(for: 0.01) }
      let status = dd_pseudo_terminal_exit_code(process)
      if status != 1000 { end = status }
    }
    return end != nil
  }

  /// The longest time that anything is waited for; a loaded machine is slow.
  private static let patience: TimeInterval = 30

  private func listen(for seconds: TimeInterval) {
    var request = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, Int32(max(seconds, 0) * 1000)) > 0 else { return }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(terminal, &bytes, bytes.count)
    if count > 0 {
      screen.consume(bytes[..<count])
    } else if count == 0 || (errno != EAGAIN && errno != EINTR) {
      isClosed = true
    }
  }
}

/// Opens a prompt for as long as the body runs.
func withPrompt(
  _ words: [String] = ["-q"], environment: [String: String] = [:], columns: Int = 120,
  _ body: (PseudoTerminal) throws -> Void
) throws {
  try withFolder(["config/none": ""]) { folder throws in
    let terminal = try PseudoTerminal(
      words, environment: environment, columns: columns, in: folder)
    try terminal.waitForPrompt()
    try body(terminal)
  }
}

/// Calls a body with strings as C expects them, a null pointer last.
private func withCStrings<Result>(
  _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  let pointers = texts.map { strdup($0) }
  defer { for pointer in pointers { free(pointer) } }
  return body(pointers + [nil])
}

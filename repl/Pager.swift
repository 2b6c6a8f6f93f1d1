import Console

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The user's program for reading long texts, from `PAGER`; without one it is `less`, if that is
/// installed.
final class Pager {
  /// The command; nil if long texts are printed.
  private var command: String?

  /// A pager for a terminal on both sides; empty and `cat` stand for none.
  init() {
    let isAtTerminal = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
    let chosen = Self.variable("PAGER") ?? (Self.isInstalled("less") ? "less" : "")
    let words = chosen.split(separator: " ")
    command = !isAtTerminal || words.isEmpty || words == ["cat"] ? nil : chosen
  }

  /// Shows a text until the user has read it; false if it has to be printed.
  func show(_ text: String) -> Bool {
    guard let command else { return false }
    if let problem = problem(with: command) ?? run(command, with: text) {
      self.command = nil
      Terminal.writeError("error: PAGER: \(problem); PAGER=cat prints long texts\n")
      return false
    }
    return true
  }

  /// Why a command can't be run; a shell has to find out whether one that begins with other than a
  /// program can.
  private func problem(with command: String) -> String? {
    let program = command.prefix { $0 != " " }
    let isPlain = program.allSatisfy { $0.isLetter || $0.isNumber || "/._-+".contains($0) }
    return isPlain && !Self.isInstalled(String(program)) ? "'\(program)' can't be run" : nil
  }

  /// Runs a command whose input is a text; returns what went wrong.
  private func run(_ command: String, with text: String) -> String? {
    guard let file = tmpfile() else { return String(cString: strerror(errno)) }
    defer { fclose(file) }
    var text = text
    let isWritten = text.withUTF8 { fwrite($0.baseAddress, 1, $0.count, file) == $0.count }
    guard isWritten, fflush(file) == 0 else { return String(cString: strerror(errno)) }
    rewind(file)
    // A page that fits is printed; the prompt of others says how to leave.
    setenv("LESS", "-FRX -Psq leaves, space goes on?e (end).$", 0)
    Terminal.flush()
    let status = system("{ \(command)\n} <&\(fileno(file))")
    return Self.problem(ofStatus: status).map { "'\(command)' \($0)" }
  }

  /// Why a pager failed; one that was ended by a signal, such as Ctrl-C, didn't.
  private static func problem(ofStatus status: Int32) -> String? {
    guard status != -1 else { return String(cString: strerror(errno)) }
    let code = status >> 8 & 0xFF
    return status & 0x7F == 0 && code != 0 && code < 128 ? "failed with code \(code)" : nil
  }

  private static func isInstalled(_ program: String) -> Bool {
    if program.contains("/") { return access(program, X_OK) == 0 }
    let folders = (variable("PATH") ?? "").split(separator: ":")
    return folders.contains { access("\($0)/\(program)", X_OK) == 0 }
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}

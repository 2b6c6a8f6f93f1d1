#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Reads single keys from a terminal; nil if either end isn't one.
struct KeyReader {
  private let settings: termios

  init?() {
    var settings = termios()
    guard isatty(STDOUT_FILENO) == 1, tcgetattr(STDIN_FILENO, &settings) == 0 else { return nil }
    self.settings = settings
  }

  /// Waits for a key and returns it in lower case; nil when the terminal is gone, `\u{3}` for
  /// Ctrl-C.
  @MainActor func next(asking question: String) -> Character? {
    var raw = settings
    cfmakeraw(&raw)
    raw.c_oflag = settings.c_oflag
    var former = settings
    tcsetattr(STDIN_FILENO, TCSADRAIN, &raw)
    defer { tcsetattr(STDIN_FILENO, TCSADRAIN, &former) }
    // Not before the terminal is ready: Ctrl-C would end the program in another way.
    Terminal.write(question)
    Terminal.flush()
    var byte: UInt8 = 0
    guard read(STDIN_FILENO, &byte, 1) == 1 else { return nil }
    return Character(UnicodeScalar(byte)).lowercased().first
  }
}

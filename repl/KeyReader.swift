import StoredValues

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

  private static let escape: UInt8 = 0x1B

  /// Skips the rest of what a key such as an arrow sends, whose last byte is a letter or `~`.
  private static func skipSequence() {
    var byte: UInt8 = 0
    repeat {
      guard Descriptor.input.isReadable(within: 20), let next = Descriptor.input.byte() else {
        return
      }
      byte = next
    } while !(0x40...0x7E).contains(byte) || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "O")
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
    guard let byte = Descriptor.input.byte() else { return nil }
    if byte == Self.escape { Self.skipSequence() }
    return Character(UnicodeScalar(byte)).lowercased().first
  }
}

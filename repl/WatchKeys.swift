import StoredValues

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Reads the keys that are typed; a pipe may send them as well.
final class WatchKeys {
  private let former: termios?
  private var isOpen = true

  /// The action that a key requests.
  enum KeyCommand: Equatable {
    case all, failed, leave
  }

  init() {
    var settings = termios()
    former = tcgetattr(STDIN_FILENO, &settings) == 0 ? settings : nil
  }

  /// Whether standard input is a terminal.
  var isTerminal: Bool { former != nil }

  /// Waits some time for a key; nil if none with a meaning was pressed.
  func next(milliseconds: Int32) -> KeyCommand? {
    listen()
    let ready = Descriptor.readable(isOpen ? [.input] : [], within: milliseconds)
    guard !ready.isEmpty else { return nil }
    guard let byte = Descriptor.input.byte() else {
      isOpen = false
      return isTerminal ? .leave : nil  // files change without a terminal as well
    }
    return Self.commands[byte | 0x20] ?? Self.commands[byte]
  }

  private static let commands: [UInt8: KeyCommand] = [
    0x0A: .all, 0x0D: .all, UInt8(ascii: "f"): .failed, UInt8(ascii: "q"): .leave, 0x04: .leave,
  ]

  /// Makes the terminal deliver keys at once; another program may have changed its mode.
  private func listen() {
    var settings = termios()
    guard isTerminal, tcgetpgrp(STDIN_FILENO) == getpgrp(), tcgetattr(STDIN_FILENO, &settings) == 0
    else { return }
    let lines = tcflag_t(ICANON | ECHO)
    guard settings.c_lflag & lines != 0 else { return }
    settings.c_lflag &= ~lines
    tcsetattr(STDIN_FILENO, TCSADRAIN, &settings)
  }

  /// Restores the terminal's mode.
  func end() {
    guard var former else { return }
    tcsetattr(STDIN_FILENO, TCSADRAIN, &former)
  }
}

import CTerminal
import Console
import Lua

/// The keys of a user who plays demos.
enum DemoKeys {
  /// Asks for a key with a line that is erased afterwards; nil if there is no terminal.
  static func reader(_ interrupts: Interrupts) -> ((String) -> Character?)? {
    guard let keys = KeyReader() else { return nil }
    return { question in
      let key = interrupts.pause { keys.next(asking: question) }
      Terminal.write("\r\u{1B}[K")
      return key ?? (dd_consume_interrupt() ? "\u{3}" : nil)
    }
  }
}

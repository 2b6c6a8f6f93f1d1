import CReadline
import CReadlineShims
import CTerminal
import StoredValues

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension ReadlineReader {
  /// A byte of a key, or readline's code for "no key" as soon as Ctrl-C was pressed.
  static func key(from stream: UnsafeMutablePointer<FILE>?) -> Int32 {
    while true {
      if let byte = typed.next() { return Int32(byte) }
      guard dd_wait_for_input(fileno(stream), rl_pending_signal, rl_check_signals) else {
        eraseSuggestion()  // readline begins a new line as it returns
        return dd_readline_no_key()
      }
      let key = rl_getc(stream)
      guard let byte = UInt8(exactly: key) else {
        rl_check_signals()  // a hangup that arrives here ends the reading before its handler ran
        return key
      }
      defer { if typed.isPasting { hasPasted = true } }
      guard typed.add(byte) || typed.isPasting || !hasMore(fileno(stream), within: 0) else {
        skip(from: fileno(stream))
        return dd_readline_no_key()
      }
    }
  }

  /// Skips everything that arrives with non-text input: as keys, thousands of bytes make readline
  /// 8.2 loop forever, or free its memory twice.
  private static func skip(from descriptor: Int32) {
    var count = 1
    while hasMore(descriptor, within: 100) {
      let bytes = try? Descriptor(descriptor).read()  // a terminal that is gone has none
      guard let bytes, !bytes.isEmpty else { break }
      count += bytes.count
    }
    skipped = count
  }

  /// Whether keys have arrived that readline has not read yet.
  static var hasMoreKeys: Bool { hasMore(STDIN_FILENO, within: 0) }

  private static func hasMore(_ descriptor: Int32, within milliseconds: Int32) -> Bool {
    Descriptor(descriptor).isReadable(within: milliseconds)
  }

  /// Reports how much was skipped; false if nothing was.
  static func tellSkipped() -> Bool {
    guard let count = skipped else { return false }
    skipped = nil
    Terminal.writeError("skipped \(count) bytes of input that is not UTF-8 text\n")
    return true
  }
}

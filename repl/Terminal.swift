import CTerminal
import Console
import Foundation
import Lua

/// The standard streams.
enum Terminal {
  /// Writes to standard output.
  static func write(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { dd_write_output($0.baseAddress, $0.count) }
    }
  }

  /// Writes to standard error, after flushing earlier output.
  static func writeError(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { dd_write_error($0.baseAddress, $0.count) }
    }
  }

  /// Bytes as a text, with each one that is not ASCII as its number: `\xE9`.
  static func spelled(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { byte in
      (0x20..<0x7F).contains(byte)
        ? String(UnicodeScalar(byte)) : "\\x" + String(format: "%02X", Int(byte))
    }.joined()
  }

  /// The terminal's width in columns; nil if standard output isn't one.
  static var columns: Int? { size.flatMap { $0.ws_col > 0 ? Int($0.ws_col) : nil } }

  /// The terminal's height in rows; nil if standard output isn't one.
  static var rows: Int? { size.flatMap { $0.ws_row > 0 ? Int($0.ws_row) : nil } }

  private static var size: winsize? {
    var size = winsize()
    guard isatty(STDOUT_FILENO) == 1, ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0
    else { return nil }
    return size
  }

  /// Flushes the output.
  static func flush() { dd_flush_output() }

  /// The exit code if output is lost: EX_IOERR.
  static let lossCode: Int32 = 74

  /// Ends the program because a script does not stop; for signal handlers.
  static let leave: Limits.Leave = { message, isLate in
    dd_exit_with_error(message, isLate ? 5 : 1)
  }

  /// Ends the program because Ctrl-C had no effect; for signal handlers.
  nonisolated static func leaveInterrupted() { dd_exit_with_error(nil, 130) }

  /// The text of a file, or of standard input for `-`.
  static func read(_ file: String) -> String? {
    guard file == "-" else { return SourceText.read(file) }
    let data = try? FileHandle.standardInput.readToEnd() ?? Data()  // a folder can't be read
    return data.map(SourceText.text)
  }
}

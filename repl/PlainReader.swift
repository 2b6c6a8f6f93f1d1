import CTerminal
import Lua

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Reads lines as they arrive, for pipes, files and terminals that cannot move the cursor.
///
/// Nothing is read beyond a line's end, so a script's `io.read` gets the text after it.
final class PlainReader: LineReader {
  /// Nothing is printed: the line being typed can't be redrawn.
  var whileWaiting: IdleWork?
  private let stream: UnsafeMutablePointer<FILE>
  private let showsPrompt: Bool
  private let mayWait: Bool

  /// Reads from a C stream that hasn't been read from yet.
  init(_ stream: UnsafeMutablePointer<FILE>, showsPrompt: Bool) {
    self.stream = stream
    self.showsPrompt = showsPrompt
    var status = stat()
    mayWait = fstat(fileno(stream), &status) != 0 || status.st_mode & S_IFMT != S_IFREG
    // With a buffer the descriptor could look empty while the next line is already here.
    if mayWait { setvbuf(stream, nil, _IONBF, 0) }
  }

  func readLine(prompt: String, beginning _: String) -> ReadResult {
    if showsPrompt {
      print(prompt, terminator: "")
      fflush(nil)
    }
    var bytes: [UInt8] = []
    while true {
      guard !mayWait || dd_wait_for_input(fileno(stream), nil, nil) else {
        _ = dd_consume_interrupt()
        if showsPrompt { print() }
        return .interrupted
      }
      let byte = getc(stream)
      if byte == EOF {
        clearerr(stream)  // Ctrl-D at a terminal ends one input, not all later ones.
        if showsPrompt { print() }
        return bytes.isEmpty ? .endOfInput : .text(repaired(bytes))
      }
      if byte == 0x0A { return .text(repaired(bytes)) }
      bytes.append(UInt8(truncatingIfNeeded: byte))
    }
  }

  /// Does nothing: there are no keys to recall a line with.
  func remember(_ block: String) {}

  private func repaired(_ bytes: [UInt8]) -> String {
    let line = bytes.last == 0x0D ? bytes.dropLast() : bytes[...]
    let text = SourceText.text(of: line)
    guard line.contains(0) else { return text }
    let scalars = text.unicodeScalars.map { $0 == "\0" ? "\u{FFFD}" : $0 }
    return String(String.UnicodeScalarView(scalars))
  }
}

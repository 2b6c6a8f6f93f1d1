import CTerminal
import Console

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The outcome of reading a line.
enum ReadResult: Equatable {
  /// A line without its newline; several lines if they were pasted or recalled together.
  case text(String)
  /// Ctrl-C: the typed text is discarded, the session continues.
  case interrupted
  /// Ctrl-D on an empty line, or the end of a file.
  case endOfInput
}

/// A source of lines.
protocol LineReader: AnyObject {
  /// Called several times a second while the user isn't typing; its output is printed above the line.
  typealias IdleWork = () -> (() -> Void)?

  /// Called while the user isn't typing; nil for nothing.
  var whileWaiting: IdleWork? { get set }

  /// Reads one line, which begins with a text that the user may change; a reader that can't edit
  /// ignores it.
  func readLine(prompt: String, beginning: String) -> ReadResult

  /// Adds an input to the history, as one entry however many lines it has.
  func remember(_ block: String)
}

/// The reader that suits the environment: readline at a terminal, plain reading elsewhere.
func standardLineReader(history: @autoclosure () -> History, help: LineHelp) -> any LineReader {
  let typed = isatty(STDIN_FILENO) == 1
  let terminal = getenv("TERM").map { String(cString: $0) } ?? "dumb"
  guard typed, isatty(STDOUT_FILENO) == 1, terminal != "dumb" else {
    return PlainReader(dd_standard_input(), showsPrompt: typed)
  }
  return ReadlineReader(history: history(), help: help)
}
